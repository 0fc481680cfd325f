/** What a question adds to the map: reach, targets, sight, zones, supply. Each state has a shape as well as a colour, on a white casing. */
import { distance, union } from "./lines";
import type { Drawing } from "./map";
import type { Point } from "./model";
import { curve, number as n, outlines, straight } from "./paths";
import { escaped, group, line } from "./svg";

const region = (drawing: Drawing, places: readonly string[]): string =>
  outlines(union(places.map((id) => drawing.outline(id))));
const ray = (a: Point, b: Point): string => straight([a, b], false);
const cased = (d: string, colour: string, width: number, more = "", casing = width * 2): string =>
  line(d, "#fff", casing, 'stroke-opacity=".82"') + line(d, colour, width, more);
const pen = (drawing: Drawing): number => drawing.unit / 104;

/** Places that can be reached: tint and one outline of the whole region; discs with the costs come above (`costs`). */
export function reach(drawing: Drawing, places: readonly string[]): string {
  if (!places.length) return "";
  const d = region(drawing, places);
  return `<path d="${d}" fill="var(--reach-soft)" fill-rule="evenodd"/>${cased(d, "var(--reach)", 2.6 * pen(drawing), "", 5.5 * pen(drawing))}`;
}

/** The cost of each place on a numbered disc; `corners` are those of the piles, which it must not hide. */
export function costs(
  drawing: Drawing,
  spots: readonly { place: string; value?: number | string }[],
  corners: ReadonlyMap<string, Point> = new Map(),
): string {
  const k = pen(drawing);
  return spots
    .map(({ place, value = "" }) =>
      group(
        corners.get(place) ?? drawing.corner(place),
        `<circle r="14" fill="#fff" stroke="var(--reach)" stroke-width="2.4"/><text text-anchor="middle" y="6.5" font-size="19" font-weight="700" fill="#0b4f83">${escaped(String(value))}</text>`,
        ` scale(${k.toFixed(3)})`,
      ),
    )
    .join("");
}

/** A field of fire: dotted vermilion, faint tint. */
export function field(drawing: Drawing, places: readonly string[]): string {
  const k = pen(drawing);
  return places.length
    ? `<path d="${region(drawing, places)}" fill="var(--target)" fill-opacity=".07" fill-rule="evenodd" stroke="var(--target)" stroke-width="${n(2.4 * k)}" stroke-dasharray="${n(3 * k)} ${n(6 * k)}" stroke-linecap="round"/>`
    : "";
}

/** Places that can be attacked. */
export function target(drawing: Drawing, places: readonly string[]): string {
  if (!places.length) return "";
  const d = region(drawing, places);
  return `<path d="${d}" fill="var(--target)" fill-opacity=".15" fill-rule="evenodd"/>${cased(d, "var(--target)", 3 * pen(drawing))}`;
}

/** Any set of places that one may choose from. */
export const choice = reach;

/** The place under the pointer or the cursor. */
export function cursor(drawing: Drawing, place: string): string {
  const d = straight(drawing.outline(place));
  return cased(d, "var(--ink)", 2.2 * pen(drawing), "", 5 * pen(drawing));
}

/** A line of fire, dotted. */
export function fire(drawing: Drawing, from: string, to: string): string {
  const k = pen(drawing);
  const [a, b] = [drawing.centre(from), drawing.centre(to)];
  const rim = Math.min(0.4, (drawing.counter * 0.5) / Math.hypot(b[0] - a[0], b[1] - a[1])); // it hides neither counter
  const along = (part: number): Point => [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
  return cased(
    ray(along(rim), along(1 - rim)),
    "var(--target)",
    3.4 * k,
    `stroke-dasharray="${n(k)} ${n(8 * k)}"`,
  );
}

/** A line of sight: green to its end, or in ink up to the first place that blocks it, then dotted; what blocks is hatched. */
export function sight(drawing: Drawing, from: string, to: string, blocking: readonly string[]): string {
  const [a, b] = [drawing.centre(from), drawing.centre(to)];
  const k = pen(drawing);
  if (!blocking.length) return cased(ray(a, b), "var(--good)", 3.4 * k);
  const nearest = Math.min(...blocking.map((id) => distance(a, drawing.centre(id))));
  const t = Math.min(1, nearest / (distance(a, b) || 1));
  const stop: Point = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
  const hatched = `<path d="${region(drawing, blocking)}" fill="url(#p-block)" stroke="var(--ink)" stroke-width="${n(2.4 * k)}"/>`;
  return (
    hatched +
    cased(ray(a, stop), "var(--ink)", 3.2 * k) +
    cased(ray(stop, b), "var(--ink3)", 2.6 * k, `stroke-dasharray="${n(2 * k)} ${n(8 * k)}"`)
  );
}

/** Zones of control of a side: hatched in its colour, with a dotted rim; each side has a way that its hatch runs. */
export function zones(drawing: Drawing, places: readonly string[], dark = false): string {
  if (!places.length) return "";
  const k = pen(drawing);
  const d = region(drawing, places);
  const dashes = `stroke-dasharray="${n(4 * k)} ${n(7 * k)}"`;
  const [hatch, ink] = dark ? ["p-zone-dark", "var(--german)"] : ["p-zone-light", "var(--allied)"];
  return `<path d="${d}" fill="url(#${hatch})" fill-rule="evenodd"/>${cased(d, ink, 3.6 * k, dashes, 6 * k)}`;
}

/** Lines of supply from place to place, dotted in green. */
export function supply(drawing: Drawing, lines: readonly (readonly string[])[]): string {
  const k = pen(drawing);
  const d = lines.flatMap((places) => places.slice(1).map((id, i) => curve(drawing.way(places[i] ?? id, id)))).join("");
  return cased(d, "var(--good)", 8 * k, `stroke-dasharray="${n(k)} ${n(15 * k)}"`, 14 * k);
}

/** Places that are supplied: tinted green, one outline round them all; where only some units are, fainter and dashed. */
export function supplied(drawing: Drawing, places: readonly string[], partly = false): string {
  if (!places.length) return "";
  const k = pen(drawing);
  const d = region(drawing, places);
  const dashes = partly ? `stroke-dasharray="${n(8 * k)} ${n(7 * k)}"` : "";
  return `<path d="${d}" fill="var(--good)" fill-opacity="${partly ? 0.09 : 0.2}" fill-rule="evenodd"/>${cased(d, "var(--good)", 3 * k, dashes, 6 * k)}`;
}

/** Places that are cut off: hatched vermilion. */
export function cutOff(drawing: Drawing, places: readonly string[]): string {
  return places.length
    ? `<path d="${region(drawing, places)}" fill="url(#p-cut)" fill-rule="evenodd" stroke="var(--target)" stroke-width="${n(2.4 * pen(drawing))}"/>`
    : "";
}

/** The way that a piece takes or has taken, dotted. */
export function path(drawing: Drawing, places: readonly string[], colour = "var(--reach)"): string {
  const k = pen(drawing);
  const d = straight(
    places.map((id) => drawing.centre(id)),
    false,
  );
  return places.length > 1 ? cased(d, colour, 4 * k, `stroke-dasharray="${n(2 * k)} ${n(9 * k)}"`) : "";
}

/** A piece of advice: one green dotted line and a tick at its end. */
export function hint(drawing: Drawing, from: string, to: string): string {
  const k = pen(drawing);
  const end = drawing.centre(to);
  const tick =
    '<circle r="15" fill="#fff" stroke="var(--good)" stroke-width="2.6"/><path d="M-7 0l5 6 9-11" fill="none" stroke="var(--good)" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/>';
  const way =
    from === to
      ? ""
      : cased(ray(drawing.centre(from), end), "var(--good)", 4 * k, `stroke-dasharray="${n(k)} ${n(9 * k)}"`);
  return way + group(end, tick, ` scale(${k.toFixed(3)})`);
}

/** A refusal: a grey dotted line to what was pointed at, its place outlined in ink, and a pill with the figures that decide. */
export function refusal(drawing: Drawing, from: string | null, to: string, figures: string): string {
  const k = pen(drawing);
  const end = drawing.centre(to);
  const d = straight(drawing.outline(to));
  const outline = cased(d, "var(--ink2)", 3 * k);
  if (from === null || from === to) return outline;
  const start = drawing.centre(from);
  const half = 13 + figures.length * 4.4;
  const pill = figures
    ? group(
        [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2],
        `<rect x="${n(-half)}" y="-14" width="${n(half * 2)}" height="28" rx="14" fill="var(--ink)"/><text text-anchor="middle" y="6" font-size="17" font-weight="700" fill="var(--panel)">${escaped(figures)}</text>`,
        ` scale(${k.toFixed(3)})`,
      )
    : "";
  return outline + cased(ray(start, end), "var(--ink3)", 2.6 * k, `stroke-dasharray="${n(2 * k)} ${n(7 * k)}"`) + pill;
}

/** Attacks: double chevrons from each place into the target. */
export function attack(drawing: Drawing, from: readonly string[], to: string): string {
  const goal = drawing.centre(to);
  const d = "M-10-14 4 0-10 14M4-14 18 0 4 14";
  return from
    .map((id) => {
      const [x, y] = drawing.centre(id);
      const turn = (Math.atan2(goal[1] - y, goal[0] - x) * 180) / Math.PI;
      return group(
        [(x + goal[0]) / 2, (y + goal[1]) / 2],
        cased(d, "var(--target)", 7, "", 13),
        ` rotate(${n(turn)}) scale(${(pen(drawing) * 0.8).toFixed(3)})`,
      );
    })
    .join("");
}

/** Lines that part places: borders, armies, sectors, nations, the front; belts of fortification. */
import { chains, paced, pushed, rounded, union } from "./lines";
import type { Link, Point } from "./model";
import { curve, flowing, number as n, straight } from "./paths";
import type { Plot } from "./plot";
import { type Names, type Stroke, strokes } from "./svg";
import { sidesOf } from "./ways";

/** Pens of each kind, widths in the sheet's size. */
const PENS: Record<string, (size: number) => readonly Stroke[]> = {
  army: (s) => [
    ["var(--halo)", s * 0.2],
    ["var(--army)", s * 0.1, `stroke-dasharray="${n(s * 0.45)} ${n(s * 0.15)} ${n(s * 0.08)} ${n(s * 0.15)}"`],
  ],
  sector: (s) => [
    ["var(--halo)", s * 0.2],
    ["var(--sector)", s * 0.09, `stroke-dasharray="${n(s * 0.25)} ${n(s * 0.15)}"`],
  ],
  nation: (s) => [
    ["var(--nation)", s * 0.22, 'stroke-opacity=".25"'],
    ["var(--nation)", s * 0.067, `stroke-dasharray="${n(s * 0.33)} ${n(s * 0.15)} ${n(s * 0.07)} ${n(s * 0.15)}"`],
  ],
  front: (s) => [
    ["var(--halo)", s * 0.26, 'stroke-opacity=".6"'],
    ["var(--front)", s * 0.12, `stroke-dasharray="${n(s * 0.44)} ${n(s * 0.2)}"`],
  ],
  wall: (s) => [
    ["var(--halo)", s * 0.16],
    ["var(--label)", s * 0.09, `stroke-dasharray="${n(s * 0.12)} ${n(s * 0.04)}" stroke-linecap="butt"`],
  ],
  cliff: (s) => [
    ["var(--hach)", s * 0.12],
    ["var(--hach)", s * 0.24, `stroke-dasharray="1 ${n(s * 0.07)}" stroke-linecap="butt" stroke-opacity=".7"`],
  ],
};

export function boundaries(names: Names, plot: Plot, links: readonly Link[], kinds: readonly string[]): string {
  return kinds
    .map((kind) => {
      const lines = chains(links.filter((link) => link.kind === kind).flatMap((link) => sidesOf(plot, link)));
      return strokes(names, lines.map(flowing).join(""), PENS[kind]?.(plot.size) ?? []);
    })
    .join("");
}

/** The borders of all areas, but for those that a river marks. */
export function borders(names: Names, plot: Plot, links: readonly Link[]): string {
  const wet = new Set(
    links.filter((link) => link.kind.endsWith("river")).map(({ a, b = "" }) => [a, b].sort().join("|")),
  );
  const lines: (readonly Point[])[] = [];
  for (const { id } of plot.places)
    for (const other of plot.neighbours(id)) {
      if (other <= id || wet.has([id, other].sort().join("|"))) continue;
      const side = plot.side(id, other);
      if (side) lines.push(side);
    }
  return strokes(names, lines.map((line) => curve(line)).join(""), [
    ["var(--halo)", plot.size * 0.125],
    ["var(--border)", plot.size * 0.05, 'stroke-opacity=".85"'],
  ]);
}

/** Dragon's teeth in a broken belt. */
export function fortified(plot: Plot): string {
  const held = plot.places.filter((place) => place.marks?.includes("fortified"));
  if (!held.length) return "";
  const R = plot.size;
  const belt = union(held.map((place) => plot.outline(place.id))).map((loop) =>
    pushed(paced(rounded(loop, 2), R * 0.25), -R * 0.16),
  );
  const teeth = held.flatMap(({ id }) => {
    const [x, y] = plot.centre(id);
    return [
      [-9, 8],
      [-3, 9.5],
      [3, 9.5],
      [9, 8],
    ].map(
      ([a = 0, b = 0]) =>
        `M${n(x + ((a - 2) * R) / 20)} ${n(y + ((b + 2) * R) / 20)}l${n(R * 0.1)} ${n(-R * 0.19)} ${n(R * 0.1)} ${n(R * 0.19)}Z`,
    );
  });
  return `<path d="${belt.map((loop) => straight(loop)).join("")}" fill="none" stroke="var(--label)" stroke-opacity=".55" stroke-width="${n(R * 0.05)}" stroke-dasharray="${n(R * 0.2)} ${n(R * 0.12)}"/><path d="${teeth.join("")}" fill="var(--label)" fill-opacity=".62"/>`;
}

/** Places that are worth victory: a gold ring inside each. */
export function victory(plot: Plot): string {
  const R = plot.size;
  const rings = plot.places
    .filter((place) => place.marks?.includes("victory"))
    .map((place) => straight(pushed(plot.outline(place.id), -R * 0.09)));
  return rings.length
    ? `<path d="${rings.join("")}" fill="var(--gold)" fill-opacity=".22" stroke="var(--gold-edge)" stroke-width="${n(R * 0.11)}"/>`
    : "";
}

/** States shown on the map: who holds what, objectives, wire, broken bridges. Drawn in units of 1/104 of the drawing's unit. */
import { isDark } from "./card";
import { degrees, type Line } from "./lines";
import type { Drawing } from "./map";
import type { Marker, Point } from "./model";
import { number as n, straight } from "./paths";
import { escaped, group, STAR } from "./svg";

const cased = (d: string, wide: number, ink: string, pen: number): string =>
  `<path d="${d}" fill="none" stroke="#fff" stroke-width="${wide}" stroke-linecap="round" stroke-linejoin="round"/><path d="${d}" fill="none" stroke="${ink}" stroke-width="${pen}" stroke-linecap="round" stroke-linejoin="round"/>`;
const WIRE = "M-34 0q4-9 8.5 0t8.5 0 8.5 0 8.5 0 8.5 0 8.5 0 8.5 0 8.5 0";
const TRENCH = "M-26 12l8-16 9 10 9-14 9 14 9-10 8 16";
const INK = "#2b2a25";

/** What lies at the foot of a place. */
const GROUND: Record<string, string> = {
  razor_wire: cased(WIRE, 4, INK, 1.7),
  tank_trap: [-20, 0, 20]
    .map((x) => `<g transform="translate(${x} 0)">${cased("M-6 6 6-6M-6-6 6 6M0-8V8", 5, INK, 2.6)}</g>`)
    .join(""),
  minefield: [
    [-14, -7],
    [8, -9],
    [-3, 8],
    [17, 7],
  ]
    .map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="5.2" fill="${INK}" stroke="#fff" stroke-width="1.5"/><circle cx="${x}" cy="${y}" r="1.6" fill="var(--gold)"/>`,
    )
    .join(""),
  entrenchment: cased(TRENCH, 6, "#6b4a22", 3.4),
  pillbox:
    '<path d="M-17-11h34l6 9v13h-46v-13Z" fill="#a9a498" stroke="#3a3223" stroke-width="1.8"/><path d="M-11 0h22" stroke="#23221d" stroke-width="4"/>',
  smoke: [
    [-12, 2, 11],
    [10, 4, 10],
    [0, -7, 12],
  ]
    .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#e9e6df" fill-opacity=".9" stroke="#8a8578"/>`)
    .join(""),
};

/** What lies beside the counters of a place, as a sign on a disc of its side's colour: where, and the sign. */
const SIGNS: Record<string, { at: Point; sign: string }> = {
  commandos: { at: [42, 27], sign: `<path transform="scale(1.05)" d="${STAR}"/>` },
  paratroops: { at: [42, 27], sign: '<path d="M-10-1q0-9 10-9t10 9l-5-3-5 3-5-3Z"/><path d="M-10-1 0 10 10-1M0-1V8" fill="none" stroke-width="1.6"/>' },
  traffic: { at: [-47, 0], sign: '<path d="M-11 4v-8h6v-3h7l4 5h5v6Z"/><circle cx="-5.5" cy="5" r="3"/><circle cx="5.5" cy="5" r="3"/><path d="M-11-10 11 10" fill="none" stroke="var(--target)" stroke-width="3.4"/>' },
  air_supply: { at: [-47, 0], sign: '<path d="M-9-4q0-7 9-7t9 7Z"/><path d="M-9-4-3 5M9-4 3 5M0-4V5" fill="none" stroke-width="1.5"/><path d="M-4 4h8v7h-8Z"/>' },
  motorized: { at: [-42, 27], sign: '<circle r="8.5" fill="none" stroke-width="3.4"/><circle r="2.6"/><path d="M0-8V8M-8 0H8" fill="none" stroke-width="1.5"/>' },
  fuel: { at: [-42, 27], sign: '<path d="M-7-6h9l5 5V9H-7Z"/><path d="M-4-6v-4h6" fill="none" stroke-width="2"/><path d="M-4 0 4 7M4 0-4 7" fill="none" stroke="var(--disc)" stroke-width="1.6"/>' },
};

const signed = (nation: string, sign: string): string =>
  `<circle r="17.5" fill="#fff"/><circle r="15" fill="${cloth(nation)}" stroke="#3a3223" stroke-width=".8"/><g style="--disc:${cloth(nation)}" fill="${ink(nation)}" stroke="${ink(nation)}" stroke-width=".6" stroke-linejoin="round">${sign}</g>`;

const cloth = (nation: string): string => (nation ? `var(--${nation})` : "var(--gold)");
const ink = (nation: string): string => (nation ? `var(--${nation}-ink)` : "#26221b");

/** A small flag in the colours of whoever holds the place. */
const flag = (nation: string): string =>
  `${cased("M0 12V-12", 5, "var(--label)", 2.4)}<path d="M1-12h17l-4 5.5 4 5.5H1Z" fill="${cloth(nation)}" stroke="#fff" stroke-width="3"/><path d="M1-12h17l-4 5.5 4 5.5H1Z" fill="${cloth(nation)}" stroke="#3a3223" stroke-width=".8"/>`;

/** What a place is worth, on a star. */
const star = (nation: string, value: string): string =>
  `<g transform="scale(1.65)"><path d="${STAR}" fill="${cloth(nation)}" stroke="#fff" stroke-width="1.4"/><path d="${STAR}" fill="none" stroke="#3a3223" stroke-width=".4"/></g>` +
  `<text text-anchor="middle" y="4.5" font-size="13" font-weight="700" fill="${ink(nation)}">${escaped(value)}</text>`;
/** What a place gives to whoever holds it, on a disc of the side that alone gets it. */
const worth = (nation: string, value: string): string =>
  `<circle r="12" fill="#fff"/><circle r="10.5" fill="${nation ? cloth(nation) : "#fffaf0"}" stroke="#3a3223" stroke-width="1.2"/><text text-anchor="middle" y="5.3" font-size="15" font-weight="700" fill="${ink(nation)}">${escaped(value)}</text>`;
const pill = (text: string, fill: string): string =>
  `<rect x="${-6 - text.length * 5}" y="-11" width="${12 + text.length * 10}" height="22" rx="11" fill="${fill}" stroke="#fff" stroke-width="2"/><text text-anchor="middle" y="5.5" font-size="15.5" font-weight="700" fill="#fff">${escaped(text)}</text>`;
const broken = `<rect x="-14" y="-9" width="28" height="18" rx="2" fill="var(--sheet)" stroke="var(--target)" stroke-width="2.4"/><path d="M-9-9 9 9M9-9-9 9" stroke="var(--target)" stroke-width="4.4"/>`;

/** A number on a small tab of paper. */
const tab = (text: string): string =>
  `<rect x="${-9 - text.length * 6}" y="-15" width="${18 + text.length * 12}" height="30" rx="6" fill="var(--sheet)" stroke="var(--target)" stroke-width="3"/><text text-anchor="middle" y="9" font-size="26" font-weight="700" fill="var(--target)">${escaped(text)}</text>`;

/** Men behind the lines: a dark diamond with a star, framed in their side's colour, and what they do. */
const special = (nation: string, text: string): string =>
  `<path d="M0-28 28 0 0 28-28 0Z" fill="#fff"/><path d="M0-24 24 0 0 24-24 0Z" fill="#23221d" stroke="${cloth(nation)}" stroke-width="5"/><path transform="scale(1.35)" d="${STAR}" fill="#fff"/>` +
  (text ? `<g transform="translate(0 34) scale(1.3)">${pill(text, "#23221d")}</g>` : "");

const contested = (outline: Line): string =>
  `<path d="${straight(outline)}" fill="var(--target)" fill-opacity=".13" stroke="#fff" stroke-width="7" stroke-linejoin="round"/><path d="${straight(outline)}" fill="none" stroke="var(--target)" stroke-width="3.2" stroke-linejoin="round"/>`;

const ON_TOP = new Set(["special", "control", "command"]);

/** Whether a marker lies on the counters: it would be lost under them. */
export const onTop = ({ id, value }: Marker): boolean => ON_TOP.has(id) || id in SIGNS || (id === "objective" && Boolean(value));

/**
 * A marker in the colours of its side (`nation`, or "" for nobody's), under names and counters if not `onTop`. Who
 * holds an area is shown by a band that is there from the beginning: the marker only gives it its colour.
 */
export function marker(drawing: Drawing, shown: Marker, nation = ""): string {
  const k = drawing.unit / 104;
  const [x, y] = drawing.centre(shown.place);
  const put = (dx: number, dy: number, inner: string, turn = 0): string =>
    group([x + dx * k, y + dy * k], inner, `${turn ? ` rotate(${n(turn)})` : ""} scale(${k.toFixed(3)})`);
  if (shown.to) return across(drawing, shown, k);
  switch (shown.id) {
    case "control":
      return drawing.hexes
        ? put(-50, -6, flag(nation))
        : `<style>:root{${drawing.band(shown.place)}:var(--band-${isDark(nation) ? "dark" : "light"})}</style>`;
    case "objective":
      return shown.value ? put(43, -2, star(nation, shown.value)) : ring(drawing.outline(shown.place), [x, y]);
    case "command":
      return put(-43, 16, worth(nation, shown.value ?? ""));
    case "special": {
      const [left, top] = drawing.stand(shown.place, 0, 1, drawing.counter);
      const at: Point = [left - drawing.counter * 0.82, top - drawing.counter * 0.2];
      return group(at, special(nation, shown.value ?? ""), ` scale(${k.toFixed(3)})`);
    }
    case "contested":
      return contested(drawing.outline(shown.place));
    case "unsupplied":
      return `<path d="${straight(drawing.outline(shown.place))}" fill="url(#p-cut)" stroke="var(--target)" stroke-width="${n(2.4 * k)}"/>`;
    default: {
      const beside = SIGNS[shown.id];
      if (beside) return put(...beside.at, signed(nation, beside.sign));
      return put(0, GROUND[shown.id] ? 30 : 38, GROUND[shown.id] ?? pill(shown.value || shown.id, "var(--ink)"));
    }
  }
}

/** An objective that nobody is named for: a gold line inside its place. */
function ring(outline: Line, [x, y]: Point): string {
  const d = straight(outline.map(([a, b]): Point => [x + (a - x) * 0.93, y + (b - y) * 0.93]));
  return `<path d="${d}" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="4"/><path d="${d}" fill="none" stroke="var(--gold-edge)" stroke-width="1.8"/>`;
}

/** On the side between two places. */
function across(drawing: Drawing, { id, place, to = "", value = "" }: Marker, k: number): string {
  const [a, b] = [drawing.centre(place), drawing.centre(to)];
  const spot = drawing.crossing(place, to);
  if (id === "bridge_destroyed") {
    const [x, y] = spot;
    const [wide, high] = [Math.abs(b[0] - a[0]), Math.abs(b[1] - a[1])];
    const aside: Point = wide > high ? [x, y - 27 * k] : [x + (22 + value.length * 7) * k, y]; // clear of the road
    return (
      group(spot, broken, ` rotate(${n(degrees(a, b))}) scale(${k.toFixed(3)})`) +
      (value ? group(aside, tab(value), ` scale(${k.toFixed(3)})`) : "")
    );
  }
  return group(
    spot,
    GROUND[id] ?? pill(value || id, "var(--ink)"),
    ` rotate(${n(degrees(a, b) + 90)}) scale(${k.toFixed(3)})`,
  );
}

/** The sign of a pile that is out of supply, above the counters. */
export const outOfSupply = (text: string, side: number): string =>
  group([0, side * 0.72], pill(text, "var(--target)"), ` scale(${(side / 46).toFixed(3)})`);

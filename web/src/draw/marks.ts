/** Small signs at the corners of a counter: what it has done and what was done to it. */
import type { Point } from "./model";
import { number as n } from "./paths";
import { escaped, group, STAR } from "./svg";

const PAPER = "#fffaf0";
const INK = "#3a3223";
const word = (side: number, size: number, y: number, fill: string, text: string): string =>
  `<text text-anchor="middle" y="${n(side * y)}" font-size="${n(side * size)}" font-weight="700" fill="${fill}">${escaped(text)}</text>`;
const disc = (side: number, fill: string, letter: string): string =>
  `<circle r="${n(side * 0.17)}" fill="${fill}" stroke="#fff" stroke-width="${n(side * 0.026)}"/>${word(side, 0.21, 0.075, "#fff", letter)}`;
const done = (side: number, d: (k: (m: number) => string) => string): string =>
  `<circle r="${n(side * 0.13)}" fill="${PAPER}" stroke="${INK}"/><path d="${d((m) => n(side * m))}" fill="none" stroke="${INK}" stroke-width="${n(side * 0.026)}"/>`;
const damage = (side: number, letter: string): string =>
  `<path d="M0 ${n(-side * 0.19)}l${n(side * 0.18)} ${n(side * 0.32)}h${n(-side * 0.36)}Z" fill="var(--mark-damage)" stroke="#fff" stroke-width="${n(side * 0.026)}" stroke-linejoin="round"/>${word(side, 0.19, 0.1, "#fff", letter)}`;

/** A boot: it goes no farther than men on foot. */
const boot = (side: number): string =>
  `<circle r="${n(side * 0.13)}" fill="${PAPER}" stroke="${INK}"/><path d="M-5-7.500h5v7l6 3v4H-5Z" transform="scale(${(side * 0.0105).toFixed(3)})" fill="${INK}"/>`;

/** The marks that stand at the top right, most telling first; a counter shows the first two that it has. */
const CORNER: readonly (readonly [string, (side: number) => string])[] = [
  ["disrupted", (s) => disc(s, "var(--mark-disrupted)", "D")],
  ["pinned", (s) => disc(s, "var(--mark-pinned)", "P")],
  ["concealed", (s) => disc(s, "var(--id-black)", "?")],
  ["wrecked", (s) => damage(s, "H")],
  ["damaged", (s) => damage(s, "L")],
  [
    "attacker",
    (s) =>
      `<circle r="${n(s * 0.17)}" fill="var(--target)" stroke="#fff" stroke-width="${n(s * 0.026)}"/><path d="M${n(-s * 0.09)} ${n(-s * 0.08)}l${n(s * 0.08)} ${n(s * 0.08)}l${n(-s * 0.08)} ${n(s * 0.08)}m${n(s * 0.08)} ${n(-s * 0.16)}l${n(s * 0.08)} ${n(s * 0.08)}l${n(-s * 0.08)} ${n(s * 0.08)}" fill="none" stroke="#fff" stroke-width="${n(s * 0.04)}"/>`,
  ],
  ["unsupplied", (s) => disc(s, "var(--mark-damage)", "!")],
  [
    "op_fire",
    (s) =>
      `<circle r="${n(s * 0.18)}" fill="#fff" stroke="var(--reach)" stroke-width="${n(s * 0.04)}"/><path d="M0 ${n(-s * 0.22)}V${n(s * 0.22)}M${n(-s * 0.22)} 0H${n(s * 0.22)}" stroke="var(--reach)" stroke-width="${n(s * 0.03)}"/><circle r="${n(s * 0.06)}" fill="var(--reach)"/>`,
  ],
  ["fired", (s) => done(s, (k) => `M${k(-0.07)} 0h${k(0.14)}M0 ${k(-0.07)}v${k(0.14)}`)],
  [
    "moved",
    (s) =>
      done(
        s,
        (k) => `M${k(-0.06)} 0h${k(0.1)}m${k(-0.04)} ${k(-0.045)}l${k(0.05)} ${k(0.045)}l${k(-0.05)} ${k(0.045)}`,
      ),
  ],
  ["foot", (s) => boot(s)],
  [
    "waiting",
    (s) =>
      done(
        s,
        (k) =>
          `M${k(-0.05)} ${k(-0.07)}h${k(0.1)}l${k(-0.1)} ${k(0.14)}h${k(0.1)}l${k(-0.1)} ${k(-0.14)}`,
      ),
  ],
];

/** Where the bottom right corner is `free`, the second stands there, so that it hides no name. */
export function corner(marks: readonly string[], side: number, free: boolean): string {
  const shown = CORNER.filter(([name]) => marks.includes(name)).slice(0, 2);
  const second: Point = free ? [side * 0.42, side * 0.42] : [side * 0.18, -side * 0.47];
  return shown.map(([, draw], i) => group(i ? second : [side * 0.48, -side * 0.47], draw(side))).join("");
}

/** An ace: a gold star at the left, under the name. */
export const ace = (side: number): string =>
  group(
    [-side * 0.36, -side * 0.14],
    `<path d="${STAR}" fill="#ffd55c" stroke="${INK}" stroke-width="1.2"/>`,
    ` scale(${(side / 80).toFixed(2)})`,
  );

/** Dug in: a trench on a tab at the bottom left. */
export const trench = (side: number): string =>
  group(
    [-side * 0.36, side * 0.42],
    `<rect x="${n(-side * 0.19)}" y="${n(-side * 0.11)}" width="${n(side * 0.38)}" height="${n(side * 0.22)}" rx="${n(side * 0.05)}" fill="#fff8e6" stroke="${INK}"/><path d="M${n(-side * 0.14)} ${n(side * 0.045)}h${n(side * 0.06)}v${n(-side * 0.09)}h${n(side * 0.07)}v${n(side * 0.09)}h${n(side * 0.07)}v${n(-side * 0.09)}h${n(side * 0.07)}" fill="none" stroke="#6b4a22" stroke-width="${n(side * 0.04)}"/>`,
  );

/** A few letters on a tab at the top left: what the unit has been trained for. */
export const tab = (side: number, text: string): string =>
  group(
    [-side * 0.42, -side * 0.44],
    `<rect x="${n(-side * 0.17)}" y="${n(-side * 0.13)}" width="${n(side * 0.34)}" height="${n(side * 0.26)}" rx="${n(side * 0.05)}" fill="#fff8e6" stroke="${INK}"/>${word(side, 0.19, 0.07, INK, text)}`,
  );

/** Men on a base with four places; a crew with its weapon fills two. In the colours --hull (cloth) and --barrel (line). */
import { at } from "./lines";
import type { Point } from "./model";
import { number as n } from "./paths";

const INK = "var(--line-ink)";
const body = `<path d="M-5.5 9q0-7.5 5.5-7.5t5.5 7.5Z" fill="var(--cloth)" stroke="${INK}"/>`;
const skin = "#e7c9a5";
const gold = "#ffd55c";
const regular = `${body}<path d="M5.5-1 3 8" stroke="${INK}" stroke-width="1.7" stroke-linecap="round"/><path d="M-4.6-2.3q0-5.2 4.6-5.2t4.6 5.2l1 .9h-11.2Z" fill="var(--cloth)" stroke="${INK}"/><path d="M-3.2-1.4q.4 3 3.2 3t3.2-3Z" fill="${skin}" stroke="${INK}" stroke-width=".7"/>`;
const beside = `<g transform="translate(-8 1)">${regular}</g>`;

const FIGURES: Record<string, string> = {
  regular,
  elite: `${regular}<path d="m0-7 .9 1.9 2.1.2-1.6 1.4.5 2-1.9-1-1.9 1 .5-2-1.6-1.4 2.1-.2Z" fill="${gold}" stroke="${INK}" stroke-width=".5"/>`,
  officer: `${body}<path d="M0 2v6" stroke="${gold}" stroke-width="1.6"/><path d="M-3.2-2q.4 3.4 3.2 3.4t3.2-3.4Z" fill="${skin}" stroke="${INK}" stroke-width=".7"/><path d="M-5-3.6q1-4.4 5-4.4t5 4.4l-1.2 1.4h-7.6Z" fill="var(--cloth)" stroke="${INK}"/><path d="M-3.8-2.2h7.6" stroke="${gold}" stroke-width="1.2"/>`,
  mg: `${beside}<path d="M-3 1.5 14-2.5" stroke="${INK}" stroke-width="2.6" stroke-linecap="round"/><path d="M8-1 6 8M8-1l4.5 8.5" stroke="${INK}" stroke-width="1.5" stroke-linecap="round"/><rect x="-1" y="1" width="5" height="4" fill="var(--cloth)" stroke="${INK}" stroke-width=".8"/>`,
  mortar: `${beside}<path d="M4 7 10-7" stroke="${INK}" stroke-width="4" stroke-linecap="round"/><path d="M4.5 6 9.8-6.5" stroke="var(--cloth)" stroke-width="1.8" stroke-linecap="round"/><path d="M8-1 13 8M1 8h6" stroke="${INK}" stroke-width="1.5" stroke-linecap="round"/>`,
  gun: `${beside}<path d="M0 2 16-1" stroke="${INK}" stroke-width="3" stroke-linecap="round"/><path d="M2-5v9" stroke="${INK}" stroke-width="2.4"/><circle cx="4" cy="5" r="3.6" fill="var(--cloth)" stroke="${INK}"/>`,
};
const WIDE = new Set(["mg", "mortar", "gun"]);
const SLOTS: readonly Point[] = [
  [-0.22, -0.17],
  [0.22, -0.17],
  [-0.22, 0.27],
  [0.22, 0.27],
];

/** The base with its men; an empty place is a dotted ring. */
export function base(figures: readonly string[], side: number): string {
  const inset = side * 0.06;
  let drawn = `<rect x="${n(-side / 2 + inset)}" y="${n(-side / 2 + inset)}" width="${n(side * 0.88)}" height="${n(side * 0.88)}" rx="${n(side * 0.07)}" fill="#000" fill-opacity="var(--strip)"/>`;
  let slot = 0;
  for (const figure of figures) {
    if (slot > 3) break;
    const wide = WIDE.has(figure);
    const [x, y] = at(SLOTS, slot);
    drawn += `<g transform="translate(${n(wide ? 0 : x * side)} ${n(y * side)}) scale(${(side / 45).toFixed(2)})">${FIGURES[figure] ?? regular}</g>`;
    slot += wide ? 2 : 1;
  }
  for (; slot < 4; slot++) {
    const [x, y] = at(SLOTS, slot);
    drawn += `<circle cx="${n(x * side)}" cy="${n(y * side)}" r="${n(side * 0.07)}" fill="none" stroke="currentColor" stroke-opacity=".45" stroke-dasharray="2 2"/>`;
  }
  return drawn;
}

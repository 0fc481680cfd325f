/** Where the counters of one place lie: cards up and left of each other, or a row of piles on a map of areas. */
import type { Point } from "./model";
import { group } from "./svg";

export interface Lying {
  id: string;
  offset: Point;
}

/** One pile, bottom first: each card 13% of its side up and left of the one below. */
export function pile(ids: readonly string[], side: number): Lying[] {
  const step = side * 0.13;
  return ids.map((id, i) => {
    const by = -(i - (ids.length - 1) / 2) * step;
    return { id, offset: [by, by] };
  });
}

/** A fan for a narrow place, bottom first: cards a third of their side apart, four at most; the first id ends on top. */
export function fan(ids: readonly string[], side: number): Lying[] {
  const shown = Math.min(4, ids.length);
  return [...ids].reverse().map((id, i) => {
    const by = Math.max(0, i - (ids.length - shown)) - (shown - 1) / 2;
    return { id, offset: [by * side * 0.3, -by * side * 0.07] };
  });
}

/** All side by side; first come the ids on the left. */
export function abreast(ids: readonly string[], side: number): Lying[] {
  return ids.map((id, i) => ({ id, offset: [(i - (ids.length - 1) / 2) * side * 1.12, 0] }));
}

/** Up to three piles side by side, bottom first; first come the ids on the left. */
export function row(ids: readonly string[], side: number, most = 3): Lying[] {
  const columns = ids.length <= 2 ? ids.length : Math.min(most, ids.length <= 4 ? 2 : 3);
  const each = Math.ceil(ids.length / Math.max(1, columns));
  return Array.from({ length: columns }, (_, c) => {
    const x = (c - (columns - 1) / 2) * side * 1.12;
    const some = ids.slice(c * each, c * each + each).reverse();
    return some.map((id, i): Lying => ({
      id,
      offset: [x - (i - (some.length - 1) / 2) * side * 0.075, -(i - (some.length - 1) / 2) * side * 0.1],
    }));
  }).flat();
}

/** How many lie there, or how strong they are together, on a black disc at the top right of the pile. */
export const count = (value: number | string, side: number): string =>
  group(
    [side * 0.5, -side * 0.56],
    `<circle r="6.6" fill="var(--ink)" stroke="var(--panel)"/>` +
      `<text text-anchor="middle" y="3.2" font-size="9.2" font-weight="700" fill="var(--panel)">${value}</text>`,
    ` scale(${(side / 28.6).toFixed(3)})`,
  );

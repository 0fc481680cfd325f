/** Where counters lie, the first of a stack on top, so that none hides another pile or the sign of a place. Used by the table and by every picture of it. */
import { bounds } from "./lines";
import type { Drawing } from "./map";
import type { Box, Point } from "./model";
import { fan, pile, row } from "./stack";

interface Standing {
  id: string;
  side: string;
  place: string;
  values?: readonly string[];
  steps?: number;
  full?: number;
}

export interface Laid<P extends Standing> {
  piece: P;
  at: Point;
  /** From the bottom of its stack. */
  depth: number;
  stack: readonly P[];
}

export interface Arrangement<P extends Standing> {
  /** Bottom ones first, so that the top one is drawn last. */
  laid: readonly Laid<P>[];
  /** What the piles cover: names keep clear of it (`Drawing.labels`). */
  piles: readonly Box[];
  /** Where the number of each pile belongs: of its counters, from three on; or its strength, if they show that. */
  counts: readonly { at: Point; stack: readonly P[]; number: number }[];
}

/** How a stack lies: on a hex, side by side in a wide area, fanned in a narrow one. */
type Manner = "pile" | "row" | "fan";

interface Pile<P extends Standing> {
  stack: P[];
  manner: Manner;
  x: number;
  y: number;
  half: Point;
}

export function arrange<P extends Standing>(
  drawing: Drawing,
  pieces: Iterable<P>,
  side = drawing.counter,
): Arrangement<P> {
  const places = new Map<string, Map<string, P[]>>();
  for (const piece of pieces) {
    if (!drawing.has(piece.place)) continue;
    const here = places.get(piece.place) ?? new Map<string, P[]>();
    places.set(piece.place, here.set(piece.side, [...(here.get(piece.side) ?? []), piece]));
  }
  const piles = [...places].flatMap(([place, sides]) =>
    [...sides.values()].map((stack, i): Pile<P> => {
      const [x, y] = drawing.stand(place, i, sides.size, side);
      const manner = mannerOf(drawing, place, side);
      return { stack, manner, x, y, half: extent(stack.length, side, manner) };
    }),
  );
  if (!drawing.hexes) spread(piles, drawing.signs);
  return {
    laid: piles.flatMap((one) => lay(one, side)),
    piles: piles.map(({ x, y, half }): Box => [x - half[0], y - half[1], half[0] * 2, half[1] * 2]),
    counts: piles
      .map(({ stack, x, y, half }) => {
        const at: Point = [x + half[0] - side / 2, y - half[1] + side / 2];
        return { at, stack, ...numbered(stack) };
      })
      .filter(({ stack, least }) => stack.length >= least),
  };
}

/** The number of a pile, and how many counters make it worth telling. */
function numbered(stack: readonly Standing[]): { number: number; least: number } {
  const strong = stack.every(showsStrength);
  return strong
    ? { number: stack.reduce((sum, { steps = 0 }) => sum + steps, 0), least: 2 }
    : { number: stack.length, least: 3 };
}

/** Whether the large figure of a counter is what is left of its strength. */
export function showsStrength({ values = [], full = 0 }: { values?: readonly string[]; full?: number }): boolean {
  return values.length === 0 && full > 0;
}

function mannerOf(drawing: Drawing, place: string, side: number): Manner {
  if (drawing.hexes) return "pile";
  const [x0, , x1] = bounds(drawing.outline(place));
  return x1 - x0 > side * 3.4 ? "row" : "fan";
}

function lay<P extends Standing>({ stack, manner, x, y }: Pile<P>, side: number): Laid<P>[] {
  const known = new Map(stack.map((piece) => [piece.id, piece]));
  const ids = [...known.keys()];
  const cards = manner === "pile" ? pile(ids.reverse(), side) : manner === "row" ? row(ids, side) : fan(ids, side);
  return cards.flatMap(({ id, offset }, depth) => {
    const piece = known.get(id);
    return piece ? [{ piece, depth, stack, at: [x + offset[0], y + offset[1]] as const }] : [];
  });
}

/** Half the width and height of a stack with the rings round it. */
function extent(count: number, side: number, manner: Manner): Point {
  if (manner === "pile") return [(side / 2) * (1 + 0.13 * (count - 1)), (side / 2) * (1 + 0.13 * (count - 1))];
  if (manner === "fan")
    return [side * (0.54 + 0.15 * (Math.min(4, count) - 1)), side * (0.54 + 0.035 * (Math.min(4, count) - 1))];
  const columns = count <= 2 ? count : count <= 4 ? 2 : 3;
  const deep = Math.ceil(count / columns) - 1;
  return [side * (0.56 * columns + 0.04 * deep + 0.02), side * (0.56 + 0.05 * deep)];
}

/** Piles that overlap push each other away, a little at a time; signs do not give way. */
function spread<P extends Standing>(piles: readonly Pile<P>[], signs: readonly Box[]): void {
  for (let round = 0; round < 80; round++) {
    let still = true;
    const stuck = round > 20 && round % 2 === 0; // what cannot leave by the shortest way goes sideways
    piles.forEach((a, i) => {
      for (const b of piles.slice(i + 1)) {
        const push = apart([a.x, a.y], a.half, [b.x, b.y], b.half, stuck);
        if (!push) continue;
        still = false;
        a.x += push[0] / 2;
        a.y += push[1] / 2;
        b.x -= push[0] / 2;
        b.y -= push[1] / 2;
      }
      for (const [x, y, w, h] of signs) {
        const push = apart([a.x, a.y], a.half, [x + w / 2, y + h / 2], [w / 2, h / 2], stuck);
        if (!push) continue;
        still = false;
        a.x += push[0] * 0.6;
        a.y += push[1] * 0.6;
      }
    });
    if (still) return;
  }
}

/** The shortest way that frees two boxes of each other, or null where they do not touch. */
function apart(a: Point, half: Point, b: Point, other: Point, sideways: boolean): Point | null {
  const [dx, dy] = [a[0] - b[0], a[1] - b[1]];
  const [over, under] = [half[0] + other[0] - Math.abs(dx), half[1] + other[1] - Math.abs(dy)];
  if (over <= 0.5 || under <= 0.5) return null;
  return sideways || over < under ? [dx < 0 ? -over : over, 0] : [0, dy < 0 ? -under : under];
}

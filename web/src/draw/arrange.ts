/** Where counters lie, the first of a stack on top, so that none hides another pile or the sign of a place. Used by the table and by every picture of it. */
import { bounds } from "./lines";
import type { Drawing } from "./map";
import type { Box, Point } from "./model";
import { abreast, fan, pile, row } from "./stack";

interface Standing {
  id: string;
  side: string;
  place: string;
  values?: readonly string[];
  marks?: readonly string[];
  steps?: number;
  full?: number;
}

export interface Laid<P extends Standing> {
  piece: P;
  at: Point;
  /** From the bottom of its stack. */
  depth: number;
  stack: readonly P[];
  /** Nothing of its stack lies on anything else of it. */
  open: boolean;
}

export interface Arrangement<P extends Standing> {
  /** Bottom ones first, so that the top one is drawn last. */
  laid: readonly Laid<P>[];
  piles: readonly Box[];
  /** What the piles and their numbers cover: names keep clear of it (`Drawing.labels`). */
  covered: readonly Box[];
  /** Where the number of each pile belongs: of its counters, from three on; or its strength, if they show that. */
  counts: readonly { at: Point; stack: readonly P[]; number: number }[];
  /** The corner of what stands in a place: a small disc there hides no figure of a counter. */
  corners: ReadonlyMap<string, Point>;
}

/** How a stack lies: on a hex, side by side in a wide area, fanned in a narrow one; abreast where it faces another. */
type Manner = "pile" | "row" | "fan" | "abreast";

interface Pile<P extends Standing> {
  stack: P[];
  manner: Manner;
  x: number;
  y: number;
  half: Point;
}

/** What stays together when piles push each other away: a pile, or both sides of a fight. */
type Block = readonly Pile<Standing>[];

const MOST_ABREAST = 5;

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
  const blocks = [...places].flatMap(([place, sides]) => blocksOf(drawing, place, [...sides.values()], side));
  if (!drawing.hexes) spread(blocks, drawing.signs);
  const piles = blocks.flat();
  const corner = ({ x, y, half }: Pile<P>): Point => [x - half[0], y - half[1]];
  const counts = piles
    .map(({ stack, x, y, half }) => {
      const at: Point = [x + half[0] - side / 2, y - half[1] + side / 2];
      return { at, stack, ...numbered(stack) };
    })
    .filter(({ stack, least }) => stack.length >= least);
  const boxes = piles.map(({ x, y, half }): Box => [x - half[0], y - half[1], half[0] * 2, half[1] * 2]);
  return {
    laid: piles.flatMap((one) => lay(one, side)),
    piles: boxes,
    covered: [...boxes, ...counts.map(({ at }) => disc(at, side))],
    counts,
    corners: new Map([...piles].reverse().map((one) => [one.stack[0]?.place ?? "", corner(one)])),
  };
}

/** The piles of a place. Two sides that stand close together face each other, those who attack above. */
function blocksOf<P extends Standing>(drawing: Drawing, place: string, stacks: P[][], side: number): Pile<P>[][] {
  const attacks = (stack: readonly P[]) => stack.some(({ marks = [] }) => marks.includes("attacker"));
  const ordered = stacks.sort((a, b) => Number(attacks(b)) - Number(attacks(a)));
  const stands = ordered.map((_, i) => drawing.stand(place, i, ordered.length, side));
  const [[, y0] = [0, 0], [, y1] = [0, Infinity]] = stands;
  const facing = !drawing.hexes && y1 > y0 && y1 - y0 < side * 1.5;
  const piles = ordered.map((stack, i): Pile<P> => {
    const [x, y] = stands[i] ?? [0, 0];
    const manner = facing && stack.length <= MOST_ABREAST ? "abreast" : mannerOf(drawing, place, side);
    return { stack, manner, x, y, half: extent(stack.length, side, manner) };
  });
  return facing ? [piles] : piles.map((one) => [one]);
}

/** What the number of a pile covers. */
function disc([x, y]: Point, side: number): Box {
  return [x + side * 0.25, y - side * 0.81, side / 2, side / 2];
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

const HOW = { pile, row, fan, abreast };

function lay<P extends Standing>({ stack, manner, x, y }: Pile<P>, side: number): Laid<P>[] {
  const known = new Map(stack.map((piece) => [piece.id, piece]));
  const ids = [...known.keys()];
  const cards = HOW[manner](manner === "pile" ? ids.reverse() : ids, side);
  const open = manner === "abreast" || ids.length === 1 || (manner === "row" && ids.length === 2);
  return cards.flatMap(({ id, offset }, depth) => {
    const piece = known.get(id);
    return piece ? [{ piece, depth, stack, open, at: [x + offset[0], y + offset[1]] as const }] : [];
  });
}

/** Half the width and height of a stack with the rings round it. */
function extent(count: number, side: number, manner: Manner): Point {
  if (manner === "pile") return [(side / 2) * (1 + 0.13 * (count - 1)), (side / 2) * (1 + 0.13 * (count - 1))];
  if (manner === "fan")
    return [side * (0.54 + 0.15 * (Math.min(4, count) - 1)), side * (0.54 + 0.035 * (Math.min(4, count) - 1))];
  if (manner === "abreast") return [side * (0.56 * count + 0.02), side * 0.57];
  const columns = count <= 2 ? count : count <= 4 ? 2 : 3;
  const deep = Math.ceil(count / columns) - 1;
  return [side * (0.56 * columns + 0.04 * deep + 0.02), side * (0.56 + 0.05 * deep)];
}

/** Blocks that overlap push each other away, a little at a time; signs do not give way. */
function spread(blocks: readonly Block[], signs: readonly Box[]): void {
  const shift = (block: Block, [dx, dy]: Point, part: number) => {
    for (const one of block) {
      one.x += dx * part;
      one.y += dy * part;
    }
  };
  for (let round = 0; round < 80; round++) {
    let still = true;
    const stuck = round > 20 && round % 2 === 0; // what cannot leave by the shortest way goes sideways
    blocks.forEach((a, i) => {
      for (const b of blocks.slice(i + 1)) {
        const push = apart(boundsOf(a), boundsOf(b), stuck);
        if (!push) continue;
        still = false;
        shift(a, push, 0.5);
        shift(b, push, -0.5);
      }
      for (const sign of signs) {
        const push = apart(boundsOf(a), sign, stuck);
        if (!push) continue;
        still = false;
        shift(a, push, 0.6);
      }
    });
    if (still) return;
  }
}

function boundsOf(block: Block): Box {
  const [x0, y0, x1, y1] = bounds(
    block.flatMap(({ x, y, half: [w, h] }): Point[] => [
      [x - w, y - h],
      [x + w, y + h],
    ]),
  );
  return [x0, y0, x1 - x0, y1 - y0];
}

/** The shortest way that frees two boxes of each other, or null where they do not touch. */
function apart([ax, ay, aw, ah]: Box, [bx, by, bw, bh]: Box, sideways: boolean): Point | null {
  const [dx, dy] = [ax + aw / 2 - bx - bw / 2, ay + ah / 2 - by - bh / 2];
  const [over, under] = [(aw + bw) / 2 - Math.abs(dx), (ah + bh) / 2 - Math.abs(dy)];
  if (over <= 0.5 || under <= 0.5) return null;
  return sideways || over < under ? [dx < 0 ? -over : over, 0] : [0, dy < 0 ? -under : under];
}

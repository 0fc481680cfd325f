/** Where pieces lie on the map: one in the middle of its place, more as a stack, both sides of a shared place apart. */
import type { Piece } from "../api/types";
import type { Drawing } from "../draw/map";
import type { Point } from "../draw/model";
import { pile, row } from "../draw/stack";

export interface Lying {
  piece: Piece;
  at: Point;
  depth: number; // from the bottom of its stack
  stack: readonly Piece[];
}

export function counterSide(drawing: Drawing): number {
  return drawing.hexes ? drawing.unit * 0.63 : drawing.unit * 0.8;
}

/** Bottom ones first, so that the top one is drawn last. */
export function layOut(pieces: Iterable<Piece>, drawing: Drawing): Lying[] {
  const stacks = new Map<string, Map<string, Piece[]>>();
  for (const piece of pieces) {
    if (!drawing.has(piece.place)) continue;
    const here = stacks.get(piece.place) ?? new Map<string, Piece[]>();
    stacks.set(piece.place, here);
    here.set(piece.side, [...(here.get(piece.side) ?? []), piece]);
  }
  const side = counterSide(drawing);
  return [...stacks].flatMap(([place, bySide]) => {
    const centre = drawing.centre(place);
    return [...bySide.values()].flatMap((stack, i) => {
      const shift = (i - (bySide.size - 1) / 2) * side * 1.15;
      const known = new Map(stack.map((piece) => [piece.id, piece]));
      const cards = (drawing.hexes ? pile : row)([...known.keys()], side);
      return cards.flatMap(({ id, offset }, depth) => {
        const piece = known.get(id);
        return piece ? [{ piece, depth, stack, at: [centre[0] + shift + offset[0], centre[1] + side * 0.06 + offset[1]] as const }] : [];
      });
    });
  });
}

/** The topmost piece under a point of the map. */
export function pieceAt(lying: readonly Lying[], drawing: Drawing, [x, y]: Point): Lying | undefined {
  const half = counterSide(drawing) * 0.56;
  return [...lying].reverse().find(({ at }) => Math.abs(x - at[0]) <= half && Math.abs(y - at[1]) <= half);
}

/** Which piece lies under the pointer. */
import type { Piece } from "../api/types";
import type { Laid } from "../draw/arrange";
import type { Drawing } from "../draw/map";
import type { Point } from "../draw/model";

const SLACK = 0.56; // of a counter's side: a little more than half of it

export type Lying = Laid<Piece>;

/** The topmost piece under a point of the map. */
export function pieceAt(laid: readonly Lying[], drawing: Drawing, [x, y]: Point): Lying | undefined {
  const half = drawing.counter * SLACK;
  return [...laid].reverse().find(({ at }) => Math.abs(x - at[0]) <= half && Math.abs(y - at[1]) <= half);
}

/** Where things lie on the screen: what every map answers, whatever its places are. Arithmetic only, nothing is drawn here. */
import { AreaPlot } from "./areas";
import { HexPlot } from "./hexes";
import type { Line } from "./lines";
import type { Box, Place, Point, Sheet } from "./model";

export type Turn = "landscape" | "portrait";

export interface Plot {
  /** The land, without the margin. */
  readonly box: Box;
  /** Of a hex from its middle to a corner; of a counter on a map of areas. */
  readonly size: number;
  /** How far a counter's place reaches: the height of a hex. */
  readonly unit: number;
  readonly turned: number;
  readonly places: readonly Place[];
  place(id: string): Place | undefined;
  centre(id: string): Point;
  outline(id: string): Line;
  /** The line that two places share, or null where they do not touch. */
  side(a: string, b: string): Line | null;
  /** Where a way leaves a place through one of its edges. */
  exit(id: string, edge: string): Point;
  at(p: Point): string | null;
  neighbours(id: string): readonly string[];
  /** Degrees on the screen, clockwise from up, of a facing. */
  bearing(facing: string): number;
  /** A point of the sheet as it lies after turning. */
  point(p: Point): Point;
}

export function plotted(sheet: Sheet, turn: Turn): Plot {
  const degrees = sheet.turns?.[turn === "landscape" ? 0 : 1] ?? 0;
  return sheet.grid === "hex" ? new HexPlot(sheet, degrees) : new AreaPlot(sheet, degrees);
}

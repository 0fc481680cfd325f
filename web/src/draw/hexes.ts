/** A grid of hexes, flat-topped before it is turned; x counts columns, y half rows, so that neighbours differ by (0,±2) or (±1,±1). */
import { at, type Line } from "./lines";
import type { Box, Place, Point, Sheet } from "./model";
import type { Plot } from "./plot";
import { Turning } from "./turning";

const HALF = Math.sqrt(3) / 2;
const CORNERS: readonly Point[] = [
  [1, 0],
  [0.5, HALF],
  [-0.5, HALF],
  [-1, 0],
  [-0.5, -HALF],
  [0.5, -HALF],
];
/** Of each facing: columns, half rows, degrees. */
const FACINGS: Record<string, readonly [number, number, number]> = {
  N: [0, -2, 0],
  NE: [1, -1, 60],
  SE: [1, 1, 120],
  S: [0, 2, 180],
  SW: [-1, 1, 240],
  NW: [-1, -1, 300],
};

export class HexPlot implements Plot {
  readonly places: readonly Place[];
  readonly size: number;
  readonly unit: number;
  readonly box: Box;
  readonly turned: number;
  private readonly turning: Turning;
  private readonly byId: Map<string, Place>;
  private readonly byGrid: Map<string, Place>;
  private readonly origin: Point;

  constructor(sheet: Sheet, degrees: number) {
    this.places = sheet.places;
    this.size = sheet.size ?? 60;
    this.unit = this.size * HALF * 2;
    this.turned = degrees;
    this.byId = new Map(sheet.places.map((place) => [place.id, place]));
    this.byGrid = new Map(sheet.places.map((place) => [`${place.x},${place.y}`, place]));
    const xs = sheet.places.map((place) => place.x);
    const ys = sheet.places.map((place) => place.y);
    this.origin = [Math.min(...xs), Math.min(...ys)];
    const columns = Math.max(...xs) - this.origin[0];
    const rows = Math.max(...ys) - this.origin[1];
    this.turning = new Turning([0, 0, this.size * (2 + columns * 1.5), this.size * HALF * (rows + 2)], degrees);
    this.box = this.turning.box;
  }

  point = (p: Point): Point => this.turning.point(p);
  place = (id: string): Place | undefined => this.byId.get(id);

  private flat(x: number, y: number): Point {
    return [this.size * (1 + (x - this.origin[0]) * 1.5), this.size * HALF * (1 + y - this.origin[1])];
  }

  centre(id: string): Point {
    const place = this.byId.get(id);
    return place ? this.point(this.flat(place.x, place.y)) : [0, 0];
  }

  outline(id: string): Line {
    const place = this.byId.get(id);
    if (!place) return [];
    const [x, y] = this.flat(place.x, place.y);
    return CORNERS.map(([a, b]) => this.point([x + a * this.size, y + b * this.size]));
  }

  side(a: string, b: string): Line | null {
    const [from, to] = [this.byId.get(a), this.byId.get(b)];
    if (!from || !to) return null;
    const index = ["0,2", "-1,1", "-1,-1", "0,-2", "1,-1", "1,1"].indexOf(`${to.x - from.x},${to.y - from.y}`);
    if (index < 0) return null;
    const corners = this.outline(a);
    return [at(corners, (index + 1) % 6), at(corners, (index + 2) % 6)];
  }

  exit(id: string, edge: string): Point {
    const place = this.byId.get(id);
    const step = FACINGS[edge];
    if (!place || !step) return this.centre(id);
    return this.point(this.flat(place.x + step[0] / 2, place.y + step[1] / 2));
  }

  at(p: Point): string | null {
    const [px, py] = this.turning.back(p);
    const x = (px / this.size - 1) / 1.5 + this.origin[0];
    const y = py / this.size / HALF - 1 + this.origin[1];
    // As cube coordinates, rounded; the coordinate that moved most is made of the others.
    const cube: [number, number, number] = [x, (y - x) / 2, -(x + y) / 2];
    const [q, r, s] = cube.map(Math.round) as [number, number, number];
    const [dq, dr, ds] = [Math.abs(q - cube[0]), Math.abs(r - cube[1]), Math.abs(s - cube[2])];
    const column = dq > dr && dq > ds ? -r - s : q;
    const other = dq > dr && dq > ds ? r : dr > ds ? -q - s : r;
    return this.byGrid.get(`${column},${2 * other + column}`)?.id ?? null;
  }

  neighbours(id: string): readonly string[] {
    const place = this.byId.get(id);
    if (!place) return [];
    return Object.values(FACINGS).flatMap(([dx, dy]) => this.byGrid.get(`${place.x + dx},${place.y + dy}`)?.id ?? []);
  }

  bearing(facing: string): number {
    return ((FACINGS[facing]?.[2] ?? 0) + this.turned) % 360;
  }
}

/**
 * A map as SVG. `markup` never changes and has no listeners: put it once into a layer of its own and move the layer.
 * It uses only custom properties for colours, so that a change of theme costs nothing, and the definitions of `defs.ts`.
 */
import { badges, corner, signs, stand } from "./badges";
import { bandOf, keyOf, staticLayer } from "./land";
import { type Line, middle } from "./lines";
import { paper } from "./margin";
import type { Box, Link, Point, Say, Sheet } from "./model";
import { type Plot, plotted, type Turn } from "./plot";
import { lettering, Names } from "./svg";
import { bridgehead, lane } from "./ways";

export type { Turn } from "./plot";

/** A part of the map. */
export interface Tile {
  readonly box: Box;
  readonly markup: string;
}

export interface Drawing {
  readonly id: string;
  /** The static layer. */
  readonly markup: string;
  /**
   * Numbers of the hexes, in tiles; worth showing where they are 8 px or larger, that is from a scale of 8 / numberSize
   * on, and only what is in sight: a browser lays out all text anew whenever the scale changes.
   */
  numbers(): readonly Tile[];
  readonly numberSize: number;
  /**
   * Names and signs of places, above `markup`. They give way to counters: say where these stand or, better, what the
   * piles cover (`arrange`). Villages have names only when near.
   */
  labels(occupied: ReadonlySet<string>, near: boolean, piles?: readonly Box[]): string;
  /** What signs of places cover, which counters must not. */
  readonly signs: readonly Box[];
  /** Where a small disc about a place belongs: its cost. */
  corner(place: string): Point;
  /** Where the counters of one side stand (its index among so many sides). */
  stand(place: string, index: number, sides: number, side: number): Point;
  /** The whole sheet with its margin: x, y, width, height. */
  readonly box: Box;
  /** The height of a hex, or what compares to it on a map of areas. */
  readonly unit: number;
  /** The side of a counter. */
  readonly counter: number;
  readonly hexes: boolean;
  readonly turned: number;
  has(place: string): boolean;
  centre(place: string): Point;
  outline(place: string): Line;
  side(a: string, b: string): Line | null;
  /** The way from place to place, along the road where there is one. */
  way(a: string, b: string): Line;
  /** The middle of what parts two places; the bridge where there is one. */
  crossing(a: string, b: string): Point;
  /** The custom property that colours the band inside the border of an area. */
  band(place: string): string;
  /** The place under a point, by arithmetic. */
  at(p: Point): string | null;
  neighbours(place: string): readonly string[];
  /** The neighbour in a direction of the screen, for arrow keys. */
  towards(place: string, dx: number, dy: number): string | null;
  /** Degrees on the screen, clockwise from up. */
  bearing(facing: string): number;
}

export function drawSheet(given: Sheet, turn: Turn, say: Say = (name) => name): Drawing {
  const sheet = { ...given, ground: given.ground ?? "fields" };
  const plot = plotted(sheet, turn);
  const hexes = sheet.grid === "hex";
  const numberSize = hexes ? plot.size * 0.21 : 0;
  return {
    id: sheet.id,
    markup: staticLayer(sheet, plot, hexes, say, new Names(`${keyOf(sheet)}-${turn.charAt(0)}`)),
    numbers: once(() => (hexes ? tiles(plot, numberSize) : [])),
    numberSize,
    labels: remembered((occupied, near, piles) => badges(plot, occupied, near, piles)),
    signs: signs(plot),
    corner: (id) => corner(plot, id),
    stand: (id, index, sides, side) => stand(plot, id, index, sides, side),
    box: paper(sheet, plot.box),
    unit: plot.unit,
    counter: hexes ? plot.unit * (sheet.ground === "fields" ? 0.64 : 0.72) : plot.size,
    hexes,
    turned: plot.turned,
    has: (id) => plot.place(id) !== undefined,
    centre: (id) => plot.centre(id),
    outline: (id) => plot.outline(id),
    side: (a, b) => plot.side(a, b),
    way: (a, b) => way(sheet, plot, a, b),
    crossing: (a, b) => crossing(sheet, plot, a, b),
    band: (id) => bandOf(sheet, id),
    at: (p) => plot.at(p),
    neighbours: (id) => plot.neighbours(id),
    towards: (id, dx, dy) => towards(plot, id, dx, dy),
    bearing: (facing) => plot.bearing(facing),
  };
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** The last labels, drawn anew only when something that they depend on has changed: a map that moves asks at every frame. */
function remembered(
  draw: (occupied: ReadonlySet<string>, near: boolean, piles: readonly Box[]) => string,
): Drawing["labels"] {
  let [key, kept] = ["", ""];
  return (occupied, near, piles = []) => {
    const now = [near, ...occupied, ...piles].join();
    if (now !== key) [key, kept] = [now, draw(occupied, near, piles)];
    return kept;
  };
}

const ROADS = new Set(["road", "major", "minor", "entry"]);
const joins = (link: Link, a: string, b: string): boolean =>
  (link.a === a && link.b === b) || (link.a === b && link.b === a);

function way(sheet: Sheet, plot: Plot, a: string, b: string): Line {
  const road = sheet.grid === "hex" ? undefined : sheet.links.find((link) => ROADS.has(link.kind) && joins(link, a, b));
  if (!road) return [plot.centre(a), plot.centre(b)];
  const line = lane(plot, road);
  return road.a === a ? line : line.reverse();
}

function crossing(sheet: Sheet, plot: Plot, a: string, b: string): Point {
  const bridge = sheet.links.find((link) => link.kind === "bridge" && joins(link, a, b));
  if (bridge) return bridgehead(plot, bridge)[0];
  const side = sheet.grid === "hex" ? null : plot.side(a, b);
  return side?.[Math.floor(side.length / 2)] ?? middle(plot.centre(a), plot.centre(b));
}

const TILE = 4; // hexes

/** The numbers by where their hexes are: each in one tile. */
function tiles(plot: Plot, size: number): Tile[] {
  const side = plot.unit * TILE;
  const found = new Map<string, { box: Box; markup: string }>();
  for (const { id } of plot.places) {
    const [x, y] = plot.centre(id);
    const [column, row] = [Math.floor(x / side), Math.floor(y / side)];
    const key = `${column} ${row}`;
    const tile = found.get(key) ?? { box: [column * side, row * side, side, side], markup: "" };
    found.set(key, { ...tile, markup: tile.markup + number(plot, id, size) });
  }
  return [...found.values()];
}

/** A number at the top of its hex, whichever way the hex stands. */
function number(plot: Plot, id: string, size: number): string {
  const [x, y] = plot.centre(id);
  const up = plot.turned % 180 ? plot.size * 0.72 : plot.size * 0.62;
  return lettering([x, y - up], id, size, { fill: "var(--hexno)", halo: size * 0.2 });
}

function towards(plot: Plot, id: string, dx: number, dy: number): string | null {
  const [x, y] = plot.centre(id);
  const steer = Math.hypot(dx, dy) || 1;
  let best: string | null = null;
  let worst = 0.5; // a way that is more than 60 degrees off does not count
  for (const other of plot.neighbours(id)) {
    const [ox, oy] = plot.centre(other);
    const along = ((ox - x) * dx + (oy - y) * dy) / (Math.hypot(ox - x, oy - y) || 1) / steer;
    if (along > worst + 1e-6) [best, worst] = [other, along];
  }
  return best;
}

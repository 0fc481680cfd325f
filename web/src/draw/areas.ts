/** A map of areas with outlines. Shared borders wander the same way for both neighbours. */
import { at, bounds, chains, distance, inside, type Line } from "./lines";
import type { Box, Place, Point, Sheet } from "./model";
import type { Plot } from "./plot";
import { random } from "./random";
import { Turning } from "./turning";

const REACH = 20; // a place without an outline is a disc of this radius
const COMPASS: Record<string, number> = { N: 0, NE: 45, E: 90, SE: 135, S: 180, SW: 225, W: 270, NW: 315 };
const key = (p: Point): string => `${Math.round(p[0])},${Math.round(p[1])}`;

/** A side displaced by a fractal that its two ends alone decide. */
function wandering(from: Point, to: Point): Point[] {
  const back = from[0] * 7919 + from[1] > to[0] * 7919 + to[1];
  const [a, b] = back ? [to, from] : [from, to];
  const chance = random([...a, ...b].map((n) => n.toFixed(0)).join());
  const length = distance(a, b);
  const split = (p: Point, q: Point, depth: number): Point[] => {
    if (!depth) return [p];
    const swing = (chance() - 0.5) * 0.18;
    const m: Point = [(p[0] + q[0]) / 2 - (q[1] - p[1]) * swing, (p[1] + q[1]) / 2 + (q[0] - p[0]) * swing];
    return [...split(p, m, depth - 1), ...split(m, q, depth - 1)];
  };
  const line = [...split(a, b, length > 50 ? 3 : length > 20 ? 2 : 0), b];
  return back ? line.reverse() : line;
}

export class AreaPlot implements Plot {
  readonly places: readonly Place[];
  readonly size: number;
  readonly unit: number;
  readonly box: Box;
  readonly turned: number;
  private readonly turning: Turning;
  private readonly byId: Map<string, Place>;
  private readonly loops = new Map<string, Line>();
  private readonly boxes = new Map<string, readonly [number, number, number, number]>();
  private readonly shared = new Map<string, (readonly [Point, Point])[]>();
  private readonly near = new Map<string, Set<string>>();

  constructor(sheet: Sheet, degrees: number) {
    this.places = sheet.places;
    this.size = sheet.size ?? 40;
    this.unit = this.size * 1.5;
    this.turned = degrees;
    this.byId = new Map(sheet.places.map((place) => [place.id, place]));
    const [x0, y0, x1, y1] = bounds(sheet.places.flatMap((place) => place.outline ?? []));
    this.turning = new Turning(sheet.box ?? [x0, y0, x1 - x0, y1 - y0], degrees);
    this.box = this.turning.box;
    for (const { a, b } of sheet.links) if (b) this.join(a, b);
    this.lay(sheet.places);
  }

  private lay(places: readonly Place[]): void {
    const owners = new Map<string, string>();
    for (const { id, outline = [], marks = [] } of places) {
      const corners = outline.map((p) => this.point(p));
      const loop = corners.flatMap((p, i) => {
        const q = at(corners, (i + 1) % corners.length);
        const line = marks.includes("zone") ? [p, q] : wandering(p, q); // a box on the margin is ruled, not surveyed
        const side = [key(p), key(q)].sort().join("|");
        const other = owners.get(side);
        if (other === undefined) owners.set(side, id);
        else this.share(other, id, line);
        return line.slice(0, -1);
      });
      this.loops.set(id, loop);
      if (loop.length) this.boxes.set(id, bounds(loop));
    }
  }

  private share(a: string, b: string, line: Line): void {
    this.join(a, b);
    const pair = [a, b].sort().join("|");
    const sides = line.slice(1).map((p, i): readonly [Point, Point] => [at(line, i), p]);
    this.shared.set(pair, [...(this.shared.get(pair) ?? []), ...sides]);
  }

  private join(a: string, b: string): void {
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const) {
      const set = this.near.get(from);
      if (set) set.add(to);
      else this.near.set(from, new Set([to]));
    }
  }

  point = (p: Point): Point => this.turning.point(p);
  place = (id: string): Place | undefined => this.byId.get(id);

  centre(id: string): Point {
    const place = this.byId.get(id);
    return place ? this.point([place.x, place.y]) : [0, 0];
  }

  outline(id: string): Line {
    const loop = this.loops.get(id) ?? [];
    if (loop.length) return loop;
    const [x, y] = this.centre(id);
    return Array.from({ length: 16 }, (_, i): Point => [
      x + Math.cos((i * Math.PI) / 8) * REACH,
      y + Math.sin((i * Math.PI) / 8) * REACH,
    ]);
  }

  side(a: string, b: string): Line | null {
    const sides = this.shared.get([a, b].sort().join("|"));
    return sides ? (chains(sides)[0] ?? null) : null;
  }

  exit(id: string): Point {
    return this.centre(id);
  }

  at(p: Point): string | null {
    // A disc may lie on an area's ground: it is asked first.
    const disc = this.places.find(({ id }) => !this.boxes.has(id) && distance(p, this.centre(id)) <= REACH);
    if (disc) return disc.id;
    for (const [id, [x0, y0, x1, y1]] of this.boxes)
      if (p[0] >= x0 && p[0] <= x1 && p[1] >= y0 && p[1] <= y1 && inside(p, this.outline(id))) return id;
    return null;
  }

  neighbours(id: string): readonly string[] {
    return [...(this.near.get(id) ?? [])];
  }

  bearing(facing: string): number {
    return ((COMPASS[facing] ?? 0) + this.turned) % 360;
  }
}

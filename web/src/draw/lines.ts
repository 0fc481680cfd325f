/** Lines and loops: outlines of groups of places, rounding, wavering, chains of sides. Points only; nothing is drawn here. */
import type { Point } from "./model";
import { noise } from "./random";

export type Line = readonly Point[];

export const distance = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1]);
export const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
export const moved = (p: Point, dx: number, dy: number): Point => [p[0] + dx, p[1] + dy];
export const degrees = (a: Point, b: Point): number => (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
const key = (p: Point): string => `${Math.round(p[0] * 2)},${Math.round(p[1] * 2)}`;

/** The point of a list that is known to be there: indexes here are always within. */
export function at<T>(list: readonly T[], index: number): T {
  return list[index] as T;
}

/** The loops round a union of shapes that share whole sides. Holes run the other way. */
export function union(shapes: readonly Line[]): Point[][] {
  const sides = new Map<string, readonly [Point, Point]>();
  for (const shape of shapes) {
    shape.forEach((a, i) => {
      const b = at(shape, (i + 1) % shape.length);
      const back = `${key(b)}|${key(a)}`;
      if (!sides.delete(back)) sides.set(`${key(a)}|${key(b)}`, [a, b]);
    });
  }
  const from = new Map<string, (readonly [Point, Point])[]>();
  for (const side of sides.values()) {
    const k = key(side[0]);
    const list = from.get(k);
    if (list) list.push(side);
    else from.set(k, [side]);
  }
  const loops: Point[][] = [];
  for (const list of from.values()) {
    for (let side = list.pop(); side; side = list.pop()) {
      const loop: Point[] = [];
      for (let next: readonly [Point, Point] | undefined = side; next; next = from.get(key(next[1]))?.pop())
        loop.push(next[0]);
      if (loop.length > 2) loops.push(loop);
    }
  }
  return loops;
}

/** Corners cut, so many times. */
export function rounded(line: Line, times = 2, closed = true): Point[] {
  let points: Point[] = [...line];
  for (let t = 0; t < times; t++) {
    const next: Point[] = closed ? [] : [at(points, 0)];
    for (let i = 0; i < points.length - (closed ? 0 : 1); i++) {
      const a = at(points, i);
      const b = at(points, (i + 1) % points.length);
      next.push(
        [a[0] * 0.75 + b[0] * 0.25, a[1] * 0.75 + b[1] * 0.25],
        [a[0] * 0.25 + b[0] * 0.75, a[1] * 0.25 + b[1] * 0.75],
      );
    }
    if (!closed) next.push(at(points, points.length - 1));
    points = next;
  }
  return points;
}

/** Points along a line, one step apart. */
export function paced(line: Line, step: number, closed = true): Point[] {
  const points = closed ? [...line, at(line, 0)] : line;
  const found: Point[] = [];
  let rest = 0;
  for (let i = 0; i + 1 < points.length; i++) {
    const a = at(points, i);
    const b = at(points, i + 1);
    const length = distance(a, b);
    if (!length) continue;
    let t = rest;
    for (; t < length; t += step)
      found.push([a[0] + ((b[0] - a[0]) * t) / length, a[1] + ((b[1] - a[1]) * t) / length]);
    rest = t - length;
  }
  if (!closed) found.push(at(points, points.length - 1));
  return found;
}

/** A loop pushed outwards (inwards where `by` is negative), wavering as it goes. */
export function pushed(loop: Line, by: number, waver = 0, scale = 0.04, seed = 0): Point[] {
  const n = loop.length;
  return loop.map((p, i) => {
    const a = at(loop, (i + n - 1) % n);
    const b = at(loop, (i + 1) % n);
    const length = distance(a, b) || 1;
    const k = by + (waver ? (noise(p[0] * scale + seed, p[1] * scale + seed) - 0.5) * 2 * waver : 0);
    return [p[0] + ((b[1] - a[1]) / length) * k, p[1] - ((b[0] - a[0]) / length) * k];
  });
}

export interface Waver {
  step?: number;
  by?: number;
  waver?: number;
  scale?: number;
  seed?: number;
}

/** The edge that nature gives to a group of places: rounded, wavering, a little inside the grid. */
export function natural(loop: Line, { step = 6, by = -2, waver = 3, scale = 0.05, seed = 1 }: Waver): Point[] {
  return pushed(paced(rounded(loop, 3), step), by, waver, scale, seed);
}

/** Sides joined into the longest lines that they make. */
export function chains(sides: readonly (readonly [Point, Point])[]): Point[][] {
  const meeting = new Map<string, (readonly [Point, Point])[]>();
  for (const side of sides) {
    for (const p of side) {
      const list = meeting.get(key(p));
      if (list) list.push(side);
      else meeting.set(key(p), [side]);
    }
  }
  const left = new Set(sides);
  const ends = (p: Point): boolean => meeting.get(key(p))?.length !== 2;
  const walk = (first: readonly [Point, Point], start: Point): Point[] => {
    const line = [start];
    for (let side: readonly [Point, Point] | undefined = first; side;) {
      left.delete(side);
      const next: Point = key(side[0]) === key(at(line, line.length - 1)) ? side[1] : side[0];
      line.push(next);
      side = ends(next) ? undefined : meeting.get(key(next))?.find((other) => left.has(other));
    }
    return line;
  };
  const found: Point[][] = [];
  for (const side of sides) for (const p of side) if (left.has(side) && ends(p)) found.push(walk(side, p));
  for (const side of sides) if (left.has(side)) found.push(walk(side, side[0]));
  return found;
}

export function inside(p: Point, loop: Line): boolean {
  let within = false;
  for (let i = 0, j = loop.length - 1; i < loop.length; j = i++) {
    const a = at(loop, i);
    const b = at(loop, j);
    if (a[1] > p[1] !== b[1] > p[1] && p[0] < ((b[0] - a[0]) * (p[1] - a[1])) / (b[1] - a[1]) + a[0]) within = !within;
  }
  return within;
}

export function bounds(points: Line): readonly [x0: number, y0: number, x1: number, y1: number] {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    x0 = Math.min(x0, x);
    y0 = Math.min(y0, y);
    x1 = Math.max(x1, x);
    y1 = Math.max(y1, y);
  }
  return [x0, y0, x1, y1];
}

/** Points and cells strewn over a surface: trees in a wood, fields on a plain, lines of equal height. */
import { at, bounds, inside, type Line } from "./lines";
import type { Point } from "./model";
import { random } from "./random";

/** Whether a point is in one of the loops and in none of their holes. */
function within(loops: readonly Line[]): (p: Point) => boolean {
  const boxed = loops.map((loop) => ({ loop, box: bounds(loop) }));
  return (p) =>
    boxed.reduce(
      (n, { loop, box }) =>
        n + Number(p[0] >= box[0] && p[0] <= box[2] && p[1] >= box[1] && p[1] <= box[3] && inside(p, loop)),
      0,
    ) %
      2 ===
    1;
}

/** Points inside the loops, no closer than `gap`, from top to bottom. */
export function strewn(loops: readonly Line[], gap: number, seed: string): Point[] {
  if (!loops.length) return [];
  const [x0, y0, x1, y1] = bounds(loops.flat());
  const chance = random(seed);
  const inLoops = within(loops);
  const cells = new Map<string, Point[]>();
  const cell = (p: Point): [number, number] => [Math.floor(p[0] / gap), Math.floor(p[1] / gap)];
  const crowded = (p: Point): boolean => {
    const [i, j] = cell(p);
    for (let a = i - 1; a <= i + 1; a++)
      for (let b = j - 1; b <= j + 1; b++)
        for (const q of cells.get(`${a},${b}`) ?? [])
          if ((q[0] - p[0]) ** 2 + (q[1] - p[1]) ** 2 <= gap * gap) return true;
    return false;
  };
  const found: Point[] = [];
  const tries = (((x1 - x0) * (y1 - y0)) / (gap * gap)) * 3;
  for (let i = 0; i < tries; i++) {
    const p: Point = [x0 + chance() * (x1 - x0), y0 + chance() * (y1 - y0)];
    if (crowded(p) || !inLoops(p)) continue;
    found.push(p);
    const k = cell(p).join();
    cells.set(k, [...(cells.get(k) ?? []), p]);
  }
  return found.sort((a, b) => a[1] - b[1]);
}

/** The cell of each point: what is nearer to it than to any other. `reach` is how far a neighbour may be. */
export function cells(
  points: readonly Point[],
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  reach: number,
): Point[][] {
  return points.map((p) => {
    let cell: Point[] = [
      [x0, y0],
      [x1, y0],
      [x1, y1],
      [x0, y1],
    ];
    const near = points
      .map((q): [Point, number] => [q, (q[0] - p[0]) ** 2 + (q[1] - p[1]) ** 2])
      .filter(([, far]) => far > 0 && far < reach * reach)
      .sort((a, b) => a[1] - b[1]);
    for (const [q] of near.slice(0, 21)) {
      const [mx, my, nx, ny] = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2, q[0] - p[0], q[1] - p[1]];
      const next: Point[] = [];
      cell.forEach((a, i) => {
        const b = at(cell, (i + 1) % cell.length);
        const da = (a[0] - mx) * nx + (a[1] - my) * ny;
        const db = (b[0] - mx) * nx + (b[1] - my) * ny;
        if (da <= 0) next.push(a);
        if ((da < 0 && db > 0) || (da > 0 && db < 0))
          next.push([a[0] + ((b[0] - a[0]) * da) / (da - db), a[1] + ((b[1] - a[1]) * da) / (da - db)]);
      });
      cell = next;
      if (cell.length < 3) break;
    }
    return cell;
  });
}

/** Lines of equal height over a box, one list for each level (marching squares, joined). */
export function contours(
  height: (x: number, y: number) => number,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  step: number,
  levels: readonly number[],
): Point[][][] {
  const columns = Math.ceil((x1 - x0) / step);
  const rows = Math.ceil((y1 - y0) / step);
  const heights: number[] = [];
  for (let j = 0; j <= rows; j++) for (let i = 0; i <= columns; i++) heights.push(height(x0 + i * step, y0 + j * step));
  const corner = (i: number, j: number): [Point, number] => [
    [x0 + i * step, y0 + j * step],
    at(heights, j * (columns + 1) + i),
  ];
  return levels.map((level) => {
    const pieces: (readonly [Point, Point])[] = [];
    for (let j = 0; j < rows; j++) {
      for (let i = 0; i < columns; i++) {
        const corners = [corner(i, j), corner(i + 1, j), corner(i + 1, j + 1), corner(i, j + 1)];
        const cuts: Point[] = [];
        corners.forEach(([p, a], k) => {
          const [q, b] = at(corners, (k + 1) % 4);
          if (a < level === b < level) return;
          const t = (level - a) / (b - a);
          cuts.push([p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t]);
        });
        if (cuts.length >= 2) pieces.push([at(cuts, 0), at(cuts, 1)]);
        if (cuts.length === 4) pieces.push([at(cuts, 2), at(cuts, 3)]);
      }
    }
    return joined(pieces).filter((line) => line.length > 5);
  });
}

/** Pieces that end where another begins, joined into lines. */
function joined(pieces: readonly (readonly [Point, Point])[]): Point[][] {
  const key = (p: Point): string => `${Math.round(p[0] * 10)},${Math.round(p[1] * 10)}`;
  const ends = new Map<string, number[]>();
  pieces.forEach((piece, i) => {
    for (const p of piece) ends.set(key(p), [...(ends.get(key(p)) ?? []), i]);
  });
  const used = new Set<number>();
  const next = (tip: Point): Point | null => {
    const i = ends.get(key(tip))?.find((j) => !used.has(j));
    if (i === undefined) return null;
    used.add(i);
    const [a, b] = at(pieces, i);
    return key(a) === key(tip) ? b : a;
  };
  const lines: Point[][] = [];
  pieces.forEach(([a, b], i) => {
    if (used.has(i)) return;
    used.add(i);
    const forward = [b];
    const backward = [a];
    for (let p = next(b); p; p = next(p)) forward.push(p);
    for (let p = next(a); p; p = next(p)) backward.push(p);
    lines.push([...backward.reverse(), ...forward]);
  });
  return lines;
}

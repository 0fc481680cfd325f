/** Points written as the `d` of an SVG path, with relative, rounded steps whose rounding never adds up. */
import { at, distance, type Line, middle, paced } from "./lines";
import type { Point } from "./model";
import { random } from "./random";

export const number = (n: number): string => String(Math.round(n * 10) / 10 || 0);
export const spot = (p: Point): string => `${number(p[0])} ${number(p[1])}`;

class Pen {
  private x = 0;
  private y = 0;
  text: string;

  constructor(start: Point) {
    this.x = Math.round(start[0] * 10) / 10;
    this.y = Math.round(start[1] * 10) / 10;
    this.text = `M${this.x} ${this.y}`;
  }

  to(p: Point): string {
    const dx = Math.round((p[0] - this.x) * 10) / 10;
    const dy = Math.round((p[1] - this.y) * 10) / 10;
    this.x += dx;
    this.y += dy;
    return number(dx) + (dy < 0 ? "" : " ") + number(dy);
  }
}

/** Straight from point to point. */
export function straight(points: Line, closed = true): string {
  if (!points.length) return "";
  const pen = new Pen(at(points, 0));
  const steps = points.slice(1).map((p) => pen.to(p));
  return pen.text + (steps.length ? `l${steps.join(" ")}` : "") + (closed ? "Z" : "");
}

export const outlines = (loops: readonly Line[]): string => loops.map((loop) => straight(loop)).join("");

/** A smooth curve through every point. */
export function curve(points: Line): string {
  const n = points.length;
  if (n < 3) return straight(points, false);
  const near = (i: number): Point => at(points, Math.max(0, Math.min(n - 1, i)));
  let d = `M${spot(near(0))}`;
  for (let i = 0; i < n - 1; i++) {
    const [a, b, c, e] = [near(i - 1), near(i), near(i + 1), near(i + 2)];
    d += `C${spot([b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6])} ${spot([c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6])} ${spot(c)}`;
  }
  return d;
}

/** A tree line: little arcs that bulge outwards. */
export function scalloped(loop: Line, size: number, seed: string): string {
  const chance = random(seed);
  const points = paced(loop, size);
  if (points.length < 3) return "";
  const pen = new Pen(at(points, 0));
  let d = pen.text;
  for (let i = 1; i <= points.length; i++) {
    const next = at(points, i % points.length);
    const radius = number(Math.max(0.6, distance(at(points, i - 1), next) * (0.52 + chance() * 0.2)));
    d += `a${radius} ${radius} 0 0 1 ${pen.to(next)}`;
  }
  return `${d}Z`;
}

/** Straight to the middle of each side, curved through the corner: it flows and yet stays on the sides. */
export function flowing(line: Line): string {
  if (line.length < 3) return straight(line, false);
  let d = `M${spot(at(line, 0))}L${spot(middle(at(line, 0), at(line, 1)))}`;
  for (let i = 1; i < line.length - 1; i++) d += `Q${spot(at(line, i))} ${spot(middle(at(line, i), at(line, i + 1)))}`;
  return `${d}L${spot(at(line, line.length - 1))}`;
}

/** Terrain as masses, not as places: hills, woods, forests, rough ground, ponds. One path each, however large. */
import { at, bounds, distance, inside, type Line, moved, natural, paced, pushed, rounded, union } from "./lines";
import type { Point } from "./model";
import { number as n, outlines, scalloped, spot, straight } from "./paths";
import type { Plot } from "./plot";
import { noise, random } from "./random";
import { strewn } from "./scatter";
import { fills, type Names } from "./svg";

/** A shaded mass with inner contours, and hachures that are longer on the lee side. */
export function hill(loops: readonly Line[], size: number, level: number, seed: number): string {
  return loops
    .map((loop, i) => {
      const edge = natural(loop, {
        step: size * 0.09,
        by: -size * 0.05,
        waver: size * 0.11,
        scale: 1.6 / size,
        seed: seed + i,
      });
      const foot = edge.map((p) => moved(p, size * 0.05, size * 0.08));
      const points = paced(edge, size * 0.085);
      const hachures = points.map((p, j) => {
        const a = at(points, (j + points.length - 1) % points.length);
        const b = at(points, (j + 1) % points.length);
        const length = distance(a, b) || 1;
        const [nx, ny] = [(b[1] - a[1]) / length, (a[0] - b[0]) / length];
        const lee = (nx * 0.6 + ny * 0.8 + 1) / 2;
        const long = size * (0.05 + 0.13 * lee) * (0.8 + 0.4 * noise(j * 0.7, seed));
        return `M${spot([p[0] - nx * size * 0.02, p[1] - ny * size * 0.02])}l${n(-nx * long)} ${n(-ny * long)}`;
      });
      const inner = [0.24, 0.42].map((k) => {
        const ring = natural(loop, {
          step: size * 0.12,
          by: -size * k,
          waver: size * 0.05,
          scale: 1.2 / size,
          seed: seed + i,
        });
        return `<path d="${straight(ring)}" fill="var(--hill-hi)" stroke="var(--hach)" stroke-opacity=".4" stroke-width=".9"/>`;
      });
      return (
        `<path d="${straight(foot)}" fill="var(--tshadow)" fill-opacity=".5"/><path d="${straight(edge)}" fill="var(--hill${Math.min(level, 2)})" stroke="var(--hach)" stroke-opacity=".55" stroke-width="1"/>` +
        `<path d="${hachures.join("")}" stroke="var(--hach)" stroke-width="${n(Math.max(0.7, size * 0.018))}" stroke-opacity=".75" fill="none"/>${inner.join("")}`
      );
    })
    .join("");
}

/** Woods from near: a mass with a tree line, then single trees from north to south. */
export function grove(names: Names, loops: readonly Line[], size: number, seed: string): string {
  const d = loops.map((loop, i) => scalloped(loop, size * 0.185, seed + i)).join("");
  const scale = size / 60;
  const chance = random(seed);
  const trees = strewn(loops, size * 0.195, seed).map(
    (p) => `<use href="#tree${Math.floor(chance() * 3)}" x="${n(p[0] / scale)}" y="${n(p[1] / scale)}"/>`,
  );
  return (
    fills(names, d, [
      ["var(--tshadow)", `fill-opacity=".55" transform="translate(${n(size * 0.05)} ${n(size * 0.083)})"`],
      ["var(--woods)", 'stroke="var(--woods-edge)" stroke-width="1.4"'],
    ]) + `<g transform="scale(${scale.toFixed(3)})">${trees.join("")}</g>`
  );
}

/** Woods or forest from far: one path, filled with crowns. */
export function canopy(
  names: Names,
  loops: readonly Line[],
  scallop: number,
  kind: "woods" | "forest",
  crowns: string,
  seed: string,
): string {
  const d = loops.map((loop) => scalloped(loop, scallop, seed)).join("");
  const edge = `stroke="var(--${kind}-edge)" stroke-width="${n(scallop * 0.17)}"`;
  const shadow = [
    "var(--tshadow)",
    `fill-opacity=".5" transform="translate(${n(scallop * 0.26)} ${n(scallop * 0.4)})"`,
  ] as const;
  return fills(names, d, [...(kind === "woods" ? [shadow] : []), [`var(--${kind})`, edge], [`url(#${crowns})`]]);
}

export function rough(names: Names, loops: readonly Line[]): string {
  return fills(names, outlines(loops), [
    ["var(--rough)", 'stroke="var(--rough-mark)" stroke-opacity=".5" stroke-width=".8"'],
    ["url(#p-rough)"],
  ]);
}

export function pond(loops: readonly Line[]): string {
  if (!loops.length) return "";
  const ripple = loops.map((loop) => pushed(loop, -6));
  return `<path d="${outlines(loops)}" fill="var(--water)" stroke="var(--water-edge)" stroke-width="2.4"/><path d="${outlines(ripple)}" fill="none" stroke="var(--water-hi)" stroke-width="1.6"/>`;
}

/** Bare ground under the houses of a place. */
export const cleared = (loop: Line, size: number, seed: number): string =>
  `<path d="${straight(natural(loop, { step: size * 0.115, by: -size * 0.12, waver: size * 0.1, scale: 2.4 / size, seed }))}" fill="var(--ground)" stroke="var(--border)" stroke-opacity=".25"/>`;

/** The union of the places that `is` picks, with a natural edge. */
export function massed(
  plot: Plot,
  is: (terrain: string, level: number) => boolean,
  seed: number,
  far: boolean,
): Point[][] {
  const R = plot.size;
  const shapes = plot.places
    .filter((place) => is(place.terrain ?? "", place.level ?? 0))
    .map((place) => plot.outline(place.id));
  const how = far
    ? { step: R * 0.2, by: -R * 0.06, waver: R * 0.13, scale: 1.4 / R }
    : { step: R * 0.1, by: -R * 0.08, waver: R * 0.085, scale: 2.1 / R };
  return union(shapes).map((loop, i) => natural(loop, { ...how, seed: seed + i }));
}

/** A few natural patches inside an area, away from its middle, where its badge stands. */
export function patches(plot: Plot, id: string, count: number, size: number, seed: string, keep: number): Point[][] {
  const outline = plot.outline(id);
  const centre = plot.centre(id);
  const chance = random(seed);
  const [x0, y0, x1, y1] = bounds(outline);
  const found: { at: Point; ring: Point[] }[] = [];
  for (let t = 0; t < 400 && found.length < count; t++) {
    const [x, y] = [x0 + chance() * (x1 - x0), y0 + chance() * (y1 - y0)];
    const s = size * (0.6 + chance() * 0.7);
    const ring = Array.from({ length: 16 }, (_, i): Point => {
      const a = (i / 8) * Math.PI;
      const q = s * (0.65 + 0.55 * noise(Math.cos(a) * 1.3 + x, Math.sin(a) * 1.3 + y));
      return [x + Math.cos(a) * q * 1.25, y + Math.sin(a) * q * 0.85];
    });
    const free = found.every((other) => distance(other.at, [x, y]) > s * 1.9);
    if (free && distance([x, y], centre) > keep && ring.every((p) => inside(p, outline)))
      found.push({ at: [x, y], ring });
  }
  return found.map(({ ring }) => rounded(ring, 2));
}

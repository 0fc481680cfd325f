/** What lies under everything: a patchwork of fields seen from near, faint contour lines seen from far. */
import { at } from "./lines";
import type { Point } from "./model";
import { curve, outlines, straight } from "./paths";
import type { Plot } from "./plot";
import { noise, random } from "./random";
import { cells, contours } from "./scatter";

/** A land register drawn by hand, never repeated. */
export function fields(plot: Plot, gap: number, seed: string): string {
  const [x, y, width, height] = plot.box;
  const box = [x - 20, y - 20, x + width + 20, y + height + 20] as const;
  const chance = random(seed);
  const shaken = (): number => (chance() - 0.5) * gap * 0.9;
  const points: Point[] = [];
  for (let py = box[1]; py < box[3] + gap; py += gap * 0.92)
    for (let px = box[0]; px < box[2] + gap; px += gap) points.push([px + shaken(), py + shaken()]);
  const all = cells(points, box, gap * 3.4);
  const tints: string[] = ["", "", "", "", ""];
  const ploughed: string[] = ["", "", "", "", ""];
  const hedges: string[] = [];
  all.forEach((cell, i) => {
    if (cell.length < 3) return;
    const d = straight(cell);
    tints[Math.floor(chance() * 5)] += d;
    if (chance() < 0.62) ploughed[Math.floor(chance() * 5)] += d;
    if (i % 3 === 0) hedges.push(straight(cell.slice(0, Math.ceil(cell.length * 0.6)), false));
  });
  return (
    tints.map((d, i) => `<path d="${d}" fill="var(--f${i + 1})"/>`).join("") +
    ploughed.map((d, i) => `<path d="${d}" fill="url(#p-plough${i})"/>`).join("") +
    `<path d="${hedges.join("")}" fill="none" stroke="var(--hedge)" stroke-width="1.3" stroke-dasharray="3.5 1.5 1 1.5"/>`
  );
}

const RISE: Record<string, number> = { woods: 0.55, forest: 1, rough: 0.9, hill: 1 };

/** A made-up relief that agrees with the terrain: high where woods and rocks are. Decoration. */
export function relief(plot: Plot): string {
  const R = plot.size;
  const [x, y, width, height] = plot.box;
  const bin = R * 3;
  const bins = new Map<string, (readonly [number, number, number])[]>();
  for (const place of plot.places) {
    const [cx, cy] = plot.centre(place.id);
    const k = `${Math.floor(cx / bin)},${Math.floor(cy / bin)}`;
    bins.set(k, [...(bins.get(k) ?? []), [cx, cy, RISE[place.terrain ?? ""] ?? 0]]);
  }
  const rise = (px: number, py: number): number => {
    let sum = 0;
    let weight = 0;
    for (let i = Math.floor(px / bin) - 1; i <= Math.floor(px / bin) + 1; i++)
      for (let j = Math.floor(py / bin) - 1; j <= Math.floor(py / bin) + 1; j++)
        for (const [cx, cy, high] of bins.get(`${i},${j}`) ?? []) {
          const near = Math.exp(-((cx - px) ** 2 + (cy - py) ** 2) / (3.75 * R * R));
          sum += near * high;
          weight += near;
        }
    return (
      (weight ? sum / weight : 0) * 0.62 +
      noise(px / R / 4.75, py / R / 4.75) * 0.5 +
      noise(px / R / 1.9 + 9, py / R / 1.9) * 0.14
    );
  };
  const lines = contours(rise, [x, y, x + width, y + height], R * 0.65, [0.32, 0.44, 0.56, 0.68, 0.8, 0.92]);
  const thin = (line: readonly Point[]): Point[] => line.filter((_, i) => i % 2 === 0 || i === line.length - 1);
  const paths = lines.map(
    (level, i) => `<path d="${level.map((l) => curve(thin(l))).join("")}" stroke-width="${i % 2 ? 1 : 0.7}"/>`,
  );
  return `<g fill="none" stroke="var(--contour)">${paths.join("")}</g>`;
}

/** The land of a country, tinted. */
export const country = (loops: readonly (readonly Point[])[]): string =>
  loops.length && at(loops, 0).length ? `<path d="${outlines(loops)}" fill="var(--foreign)"/>` : "";

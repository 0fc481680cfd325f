/** What every map uses by name: crowns of trees, rocks, specks of paper, ploughed fields, blocks of houses. */
import type { Point } from "./model";
import { number as n } from "./paths";
import { random } from "./random";

/** Crowns that close up without a seam. */
function crowns(
  id: string,
  count: number,
  size: number,
  gap: number,
  tree: string,
  least: number,
  most: number,
): string {
  const chance = random(id);
  const found: (readonly [Point, number])[] = [];
  const wrapped = (a: number, b: number): number => Math.min(Math.abs(a - b), size - Math.abs(a - b));
  for (let i = 0; i < count * 30 && found.length < count; i++) {
    const p: Point = [chance() * size, chance() * size];
    if (found.every(([q]) => Math.hypot(wrapped(p[0], q[0]), wrapped(p[1], q[1])) > gap))
      found.push([p, least + chance() * (most - least)]);
  }
  found.sort((a, b) => a[0][1] - b[0][1]);
  let drawn = "";
  for (const [[x, y], r] of found)
    for (const dx of [-size, 0, size])
      for (const dy of [-size, 0, size]) {
        const [cx, cy] = [x + dx, y + dy];
        if (cx < -r * 2 || cx > size + r * 2 || cy < -r * 2 || cy > size + r * 2) continue;
        drawn += `<circle cx="${n(cx + r * 0.3)}" cy="${n(cy + r * 0.4)}" r="${n(r)}" fill="var(--${tree}-lo)"/><circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" fill="var(--${tree})"/><circle cx="${n(cx - r * 0.28)}" cy="${n(cy - r * 0.3)}" r="${n(r * 0.5)}" fill="var(--${tree}-hi)"/>`;
      }
  return pattern(id, size, drawn);
}

const pattern = (id: string, size: number, inner: string, transform = ""): string =>
  `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse"${transform && ` patternTransform="${transform}"`}>${inner}</pattern>`;

function rocks(): string {
  const chance = random("rough");
  const strokes = Array.from({ length: 13 }, () => {
    const [x, y, k] = [3 + chance() * 46, 4 + chance() * 46, 1.6 + chance() * 1.6];
    return `M${n(x - k * 1.5)} ${n(y + k)}l${n(k)} ${n(-k * 1.7)}l${n(k * 0.9)} ${n(k * 0.7)}l${n(k * 0.9)} ${n(-k * 0.6)}l${n(k * 0.7)} ${n(k * 1.6)}`;
  });
  return pattern(
    "p-rough",
    52,
    `<path d="${strokes.join("")}" fill="none" stroke="var(--rough-mark)" stroke-width=".9" stroke-linejoin="round" stroke-linecap="round"/>`,
  );
}

function specks(): string {
  const chance = random("speck");
  const dots = Array.from(
    { length: 90 },
    () =>
      `<circle cx="${n(chance() * 140)}" cy="${n(chance() * 140)}" r="${n(0.3 + chance() * 0.5)}" fill="${chance() > 0.5 ? "#5b4520" : "#fff"}" fill-opacity="${n(0.1 + chance() * 0.12)}"/>`,
  );
  return pattern("p-speck", 140, dots.join(""));
}

const ploughs = [0, 35, 80, 120, 160]
  .map((angle, i) =>
    pattern(`p-plough${i}`, 5, '<path d="M0 2.5h5" stroke="var(--plough)" stroke-width="1"/>', `rotate(${angle})`),
  )
  .join("");

const hatch = (
  id: string,
  size: number,
  width: number,
  colour: string,
  angle: number,
  ground: number,
  ink: number,
): string =>
  pattern(
    id,
    size,
    `<rect width="${size}" height="${size}" fill="${colour}" fill-opacity="${ground}"/><rect width="${width}" height="${size}" fill="${colour}" fill-opacity="${ink}"/>`,
    `rotate(${angle})`,
  );

const trees = [7.5, 6.2, 5]
  .map(
    (r, i) =>
      `<symbol id="tree${i}" overflow="visible"><circle cx="${n(r * 0.28)}" cy="${n(r * 0.42)}" r="${r}" fill="var(--tree-lo)" fill-opacity=".75"/><circle r="${r}" fill="var(--tree)"/><circle cx="${n(-r * 0.25)}" cy="${n(-r * 0.28)}" r="${n(r * 0.58)}" fill="var(--tree-hi)"/><path d="M${n(-r * 0.1)} ${n(r * 0.5)}q${n(r * 0.5)}-.1 ${n(r * 0.7)}-${n(r * 0.5)}" fill="none" stroke="var(--tree-lo)" stroke-opacity=".5" stroke-width="1"/></symbol>`,
  )
  .join("");

const VILLAGE: readonly (readonly number[])[] = [
  [-3.6, -3, 3, 2.6],
  [0.8, -2.2, 3.2, 2.4],
  [-1.8, 1.2, 3.4, 2.4],
];
const TOWN: readonly (readonly number[])[] = [
  [-6.5, -5.5, 4, 3.4],
  [-1.6, -6.2, 3.6, 4],
  [3, -4.8, 3.8, 3],
  [-7, -1, 3.2, 3.8],
  [-2.6, -0.8, 5, 3.2],
  [3.6, -0.4, 3.4, 4],
  [-4.8, 4, 4.2, 2.6],
  [1, 3.6, 3, 3],
];
const blocks = (id: string, list: readonly (readonly number[])[]): string =>
  `<symbol id="${id}" overflow="visible"><g fill="var(--block)" stroke="var(--block-edge)" stroke-width=".5">${list.map(([x, y, w, h]) => `<rect x="${x}" y="${y}" width="${w}" height="${h}"/>`).join("")}</g></symbol>`;

export const mapDefs = [
  crowns("p-woods", 20, 52, 8.5, "tree", 2.3, 3.4),
  crowns("p-forest", 46, 52, 5.6, "ftree", 2.5, 3.5),
  crowns("p-woods-far", 17, 40, 7.4, "tree", 1.6, 2.4),
  crowns("p-forest-far", 30, 40, 5.4, "ftree", 1.7, 2.5),
  rocks(),
  specks(),
  ploughs,
  hatch("p-zone-light", 6, 1.9, "var(--allied)", 45, 0.1, 0.5),
  hatch("p-zone-dark", 6, 1.9, "var(--german)", -45, 0.1, 0.5),
  hatch("p-cut", 8, 2.4, "var(--target)", 45, 0.07, 0.35),
  hatch("p-block", 7, 2.2, "var(--ink)", 45, 0.06, 0.4),
  trees,
  blocks("s-village", VILLAGE),
  blocks("s-town", TOWN),
].join("");

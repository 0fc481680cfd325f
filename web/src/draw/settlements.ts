/** Houses: a town along its streets, a hamlet of a few roofs, a city of blocks, a star fort. */
import { at, distance, natural } from "./lines";
import type { Point } from "./model";
import { number as n, straight } from "./paths";
import { random } from "./random";
import { cells } from "./scatter";
import { group } from "./svg";

const INK = "#3a2417";

/** A roof of two slopes with its shadow. `roof` is 1 (tiles), 2 (slate) or 3 (thatch). */
function house(x: number, y: number, w: number, h: number, angle: number, roof: number): string {
  const [left, top] = [n(-w / 2), n(-h / 2)];
  const shape = (y0: string, height: number, fill: string): string =>
    `<rect x="${left}" y="${y0}" width="${n(w)}" height="${n(height)}" ${fill}/>`;
  const shadow = `<rect x="${n(-w / 2 + 1.3)}" y="${n(-h / 2 + 1.8)}" width="${n(w)}" height="${n(h)}" fill="var(--tshadow)"/>`;
  return group(
    [x, y],
    shadow +
      shape(top, h / 2, `fill="var(--roof${roof})"`) +
      shape("0", h / 2, `fill="var(--roof${roof}b)"`) +
      shape(top, h, `fill="none" stroke="${INK}" stroke-opacity=".55" stroke-width=".7"`),
    ` rotate(${n(angle)})`,
  );
}

const CHURCH =
  '<path d="M-7.5-2.5h15v7h-15Z" fill="var(--tshadow)" transform="translate(1.5 2.5)"/><path d="M-7.5-3.5h15V0h-15Z" fill="var(--roof2)"/><path d="M-7.5 0h15v3.5h-15Z" fill="var(--roof2b)"/><rect x="-11" y="-3.5" width="6" height="7" fill="var(--roof2b)" stroke="#2b2a2a" stroke-width=".7"/><path d="M-11-3.5l3 3.5 3-3.5M-11 3.5l3-3.5 3 3.5" fill="none" stroke="#2b2a2a" stroke-opacity=".6" stroke-width=".7"/>';

/** Houses along the streets that leave the middle of a place (`streets`: the ways, of length one), a church, gardens. */
export function town([cx, cy]: Point, R: number, streets: readonly Point[], seed: string, church = true): string {
  const chance = random(seed);
  const ways: readonly Point[] = streets.length
    ? streets
    : [
        [1, 0],
        [-1, 0],
      ];
  const taken: Point[] = [];
  const drawn: [number, string][] = [];
  const free = (p: Point, gap: number): boolean => taken.every((q) => distance(p, q) > gap);
  const onStreet = ([x, y]: Point, width: number): boolean =>
    ways.some(([a, b]) => {
      const t = (x - cx) * a + (y - cy) * b;
      return t > -2 && Math.hypot(x - cx - a * t, y - cy - b * t) < width;
    });
  const put = (p: Point, markup: string): void => {
    taken.push(p);
    drawn.push([p[1], markup]);
  };
  if (church)
    put(
      [cx + R * 0.17, cy - R * 0.2],
      group([cx + R * 0.17, cy - R * 0.2], CHURCH, R < 45 ? ` scale(${n(R / 45)})` : ""),
    );
  for (const [ux, uy] of ways)
    for (let far = R * 0.16; far < R * 0.74; far += R * 0.165)
      for (const hand of [-1, 1]) {
        if (chance() < 0.12) continue;
        const off = R * (0.155 + chance() * 0.05) * hand;
        const p: Point = [cx + ux * far - uy * off, cy + uy * far + ux * off];
        if (!free(p, R * 0.145) || onStreet(p, R * 0.1)) continue;
        const [w, h] = [R * (0.13 + chance() * 0.06), R * (0.1 + chance() * 0.03)];
        const angle = (Math.atan2(uy, ux) * 180) / Math.PI + (chance() - 0.5) * 10 + (chance() < 0.25 ? 90 : 0);
        put(p, house(p[0], p[1], w, h, angle, at([1, 1, 1, 3, 2], Math.floor(chance() * 5))));
      }
  for (let i = 0; i < 14; i++) {
    const angle = chance() * Math.PI * 2;
    const far = R * (0.25 + chance() * 0.42);
    const p: Point = [cx + Math.cos(angle) * far, cy + Math.sin(angle) * far];
    if (!free(p, R * 0.16) || onStreet(p, R * 0.11)) continue;
    const tree = `<use href="#tree2" x="${n(p[0])}" y="${n(p[1])}"/>`;
    put(
      p,
      chance() < 0.35
        ? tree
        : house(p[0], p[1], R * (0.12 + chance() * 0.05), R * 0.1, (angle * 180) / Math.PI, at([1, 3, 1], i % 3)),
    );
  }
  return drawn
    .sort((a, b) => a[0] - b[0])
    .map(([, markup]) => markup)
    .join("");
}

const HAMLETS: readonly (readonly (readonly [number, number, number, number])[])[] = [
  [
    [-15, -6, 24, 19],
    [15, 10, 20, 16],
  ],
  [
    [-16, -12, 20, 16],
    [14, -8, 22, 17],
    [-4, 16, 26, 16],
  ],
];

/** Two or three large roofs that face the street. */
export function building([cx, cy]: Point, R: number, street: Point, seed: string): string {
  const chance = random(seed);
  const angle = Math.atan2(street[1], street[0]) + Math.PI / 2;
  const [cos, sin, k] = [Math.cos(angle), Math.sin(angle), R / 52];
  return at(HAMLETS, Math.floor(chance() * 2))
    .map(([dx, dy, w, h], i) =>
      house(
        cx + (dx * cos - dy * sin) * k,
        cy + (dx * sin + dy * cos) * k,
        w * k,
        h * k,
        (angle * 180) / Math.PI + (i % 2 ? 0 : 90 * Math.round(chance())),
        1 + Math.floor(chance() * 3),
      ),
    )
    .join("");
}

/** Blocks round a market square. */
export function city([cx, cy]: Point, R: number, seed: string): string {
  const chance = random(seed);
  const [rx, ry] = [R, R * 0.79];
  const ring = Array.from({ length: 10 }, (_, i): Point => [
    cx + Math.cos(i * 0.628) * rx,
    cy + Math.sin(i * 0.628) * ry,
  ]);
  const points: Point[] = [];
  for (let i = 0; i < 900 && points.length < 84; i++) {
    const angle = chance() * Math.PI * 2;
    const far = Math.sqrt(chance()) * 0.94;
    const p: Point = [cx + Math.cos(angle) * far * rx, cy + Math.sin(angle) * far * ry];
    if (points.every((q) => distance(p, q) > R * 0.13)) points.push(p);
  }
  const shrunk = (cell: readonly Point[], [x, y]: Point, k: number): Point[] =>
    cell.map((q) => [x + (q[0] - x) * k, y + (q[1] - y) * k]);
  const blocks = cells(points, [cx - rx * 1.06, cy - ry * 1.06, cx + rx * 1.06, cy + ry * 1.06], R).map((cell, i) => {
    const p = at(points, i);
    const block = shrunk(cell, p, 0.76);
    const outside = block.some((q) => ((q[0] - cx) / rx) ** 2 + ((q[1] - cy) / ry) ** 2 > 1);
    if (cell.length < 3 || outside || distance(p, [cx + R * 0.09, cy]) < R * 0.14) return "";
    const roof = at([1, 1, 1, 2, 3], Math.floor(chance() * 5));
    return `<path d="${straight(block.map((q): Point => [q[0] + 1, q[1] + 1.5]))}" fill="var(--tshadow)"/><path d="${straight(block)}" fill="var(--roof${roof})" stroke="${INK}" stroke-opacity=".5" stroke-width=".6"/><path d="${straight(shrunk(cell, p, 0.45))}" fill="var(--roof${roof}b)" fill-opacity=".7"/>`;
  });
  return `<path d="${straight(natural(ring, { by: 0, waver: 8, seed: 4 }))}" fill="var(--ground)" stroke="var(--border)" stroke-opacity=".5"/>${blocks.join("")}`;
}

const star = (points: number, far: readonly number[], turn = 0): string =>
  straight(
    Array.from({ length: points }, (_, i): Point => [
      Math.cos((i / points) * Math.PI * 2 + turn) * at(far, i % far.length),
      Math.sin((i / points) * Math.PI * 2 + turn) * at(far, i % far.length),
    ]),
  );

/** A star fort. */
export const citadel = (p: Point): string =>
  group(
    p,
    `<path d="${star(10, [24, 13])}" fill="var(--woods)" stroke="var(--border)" stroke-width="1.4"/><path d="${star(5, [9], 0.63)}" fill="var(--ground)" stroke="var(--border)"/>`,
  );

/** A few blocks, for a map seen from far. */
export const blocks = (p: Point, kind: string, scale: number): string =>
  `<use href="#s-${kind === "village" ? "village" : "town"}" transform="translate(${n(p[0])} ${n(p[1])}) scale(${n(scale)})"/>`;

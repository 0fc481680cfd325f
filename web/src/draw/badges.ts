/** Names and signs of places, drawn above the land and below the counters. A name gives way to counters and to greater names. */
import { bounds, distance, inside } from "./lines";
import type { Badge, Box, Place, Point } from "./model";
import { number as n } from "./paths";
import type { Plot } from "./plot";
import { escaped, group, type Lettering, lettering, STAR } from "./svg";

const NATIONS = new Set(["us", "uk", "fr", "heer", "ss", "lw"]);
const word = (y: number, size: number, weight: number, fill: string, text: string): string =>
  `<text text-anchor="middle" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}">${escaped(text)}</text>`;
const colour = (name: string): string =>
  NATIONS.has(name) ? `var(--${name})` : name === "blue" ? "var(--id-blue)" : "var(--id-black)";

/** A number over what it is worth, on a disc or a square. */
function sign({ text, under = "", shape, colour: paint = "", ring, star = "" }: Badge): string {
  const square = shape === "square";
  const body = (r: number, fill: string, edge: string, pen: number): string =>
    square
      ? `<rect x="${-r}" y="${-r}" width="${2 * r}" height="${2 * r}" rx="3" fill="${fill}" stroke="${edge}" stroke-width="${pen}"/>`
      : `<circle r="${r}" fill="${fill}" stroke="${edge}" stroke-width="${pen}"/>`;
  const half = `<path d="${square ? "M0-16h13a3 3 0 0 1 3 3v26a3 3 0 0 1-3 3H0Z" : "M0-16a16 16 0 0 1 0 32Z"}" fill="var(--id-blue)"/>`;
  return (
    (ring ? body(21, "none", "var(--id-ring)", 4) : "") +
    body(17, colour(paint), "#fffaf0", 2.4) +
    (paint === "half" ? half : "") +
    word(under ? 0 : 6, 17, 700, "#fff", text) +
    (under ? word(12.5, 12.5, 600, "#ffe9b0", under) : "") +
    (star
      ? `<path transform="translate(24 -12) scale(.9)" d="${STAR}" fill="${star === "white" ? "#fff" : star === "gold" ? "var(--gold)" : "#1c1c1a"}" stroke="#1c1c1a" stroke-width="1.3"/>`
      : "")
  );
}

/** A letter on a disc in the colour of the side that enters there. */
function entry({ text, under = "", colour: paint = "us" }: Badge): string {
  const ink = `var(--${paint}-ink)`;
  return `<circle r="19" fill="var(--${paint})" stroke="#fff" stroke-width="3"/><circle r="20.5" fill="none" stroke="var(--neat)"/>${word(under ? 3 : 7, 20, 700, ink, text)}${under ? word(13.5, 11, 600, ink, under) : ""}`;
}

/** A ring, or two, with its number beside it, a star with what it is worth, a mark where others are called from. */
function town({ text, worth = 0, star = "", ring = false }: Badge): string {
  const points = worth
    ? `<g transform="translate(${ring ? -18 : -15} -1)"><path d="${STAR}" fill="var(--gold)" stroke="var(--gold-edge)" stroke-width="1.1"/>${word(3.4, 9, 700, "#4b3600", String(worth))}</g>`
    : "";
  const call = star
    ? `<g transform="translate(${(worth ? -34 : -18) - (ring ? 3 : 0)} 0)"><rect x="-8" y="-5" width="16" height="10" rx="3" fill="var(--id-black)"/><path d="M-5 2H5M-3-1h5l4-1" stroke="#fff" stroke-width="1.5" fill="none"/></g>`
    : "";
  const rim = ring
    ? '<circle r="7.8" fill="none" stroke="var(--halo)" stroke-width="3.4"/><circle r="7.8" fill="none" stroke="var(--id-ring)" stroke-width="1.4"/>'
    : "";
  return `${rim}<circle r="5" fill="${worth ? "var(--block)" : "var(--sheet)"}" stroke="var(--town-ring)" stroke-width="1.6"/>${lettering([ring ? 11 : 8.5, 4], text, 9.5, { halo: 2, anchor: "start", fill: "var(--ink3)" })}${points}${call}`;
}

/** What a sign of a place covers, where it stays whatever lies near: discs and squares. */
export function signs(plot: Plot): Box[] {
  return plot.places.flatMap((place): Box[] => {
    const shape = place.badge ? (place.badge.shape ?? "disc") : "";
    if (shape !== "disc" && shape !== "square") return [];
    const [x, y] = middleOf(plot, place);
    return [[x - 20, y - 20, 40, 40]];
  });
}

/** Where a small disc hides neither the sign of a place nor its name: at the sign's corner, else in the middle. */
export function corner(plot: Plot, id: string): Point {
  const place = plot.place(id);
  const shape = place?.badge ? (place.badge.shape ?? "disc") : "";
  if (!place || (shape !== "disc" && shape !== "square")) return plot.centre(id);
  const [x, y] = middleOf(plot, place);
  return [x - 20, y - 20];
}

function middleOf(plot: Plot, place: Place): Point {
  const [x, y] = plot.centre(place.id);
  const [dx, dy] = place.nudge ?? [0, 0];
  return [x + dx, y + dy];
}

/** Where the counters of a side stand: in the middle; below a sign, or on both sides of it where two sides meet. */
export function stand(plot: Plot, id: string, index: number, sides: number, side: number): Point {
  const place = plot.place(id);
  const [cx, cy] = plot.centre(id);
  const [ax, ay] = place?.aside ?? [0, 0];
  const [x, y] = [cx + ax, cy + ay];
  const shape = place?.badge ? (place.badge.shape ?? "disc") : "";
  if (!shape || shape === "entry") return [x + (index - (sides - 1) / 2) * side * 1.15, y + side * 0.06];
  if (shape === "town") return [x, y + side * (0.15 + (index - (sides - 1) / 2) * 1.2)];
  const [x0, y0, x1, y1] = bounds(plot.outline(id));
  if (place?.marks?.includes("zone") && x1 - x0 > y1 - y0) return [x + side * 2.4, y + side * 0.1]; // beside it in a box that lies
  return [x, sides > 1 && index === 0 ? y - side * 1.2 : y + side * 1.55];
}

/** A name that looks for room: its text, its size, and the places where it may stand, best first. */
interface Name {
  text: string;
  size: number;
  spots: readonly Point[];
  how: Lettering;
  rank: number;
  /** What is drawn with the name, at its size. */
  mark?: ((spot: Point, scale: number) => string) | undefined;
  /** Where it may stand in small print, if it finds no room else; and then, without its mark, beside what covers it. */
  small?: () => readonly [within: readonly Point[], beside: readonly Point[]];
}

const covers = ([ax, ay, aw, ah]: Box, [bx, by, bw, bh]: Box): boolean =>
  ax < bx + bw && bx < ax + aw && ay < by + bh && by < ay + ah;

/** What a name covers, with the mark below it. */
function room({ text, size, mark }: Name, [x, y]: Point, scale: number): Box {
  const half = Math.max(text.length * size * 0.23, mark ? 14 : 0) * scale;
  return [x - half, y - size * 0.8 * scale, half * 2 + (mark ? 6 * scale : 0), (size + (mark ? 12 : 0)) * scale];
}

const SMALL = 0.8;

/** Names by rank, each where it finds room; one that finds none, even in small print, is left out: it stands in the strip of tools and in the text. */
function settled(names: Name[], taken: Box[]): string {
  const put = (name: Name, spots: readonly Point[], scale: number): string => {
    const spot = spots.find((p) => !taken.some((box) => covers(box, room(name, p, scale))));
    if (!spot) return "";
    taken.push(room(name, spot, scale));
    return (name.mark?.(spot, scale) ?? "") + lettering(spot, name.text, name.size * scale, name.how);
  };
  const smaller = (name: Name): string => {
    const [within, beside] = name.small?.() ?? [[], []];
    return put(name, within, SMALL) || put({ ...name, mark: undefined }, beside, SMALL);
  };
  const placed = names.sort((a, b) => b.rank - a.rank).map((name) => [name, put(name, name.spots, 1)] as const);
  return placed.map(([name, drawn]) => drawn || smaller(name)).join("");
}

/** All signs and names. `occupied`: where counters stand; `near`: zoomed in, so that villages have names too; `piles`: what counters cover. */
export function badges(plot: Plot, occupied: ReadonlySet<string>, near: boolean, piles: readonly Box[]): string {
  const half = plot.unit * 0.34;
  const guessed = [...occupied].map((id): Box => {
    const [x, y] = stand(plot, id, 0, 1, half * 2);
    return [x - half, y - half, half * 2, half * 2];
  });
  const taken = [...(piles.length ? piles : guessed), ...signs(plot)];
  let fixed = "";
  const names: Name[] = [];
  for (const place of plot.places) {
    const shape = place.badge ? (place.badge.shape ?? "disc") : "";
    const at = middleOf(plot, place);
    if (place.badge && shape === "entry") fixed += group(at, entry(place.badge), ` scale(${n(plot.size / 42)})`);
    else if (place.badge && shape !== "town") fixed += group(at, sign(place.badge));
    const name = !place.name
      ? null
      : shape === "town" && place.badge
        ? townName(plot, place, place.badge, at, near)
        : shape && shape !== "entry"
          ? signName(place, at)
          : plainName(place, at, plot.size, near);
    if (name) names.push(name);
  }
  return fixed + settled(names, taken);
}

const STEPS: readonly Point[] = [
  [0, 0],
  [0, -1],
  [0, -1.4],
  [-0.9, -0.4],
  [0.9, -0.4],
  [0, 1.1],
  [-1.3, 0.3],
  [1.3, 0.3],
  [-1, -1],
  [1, -1],
  [0, 1.7],
  [-1.8, 0],
  [1.8, 0],
  [0, -2],
  [-1.2, 1.2],
  [1.2, 1.2],
];

/** Above a town's ring; ring and name go together, and never leave their area. */
function townName(plot: Plot, place: Place, badge: Badge, [x, y]: Point, near: boolean): Name {
  const great = Boolean(badge.worth);
  const outline = plot.outline(place.id);
  const rings = STEPS.map(([dx, dy]): Point => [x + dx * plot.size, y + dy * plot.size]).filter(
    (p, i) => !i || inside(p, outline),
  );
  const spots = rings.map(([a, b]): Point => [a, b - 8]);
  return {
    text: place.name ?? "",
    size: (great ? 14 : 12) * (near ? 1 : 1.25),
    spots,
    how: { weight: great ? 700 : 600, halo: 3 },
    rank: great ? 2 : 1,
    mark: ([a, b], scale) => group([a, b + 8 * scale], town(badge), scale === 1 ? "" : ` scale(${scale})`),
    small: () => {
      const all = raster(bounds(outline), [x, y - 8], plot.size);
      return [all.filter(([a, b]) => inside([a, b + 8], outline)), all];
    },
  };
}

/** Points all over a box and a little beyond, those near a point first. */
function raster([x0, y0, x1, y1]: readonly [number, number, number, number], from: Point, size: number): Point[] {
  const found: Point[] = [];
  for (let x = x0 - size; x < x1 + size; x += size / 4)
    for (let y = y0 - size; y < y1 + size; y += size / 4) found.push([x, y]);
  return found.sort((a, b) => distance(a, from) - distance(b, from));
}

/** Below a disc or a square; above it, or beside it. */
function signName(place: Place, [x, y]: Point): Name {
  const wide = (place.name ?? "").length * 3.5 + 26;
  return {
    text: place.name ?? "",
    size: 14.5,
    spots: [
      [x, y + 34],
      [x, y - 24],
      [x + wide, y + 5],
      [x - wide, y + 5],
      [x, y + 48],
    ],
    how: { halo: 3.4, spacing: 0.4 },
    rank: 1,
  };
}

/** In a hex: at its foot, or at its head. From far only what matters has a name. */
function plainName(place: Place, [x, y]: Point, R: number, near: boolean): Name | null {
  const great = place.marks?.includes("victory") ?? false;
  const large = place.settlement === "town" || place.settlement === "city";
  if (!near && !large && !great) return null;
  const size = R * (great ? 0.42 : large ? 0.38 : 0.32) * (near ? 0.92 : 1.5);
  const wide = (place.name ?? "").length * size * 0.23 + R * 0.5;
  const spots: readonly Point[] = [
    [x, y + R * 0.71],
    [x, y - R * 0.5],
    [x + wide, y + size * 0.3],
    [x - wide, y + size * 0.3],
  ];
  return {
    text: great ? (place.name ?? "").toUpperCase() : (place.name ?? ""),
    size,
    spots,
    how: { weight: great || large ? 700 : 500, halo: R * 0.11, spacing: great ? R * 0.015 : 0 },
    rank: great ? 3 : large ? 2 : 1,
  };
}

/**
 * A map as SVG. `markup` never changes and has no listeners: put it once into a layer of its own and move the layer.
 * It uses only custom properties for colours, so that a change of theme costs nothing, and the definitions of `defs.ts`.
 */
import { badges, signs, stand } from "./badges";
import { borders, boundaries, fortified, victory } from "./boundaries";
import { country, fields, relief } from "./ground";
import { at, degrees, type Line, middle, union } from "./lines";
import { compass, frame, neatline, paper, scaleBar, title } from "./margin";
import { canopy, cleared, grove, hill, massed, patches, pond, rough } from "./masses";
import type { Box, Figure, Link, Place, Point, Say, Sheet } from "./model";
import { number as n, outlines, straight } from "./paths";
import { type Plot, plotted, type Turn } from "./plot";
import { random } from "./random";
import { blocks, building, citadel, city, town } from "./settlements";
import { group, lettering, line, Names } from "./svg";
import { bridgehead, bridges, courses, exits, lane, roads, sideRivers, streams } from "./ways";

export type { Turn } from "./plot";

export interface Drawing {
  readonly id: string;
  /** The static layer. */
  readonly markup: string;
  /** Numbers of hexes; worth showing where they are 8 px or larger, that is from a scale of 8 / numberSize on. */
  readonly numbers: string;
  readonly numberSize: number;
  /**
   * Names and signs of places, above `markup`. They give way to counters: say where these stand or, better, what the
   * piles cover (`arrange`). Villages have names only when near.
   */
  labels(occupied: ReadonlySet<string>, near: boolean, piles?: readonly Box[]): string;
  /** What signs of places cover, which counters must not. */
  readonly signs: readonly Box[];
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
  /** The neighbour (or the nearest place) in a direction of the screen, for arrow keys. */
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
    markup: staticLayer(sheet, plot, hexes, say, new Names(`${sheet.id}-${turn.charAt(0)}`)),
    numbers: hexes ? plot.places.map(({ id }) => number(plot, id, numberSize)).join("") : "",
    numberSize,
    labels: remembered((occupied, near, piles) => badges(plot, occupied, near, piles)),
    signs: signs(plot),
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

/** The last labels, drawn anew only when something that they depend on has changed: a map that moves asks at every frame. */
function remembered(draw: (occupied: ReadonlySet<string>, near: boolean, piles: readonly Box[]) => string): Drawing["labels"] {
  let [key, kept] = ["", ""];
  return (occupied, near, piles = []) => {
    const now = [near, ...occupied, ...piles].join();
    if (now !== key) [key, kept] = [now, draw(occupied, near, piles)];
    return kept;
  };
}

const ROADS = new Set(["road", "major", "minor", "entry"]);
const joins = (link: Link, a: string, b: string): boolean => (link.a === a && link.b === b) || (link.a === b && link.b === a);

function way(sheet: Sheet, plot: Plot, a: string, b: string): Line {
  const road = sheet.grid === "hex" ? undefined : sheet.links.find((link) => ROADS.has(link.kind) && joins(link, a, b));
  if (!road) return [plot.centre(a), plot.centre(b)];
  const line = lane(plot, road);
  return road.a === a ? line : line.reverse();
}

function crossing(sheet: Sheet, plot: Plot, a: string, b: string): Point {
  const bridge = sheet.links.find((link) => link.kind === "bridge" && joins(link, a, b));
  if (bridge) return bridgehead(plot, bridge)[0];
  const side = plot.side(a, b);
  return (!sheet.links.length || sheet.grid === "hex" ? null : side?.[Math.floor(side.length / 2)]) ?? middle(plot.centre(a), plot.centre(b));
}

const bandOf = (sheet: Sheet, id: string): string => `--held-${sheet.id}-${id}`;

/** A band inside the border of each area, in no colour until somebody holds it (`marker`). It never changes but for that. */
function bands(sheet: Sheet, plot: Plot, names: Names): string {
  return plot.places
    .filter((place) => place.outline?.length)
    .map(({ id }) => {
      const clip = names.next();
      const d = straight(plot.outline(id));
      return `<clipPath id="${clip}"><path d="${d}"/></clipPath><path d="${d}" clip-path="url(#${clip})" fill="none" stroke="var(${bandOf(sheet, id)},transparent)" stroke-width="${n(plot.size * 0.66)}" stroke-opacity=".3" stroke-linejoin="round"/>`;
    })
    .join("");
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

function staticLayer(sheet: Sheet, plot: Plot, hexes: boolean, say: Say, names: Names): string {
  const land = sheet.outline?.length ? [sheet.outline.map((p) => plot.point(p))] : hexes ? union(plot.places.map(({ id }) => plot.outline(id))) : null;
  const [x, y, width, height] = plot.box;
  const rect = (fill: string): string => `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}"/>`;
  const clip = names.next();
  const edge = land ? `<path d="${outlines(land)}"/>` : rect("#000");
  const rim = land ? line(outlines(land), "var(--neat)", hexes ? Math.max(1.8, plot.size * 0.04) : 2.6) : neatline(plot.box);
  const grid = hexes ? line(plot.places.map(({ id }) => straight(plot.outline(id))).join(""), "var(--grid)", Math.max(0.7, plot.size * 0.022)) : "";
  return [
    frame(paper(sheet, plot.box)),
    hexes ? "" : beyond(sheet, plot, names),
    `<clipPath id="${clip}">${edge}</clipPath><g clip-path="url(#${clip})">`,
    rect("var(--clear)"),
    surface(sheet, plot, hexes, names),
    rect("url(#p-speck)"),
    "</g>",
    grid,
    hexes ? "" : zones(sheet, plot),
    boundaries(names, plot, sheet.links, ["army", "sector"]),
    victory(plot),
    rim,
    waterNames(sheet, plot),
    title(sheet, plot.box, say),
    scaleBar(sheet, plot.box),
    compass(sheet, plot.box, plot.turned),
  ].join("");
}

/** What runs on across the margin of a map of areas: great rivers, and roads to where one enters. */
function beyond(sheet: Sheet, plot: Plot, names: Names): string {
  const rivers = sheet.outline?.length ? (sheet.figures ?? []).filter(({ kind }) => kind === "great_river") : [];
  return courses(plot, rivers) + roads(names, plot, sheet.links.filter(({ kind }) => kind === "entry"), false);
}

/** Everything that lies on the land, from the ground up. */
function surface(sheet: Sheet, plot: Plot, hexes: boolean, names: Names): string {
  const figures = sheet.figures ?? [];
  const links = sheet.links;
  const loops = (kind: string): Line[] => figures.filter((figure) => figure.kind === kind).map((figure) => figure.points.map((p) => plot.point(p)));
  return [
    sheet.ground === "plain" ? "" : sheet.ground === "relief" ? relief(plot) : fields(plot, hexes ? plot.size * 1.25 : plot.size * 1.15, sheet.id),
    country(loops("country")),
    hexes ? hexMasses(sheet, plot, names) : areaMasses(sheet, plot, names, loops),
    fortified(plot),
    hexes ? "" : bands(sheet, plot, names),
    hexes ? "" : borders(names, plot, links) + boundaries(names, plot, links, ["nation"]),
    streams(names, plot, links),
    hexes ? sideRivers(names, plot, links) : "",
    courses(plot, figures),
    boundaries(names, plot, links, ["cliff", "wall"]),
    hexes ? clearings(sheet, plot) : "",
    roads(names, plot, links, hexes),
    boundaries(names, plot, links, ["front"]),
    bridges(plot, links, hexes),
    hexes ? houses(sheet, plot) : "",
    figures.map((figure) => standing(figure, plot)).join(""),
  ].join("");
}

function hexMasses(sheet: Sheet, plot: Plot, names: Names): string {
  const far = sheet.ground !== "fields";
  const mass = (kinds: readonly string[], seed: number): Point[][] => massed(plot, (terrain) => kinds.includes(terrain), seed, far);
  const levels = [1, 2].map((level) => hill(union(plot.places.filter((place) => (place.level ?? 0) >= level).map(({ id }) => plot.outline(id))), plot.size, level, 2 + level));
  const woods = mass(["woods", "forest"], 5);
  const wooded = far ? canopy(names, woods, plot.size * 0.23, "woods", "p-woods-far", "a") + canopy(names, mass(["forest"], 50), plot.size * 0.22, "forest", "p-forest-far", "b") : grove(names, woods, plot.size, sheet.id);
  return levels.join("") + rough(names, mass(["rough"], 90)) + pond(mass(["pond"], 3)) + wooded;
}

/** In an area terrain shows as patches; woods of the country round about come as figures. */
function areaMasses(sheet: Sheet, plot: Plot, names: Names, loops: (kind: string) => Line[]): string {
  const S = plot.size;
  const ridges = plot.places.filter((place) => place.terrain === "ridge").map(({ id }, i) => hill(patches(plot, id, 1, S * 1.95, `ridge${id}`, 0), S * 1.5, 1, i));
  const amount = (place: Place): [number, number] => (place.terrain === "woods" ? [6, S * 0.75] : [place.terrain === "ridge" ? 2 : 1, S * 0.33]);
  const copses = sheet.ground === "fields" ? plot.places.filter((place) => place.terrain).flatMap((place) => patches(plot, place.id, ...amount(place), `wood${place.id}`, S * 1.2)) : [];
  const forest = loops("forest");
  return (
    rough(names, loops("rough")) +
    ridges.join("") +
    canopy(names, copses, S * 0.15, "woods", "p-forest", "c") +
    `<g opacity=".75">${canopy(names, loops("woods"), S * 0.26, "woods", "p-woods", "q")}${canopy(names, forest, S * 0.24, "forest", "p-forest", "z")}</g>`
  );
}

/** Bare ground where houses will stand, under the roads. */
function clearings(sheet: Sheet, plot: Plot): string {
  if (sheet.ground !== "fields") return "";
  const built = plot.places.filter((place) => place.settlement || place.terrain === "building");
  return built.map(({ id }, i) => cleared(plot.outline(id), plot.size, i + 30)).join("");
}

function houses(sheet: Sheet, plot: Plot): string {
  const streets = exits(plot, sheet.links.filter((link) => link.kind === "road"));
  const unit = (a: Point, b: Point): Point => {
    const angle = (degrees(a, b) * Math.PI) / 180;
    return [Math.cos(angle), Math.sin(angle)];
  };
  return plot.places
    .map((place) => {
      const c = plot.centre(place.id);
      if (place.terrain === "building") {
        const road = plot.neighbours(place.id).find((other) => streets.has(other));
        return building(c, plot.size, road ? unit(c, plot.centre(road)) : [0, 1], place.id);
      }
      if (!place.settlement) return "";
      if (sheet.ground !== "fields") return blocks(c, place.settlement, plot.size / 20);
      return town(c, plot.size, (streets.get(place.id) ?? []).map((p) => unit(c, p)), place.id + sheet.id, true);
    })
    .join("");
}

/** Settlements that are no places. */
function standing({ kind, points, name = "" }: Figure, plot: Plot): string {
  const p = plot.point(points[0] ?? [0, 0]);
  if (kind === "city") return city(p, plot.size * 1.65, name);
  if (kind === "citadel") return citadel(p);
  if (kind !== "village") return "";
  const chance = random(name);
  const angle = chance() * Math.PI * 2;
  return town(p, plot.size * 0.75, [[Math.cos(angle), Math.sin(angle)], [-Math.cos(angle), -Math.sin(angle)]], name, chance() < 0.6);
}

const ARROW = '<path d="M-34 0l11-9v5h46v-5l11 9-11 9v-5h-46v5Z" fill="var(--sheet)" stroke="var(--neat)" stroke-width="1.3"/>';

/** Boxes on the margin, and the double arrows by which one enters. */
function zones(sheet: Sheet, plot: Plot): string {
  const tabs = plot.places.filter((place) => place.marks?.includes("zone") && place.outline?.length).map(({ id }) => {
    const d = straight(plot.outline(id));
    const held = `var(${bandOf(sheet, id)},var(--neat))`;
    return `<path d="${d}" fill="var(--halo)" stroke="var(--halo)" stroke-width="9" stroke-linejoin="round"/><path d="${d}" fill="${held}" fill-opacity=".13" stroke="${held}" stroke-opacity=".5" stroke-width="5" stroke-linejoin="round"/>`;
  });
  const arrows = sheet.links
    .filter((link) => link.kind === "arrow")
    .map((link) => {
      const [a, b] = (link.points?.length === 2 ? link.points.map((p) => plot.point(p)) : [plot.centre(link.a), plot.centre(link.b ?? "")]) as [Point, Point];
      return group([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], ARROW, ` rotate(${n(degrees(a, b))})`);
    });
  return tabs.join("") + arrows.join("");
}

/** Waters are named along their course, in italics: where a label says so, or in the middle. */
function waterNames(sheet: Sheet, plot: Plot): string {
  const S = plot.size;
  const labels = sheet.labels ?? [];
  const named = (p: Point, text: string, angle: number, size: number): string => lettering(p, text, size, { weight: 400, angle, serif: true, fill: "var(--water-ink)", halo: size * 0.24, spacing: size * 0.12 });
  const free = (sheet.figures ?? []).filter(({ kind, name, points }) => kind.endsWith("river") && name && points.length > 2 && !labels.some((label) => label.text === name));
  return (
    labels.map((label) => named(plot.point([label.x, label.y]), label.text, label.angle ?? 0, S * (label.size ?? 0.5))).join("") +
    free
      .map(({ points, name = "" }) => {
        const course = points.map((p) => plot.point(p)).filter((p) => plot.at(p));
        if (course.length < 2) return "";
        const half = Math.floor(course.length / 2);
        const [a, b] = [at(course, half - 1), at(course, half)];
        const angle = degrees(a, b);
        const upright = angle > 90 ? angle - 180 : angle < -90 ? angle + 180 : angle;
        const [x, y] = middle(a, b);
        const off = (upright * Math.PI) / 180;
        return named([x + Math.sin(off) * S * 0.22, y - Math.cos(off) * S * 0.22], name, upright, S * 0.43);
      })
      .join("")
  );
}

/** The static layer of a sheet: paper, ground, terrain, water, roads, houses, grid, from the bottom up. */
import { borders, boundaries, fortified, victory } from "./boundaries";
import { country, fields, relief } from "./ground";
import { degrees, type Line, natural, union } from "./lines";
import { compass, frame, neatline, paper, scaleBar, title } from "./margin";
import { canopy, cleared, grove, hill, massed, patches, pond, rough } from "./masses";
import type { Figure, Place, Point, Say, Sheet } from "./model";
import { freeNames } from "./names";
import { number as n, outlines, straight } from "./paths";
import type { Plot } from "./plot";
import { random } from "./random";
import { blocks, building, citadel, city, town } from "./settlements";
import { group, line, type Names } from "./svg";
import { bridges, courses, exits, roads, sideRivers, streams } from "./ways";

/** Two games may call a map the same: their sheets do not have the same number of places. */
export const keyOf = (sheet: Sheet): string => `${sheet.id}${sheet.places.length}`;
export const bandOf = (sheet: Sheet, id: string): string => `--held-${keyOf(sheet)}-${id}`;

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

/** Everything that never changes on a sheet. */
export function staticLayer(sheet: Sheet, plot: Plot, hexes: boolean, say: Say, names: Names): string {
  const land = sheet.outline?.length
    ? [sheet.outline.map((p) => plot.point(p))]
    : hexes
      ? union(plot.places.map(({ id }) => plot.outline(id)))
      : null;
  const [x, y, width, height] = plot.box;
  const rect = (fill: string): string =>
    `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}"/>`;
  const clip = names.next();
  const edge = land ? `<path d="${outlines(land)}"/>` : rect("#000");
  const rim = land
    ? line(outlines(land), "var(--neat)", hexes ? Math.max(1.8, plot.size * 0.04) : 2.6)
    : neatline(plot.box);
  const grid = hexes
    ? line(
        plot.places.map(({ id }) => straight(plot.outline(id))).join(""),
        "var(--grid)",
        Math.max(0.7, plot.size * 0.022),
      )
    : "";
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
    freeNames(sheet, plot),
    title(sheet, plot.box, say),
    scaleBar(sheet, plot.box),
    compass(sheet, plot.box, plot.turned),
  ].join("");
}

/** What runs on across the margin of a map of areas: great rivers, and roads to where one enters. */
function beyond(sheet: Sheet, plot: Plot, names: Names): string {
  const rivers = sheet.outline?.length ? (sheet.figures ?? []).filter(({ kind }) => kind === "great_river") : [];
  return (
    courses(plot, rivers) +
    roads(
      names,
      plot,
      sheet.links.filter(({ kind }) => kind === "entry"),
      false,
    )
  );
}

/** Everything that lies on the land, from the ground up. */
function surface(sheet: Sheet, plot: Plot, hexes: boolean, names: Names): string {
  const figures = sheet.figures ?? [];
  const links = sheet.links;
  const loops = (kind: string): Line[] =>
    figures.filter((figure) => figure.kind === kind).map((figure) => figure.points.map((p) => plot.point(p)));
  return [
    sheet.ground === "plain"
      ? ""
      : sheet.ground === "relief"
        ? relief(plot)
        : fields(plot, hexes ? plot.size * 1.25 : plot.size * 1.15, sheet.id),
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
  const mass = (kinds: readonly string[], seed: number): Point[][] =>
    massed(plot, (terrain) => kinds.includes(terrain), seed, far);
  const levels = [1, 2].map((level) =>
    hill(
      union(plot.places.filter((place) => (place.level ?? 0) >= level).map(({ id }) => plot.outline(id))),
      plot.size,
      level,
      2 + level,
    ),
  );
  const woods = mass(["woods", "forest"], 5);
  const wooded = far
    ? canopy(names, woods, plot.size * 0.23, "woods", "p-woods-far", "a") +
      canopy(names, mass(["forest"], 50), plot.size * 0.22, "forest", "p-forest-far", "b")
    : grove(names, woods, plot.size, sheet.id);
  return levels.join("") + rough(names, mass(["rough"], 90)) + pond(mass(["pond"], 3)) + wooded;
}

/** In an area terrain shows as patches; woods of the country round about come as figures. */
function areaMasses(sheet: Sheet, plot: Plot, names: Names, loops: (kind: string) => Line[]): string {
  const S = plot.size;
  const ridges = plot.places
    .filter((place) => place.terrain === "ridge")
    .map(({ id }, i) => hill(patches(plot, id, 1, S * 1.95, `ridge${id}`, 0), S * 1.5, 1, i));
  const amount = (place: Place): [number, number] =>
    place.terrain === "woods" ? [6, S * 0.75] : [place.terrain === "ridge" ? 2 : 1, S * 0.33];
  const copses =
    sheet.ground === "fields"
      ? plot.places
          .filter((place) => place.terrain)
          .flatMap((place) => patches(plot, place.id, ...amount(place), `wood${place.id}`, S * 1.2))
      : [];
  const wild = (kind: string, seed: number): Line[] =>
    loops(kind).map((loop, i) =>
      natural(loop, { step: S * 0.26, by: -S * 0.05, waver: S * 0.22, scale: 0.045, seed: seed + i }),
    );
  return (
    rough(names, wild("rough", 70)) +
    ridges.join("") +
    pond(wild("pond", 9)) +
    canopy(names, copses, S * 0.15, "woods", "p-forest", "c") +
    `<g opacity=".75">${canopy(names, wild("woods", 3), S * 0.26, "woods", "p-woods", "q")}${canopy(names, wild("forest", 40), S * 0.24, "forest", "p-forest", "z")}</g>`
  );
}

/** Bare ground where houses will stand, under the roads. */
function clearings(sheet: Sheet, plot: Plot): string {
  if (sheet.ground !== "fields") return "";
  const built = plot.places.filter((place) => place.settlement || place.terrain === "building");
  return built.map(({ id }, i) => cleared(plot.outline(id), plot.size, i + 30)).join("");
}

function houses(sheet: Sheet, plot: Plot): string {
  const streets = exits(
    plot,
    sheet.links.filter((link) => link.kind === "road"),
  );
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
      return town(
        c,
        plot.size,
        (streets.get(place.id) ?? []).map((p) => unit(c, p)),
        place.id + sheet.id,
        true,
      );
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
  return town(
    p,
    plot.size * 0.75,
    [
      [Math.cos(angle), Math.sin(angle)],
      [-Math.cos(angle), -Math.sin(angle)],
    ],
    name,
    chance() < 0.6,
  );
}

const ARROW =
  '<path d="M-34 0l11-9v5h46v-5l11 9-11 9v-5h-46v5Z" fill="var(--sheet)" stroke="var(--neat)" stroke-width="1.3"/>';

/** Boxes on the margin, and the double arrows by which one enters. */
function zones(sheet: Sheet, plot: Plot): string {
  const tabs = plot.places
    .filter((place) => place.marks?.includes("zone") && place.outline?.length)
    .map(({ id }) => {
      const d = straight(plot.outline(id));
      const held = `var(${bandOf(sheet, id)},var(--neat))`;
      return `<path d="${d}" fill="var(--halo)" stroke="var(--halo)" stroke-width="9" stroke-linejoin="round"/><path d="${d}" fill="${held}" fill-opacity=".13" stroke="${held}" stroke-opacity=".5" stroke-width="5" stroke-linejoin="round"/>`;
    });
  const arrows = sheet.links
    .filter((link) => link.kind === "arrow")
    .map((link) => {
      const [a, b] = (
        link.points?.length === 2
          ? link.points.map((p) => plot.point(p))
          : [plot.centre(link.a), plot.centre(link.b ?? "")]
      ) as [Point, Point];
      return group([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], ARROW, ` rotate(${n(degrees(a, b))})`);
    });
  return tabs.join("") + arrows.join("");
}

/** Roads, streams, rivers, bridges: what runs through a map. */
import { at, chains, degrees, distance, type Line, middle, paced, rounded } from "./lines";
import type { Figure, Link, Point } from "./model";
import { curve, flowing, number as n, spot } from "./paths";
import type { Plot } from "./plot";
import { random } from "./random";
import { group, line, type Names, type Stroke, strokes } from "./svg";

/** For each place that a network touches: the points on its sides by which it leaves. */
export function exits(plot: Plot, links: readonly Link[]): Map<string, Point[]> {
  const found = new Map<string, Point[]>();
  const add = (id: string, p: Point): void => void found.set(id, [...(found.get(id) ?? []), p]);
  for (const { a, b, edge } of links) {
    if (b) for (const id of [a, b]) add(id, middle(plot.centre(a), plot.centre(b)));
    else if (edge) add(a, plot.exit(a, edge));
  }
  return found;
}

/** Each place draws its piece from side to side, bent through its middle; three ways meet in the middle. */
function network(plot: Plot, links: readonly Link[]): string {
  return [...exits(plot, links)]
    .map(([id, ways]) => {
      const c = plot.centre(id);
      return ways.length === 2
        ? `M${spot(at(ways, 0))}Q${spot(c)} ${spot(at(ways, 1))}`
        : ways.map((p) => `M${spot(p)}L${spot(c)}`).join("");
    })
    .join("");
}

/** A road between two areas: through its points, or swung a little so that no two run alike. */
export function lane(plot: Plot, link: Link): Point[] {
  const [a, b] = [plot.centre(link.a), plot.centre(link.b ?? link.a)];
  if (link.points?.length) return [a, ...link.points.map((p) => plot.point(p)), b];
  const swing = (random(`${link.a}-${link.b}`)() - 0.5) * 0.16;
  return [a, [(a[0] + b[0]) / 2 - (b[1] - a[1]) * swing, (a[1] + b[1]) / 2 + (b[0] - a[0]) * swing], b];
}

/** Pens of each kind of road, widths in the sheet's size: on hexes, between areas. */
const ROADS: Record<string, (size: number, hexes: boolean) => readonly Stroke[]> = {
  road: (s, hexes) =>
    hexes
      ? [
          ["var(--tshadow)", s * 0.25, `transform="translate(${n(s * 0.025)} ${n(s * 0.04)})" opacity=".5"`],
          ["var(--road-edge)", s * 0.21],
          ["var(--road)", s * 0.15],
          ["var(--road-edge)", s * 0.016, `stroke-opacity=".35" stroke-dasharray="${n(s * 0.12)} ${n(s * 0.13)}"`],
        ]
      : [
          ["var(--road-edge)", s * 0.14],
          ["var(--road)", s * 0.09],
        ],
  major: (s, hexes) =>
    hexes
      ? [
          ["var(--halo)", s * 0.2, 'stroke-opacity=".5"'],
          ["var(--major-edge)", s * 0.135],
          ["var(--major)", s * 0.08],
        ]
      : [
          ["var(--major-edge)", s * 0.2],
          ["var(--major)", s * 0.126],
        ],
  minor: (s) => [
    ["var(--halo)", s * 0.17],
    ["var(--minor-edge)", s * 0.11],
    ["var(--minor)", s * 0.056],
  ],
  entry: (s) => [
    ["var(--major-edge)", s * 0.2, 'stroke-opacity=".55"'],
    ["var(--major)", s * 0.12, `stroke-dasharray="${n(s * 0.3)} ${n(s * 0.18)}"`],
  ],
};

export function roads(names: Names, plot: Plot, links: readonly Link[], hexes: boolean): string {
  return ["minor", "entry", "major", "road"]
    .map((kind) => {
      const some = links.filter((link) => link.kind === kind);
      const d = hexes ? network(plot, some) : some.map((link) => curve(lane(plot, link))).join("");
      return strokes(names, d, ROADS[kind]?.(plot.size, hexes) ?? []);
    })
    .join("");
}

/** Streams that run from middle to middle. */
export function streams(names: Names, plot: Plot, links: readonly Link[]): string {
  const d = network(
    plot,
    links.filter((link) => link.kind === "stream"),
  );
  const R = plot.size;
  return strokes(names, d, [
    ["var(--water-edge)", R * 0.44],
    ["var(--water)", R * 0.365],
    ["var(--water-hi)", R * 0.077, 'stroke-opacity=".8"'],
  ]);
}

/** Rivers that lie on the sides between places. */
export function sideRivers(names: Names, plot: Plot, links: readonly Link[]): string {
  const R = plot.size;
  const course = (kind: string): string =>
    chains(links.filter((link) => link.kind === kind).flatMap((link) => sidesOf(plot, link)))
      .map(flowing)
      .join("");
  return (
    strokes(names, course("river"), [
      ["var(--water-edge)", R * 0.17],
      ["var(--water)", R * 0.1],
    ]) +
    strokes(names, course("great_river"), [
      ["var(--water-edge)", R * 0.37],
      ["var(--water)", R * 0.27],
      ["var(--water-hi)", R * 0.07],
    ])
  );
}

export function sidesOf(plot: Plot, link: Link): (readonly [Point, Point])[] {
  const side = plot.side(link.a, link.b ?? "");
  return side ? side.slice(1).map((p, i): readonly [Point, Point] => [at(side, i), p]) : [];
}

/** Waters and roads through points of their own, widths in the sheet's size. */
export function courses(plot: Plot, figures: readonly Figure[]): string {
  const S = plot.size;
  const along = (kind: string): Line[] =>
    figures.filter((figure) => figure.kind === kind).map((figure) => figure.points.map((p) => plot.point(p)));
  const draw = (kind: string, pens: readonly Stroke[]): string => {
    const d = along(kind)
      .map((points) => curve(points))
      .join("");
    return pens.map(([colour, width, more]) => line(d, colour, width, more)).join("");
  };
  return (
    draw("brook", [["var(--water-edge)", S * 0.055, 'stroke-opacity=".8"']]) +
    draw("river", [
      ["var(--halo)", S * 0.25, 'stroke-opacity=".6"'],
      ["var(--water-edge)", S * 0.17],
      ["var(--water)", S * 0.105],
    ]) +
    draw("great_river", [
      ["var(--halo)", S * 0.36, 'stroke-opacity=".6"'],
      ["var(--water-edge)", S * 0.265],
      ["var(--water)", S * 0.2],
      ["var(--water-hi)", S * 0.05],
    ]) +
    draw("road", [
      ["var(--road-edge)", S * 0.14],
      ["var(--road)", S * 0.09],
    ]) +
    draw("avenue", [
      ["var(--road-edge)", S * 0.14],
      ["var(--road)", S * 0.09],
    ]) +
    poplars(
      along("avenue"),
      S,
      figures.filter((figure) => figure.kind === "city").map((figure) => plot.point(at(figure.points, 0))),
    )
  );
}

/** Trees on both sides of a highway, not in a city. */
function poplars(lines: readonly Line[], S: number, cities: readonly Point[]): string {
  let d = "";
  for (const points of lines) {
    const steps = paced(points.length > 2 ? rounded(points, 2, false) : points, S * 0.42, false);
    steps.forEach((p, i) => {
      if (!i || cities.some((c) => distance(c, p) < S * 1.6)) return;
      const a = at(steps, i - 1);
      const length = distance(a, p) || 1;
      for (const off of [-S * 0.13, S * 0.13]) {
        const [x, y] = [p[0] - ((p[1] - a[1]) / length) * off, p[1] + ((p[0] - a[0]) / length) * off];
        d += `M${n(x)} ${n(y)}h.01`;
      }
    });
  }
  return line(d, "var(--ftree)", S * 0.085);
}

const BRIDGE =
  '<rect x="-5" y="-2.2" width="10" height="4.4" fill="var(--road)"/><path d="M-6-3.6l1.3 1.2h9.4l1.3-1.2M-6 3.6l1.3-1.2h9.4l1.3 1.2" fill="none" stroke="var(--label)" stroke-width="1.1"/>';

/** Where a bridge stands and which way it points. */
export function bridgehead(plot: Plot, link: Link): readonly [Point, number] {
  const [a, b] = [plot.centre(link.a), plot.centre(link.b ?? link.a)];
  const p = link.points?.[0];
  return [p ? plot.point(p) : middle(a, b), degrees(a, b)];
}

/** Two parapets across the stream, turned to the road. */
export function bridges(plot: Plot, links: readonly Link[], hexes: boolean): string {
  const scale = hexes ? plot.size / 20 : plot.size / 17;
  const across = links
    .filter((link) => link.kind === "bridge")
    .map((link) => {
      const [p, angle] = bridgehead(plot, link);
      return group(p, BRIDGE, ` rotate(${n(angle)}) scale(${n(scale)})`);
    });
  const ways = exits(
    plot,
    links.filter((link) => link.kind === "road"),
  );
  const within = plot.places
    .filter((place) => place.terrain === "bridge")
    .map(({ id }) => {
      const way = ways.get(id)?.[0];
      return group(
        plot.centre(id),
        BRIDGE,
        ` rotate(${n(way ? degrees(plot.centre(id), way) : 90)}) scale(${n(plot.size / 13)})`,
      );
    });
  return across.join("") + within.join("");
}

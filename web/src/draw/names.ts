/** Names that belong to no place: rivers in italics along their course, regions in spaced capitals. */
import { at, degrees, inside, middle } from "./lines";
import type { Point, Sheet } from "./model";
import type { Plot } from "./plot";
import { lettering } from "./svg";

const named = (p: Point, text: string, angle: number, size: number): string =>
  lettering(p, text, size, {
    weight: 400,
    angle,
    serif: true,
    fill: "var(--water-ink)",
    halo: size * 0.24,
    spacing: size * 0.12,
  });

const region = (p: Point, text: string, angle: number, size: number): string =>
  lettering(p, text.toUpperCase(), size, {
    weight: 500,
    angle,
    fill: "var(--ink3)",
    halo: size * 0.2,
    spacing: size * 0.3,
  });

/** Waters are named along their course: where a label says so, or in the middle. Regions have labels only. */
export function freeNames(sheet: Sheet, plot: Plot): string {
  const S = plot.size;
  const labels = sheet.labels ?? [];
  const land = (sheet.outline ?? []).map((p) => plot.point(p));
  const free = (sheet.figures ?? []).filter(
    ({ kind, name, points }) =>
      kind.endsWith("river") && name && points.length > 2 && !labels.some((label) => label.text === name),
  );
  return (
    labels
      .map(({ text, x, y, angle = 0, size = 0.5, kind }) =>
        kind === "region"
          ? region(plot.point([x, y]), text, angle, S * size)
          : named(plot.point([x, y]), text, angle, S * size),
      )
      .join("") +
    free
      .map(({ points, name = "" }) => {
        const whole = points.map((p) => plot.point(p));
        const onLand = whole.filter((p) => inside(p, land));
        const course = onLand.length > 2 ? onLand : whole;
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

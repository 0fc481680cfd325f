/** The sheet of paper round the land: its edge, title, scale bar and north arrow. */
import type { Box, Say, Sheet } from "./model";
import { number as n } from "./paths";
import { escaped, group } from "./svg";

const TITLE = 28;

/** The whole sheet: the land, the margin, and room for a title. */
export function paper(sheet: Sheet, [x, y, width, height]: Box): Box {
  const margin = sheet.margin ?? 34;
  const head = sheet.title && margin < 2 * TITLE ? TITLE : 0;
  return [x - margin, y - margin - head, width + margin * 2, height + margin * 2 + head];
}

export function frame([x, y, width, height]: Box): string {
  const rect = (dx: number, dy: number, fill: string): string =>
    `<rect x="${n(x + dx)}" y="${n(y + dy)}" width="${n(width)}" height="${n(height)}" rx="3" ${fill}/>`;
  return rect(5, 8, 'fill="#000" fill-opacity=".2"') + rect(0, 0, 'fill="var(--sheet)"');
}

/** A thin and a heavy line round a rectangular map. */
export function neatline([x, y, width, height]: Box): string {
  const rect = (by: number, pen: number): string =>
    `<rect x="${n(x - by)}" y="${n(y - by)}" width="${n(width + 2 * by)}" height="${n(height + 2 * by)}" fill="none" stroke="var(--neat)" stroke-width="${pen}"/>`;
  return rect(0, 1.4) + rect(5, 2.6);
}

export function title(sheet: Sheet, land: Box, say: Say): string {
  if (!sheet.title) return "";
  const y = land[1] - (sheet.margin ?? 34) * 0.2 - 17;
  const name = `<tspan font-size="27" font-weight="700" letter-spacing="5">${escaped(say(sheet.title).toUpperCase())}</tspan>`;
  const under = sheet.subtitle
    ? `<tspan dx="20" font-size="15" font-style="italic" style="font-family:var(--serif)">${escaped(say(sheet.subtitle))}</tspan>`
    : "";
  return `<text x="${n(land[0])}" y="${n(y)}" fill="var(--neat)">${name}${under}</text>`;
}

export function scaleBar(sheet: Sheet, land: Box): string {
  const unit = sheet.kilometre ?? 0;
  if (!unit) return "";
  const step = [1, 2, 5, 10, 20, 50].find((km) => km * unit >= 50) ?? 100;
  const long = step * unit;
  const ticks = [0, 1, 2, 3].map((i) => `M${n(i * long)}-4v8`).join("");
  const bar = `<path d="M0 0h${n(long * 3)}${ticks}" stroke="var(--neat)" stroke-width="1.6"/><path d="M0-1.5h${n(long)}M${n(long * 2)}-1.5h${n(long)}" stroke="var(--neat)" stroke-width="5"/>`;
  const text = `<text y="-9" font-size="12" font-weight="500" fill="var(--neat)">0</text><text x="${n(long * 3)}" y="-9" font-size="12" font-weight="500" text-anchor="end" fill="var(--neat)">${step * 3} km</text>`;
  return group([land[0] + land[2] - long * 3, land[1] - 20], bar + text);
}

/** North, wherever it lies after turning. */
export function compass(sheet: Sheet, land: Box, turned: number): string {
  const s = 15;
  const radians = (turned * Math.PI) / 180;
  const needle = `<path d="M0 ${n(-s * 0.82)}L${n(s * 0.22)} 0 0 ${n(s * 0.18)} ${n(-s * 0.22)} 0Z" fill="var(--neat)"/><path d="M0 ${n(s * 0.82)}L${n(s * 0.22)} 0 0 ${n(-s * 0.18)} ${n(-s * 0.22)} 0Z" fill="none" stroke="var(--neat)"/>`;
  const letter = `<text x="${n(Math.sin(radians) * s * 1.45)}" y="${n(-Math.cos(radians) * s * 1.45 + 4)}" text-anchor="middle" font-size="11" font-weight="700" fill="var(--neat)">N</text>`;
  const out = Math.min(40, sheet.margin ?? 34) - s * 1.2 - (turned === 90 ? 11 : 0);
  return group(
    [land[0] + land[2] + out, land[1] + land[3] + out],
    `<circle r="${s}" fill="var(--sheet)" fill-opacity=".85" stroke="var(--neat)"/><g transform="rotate(${turned})">${needle}</g>${letter}`,
  );
}

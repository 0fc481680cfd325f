/** Small pieces of SVG that every drawing uses. */
import type { Point } from "./model";
import { number } from "./paths";

const SPECIAL: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (c) => SPECIAL[c] ?? c);

/** One line drawn with several pens, one above the other (casing, surface): [colour, width, more attributes]. */
export type Stroke = readonly [colour: string, width: number, more?: string];

/** Names for what a drawing defines once and uses again. They begin with the drawing's own name. */
export class Names {
  private count = 0;
  constructor(private readonly prefix: string) {}
  next(): string {
    return `${this.prefix}-${(this.count++).toString(36)}`;
  }
}

export function strokes(names: Names, d: string, pens: readonly Stroke[]): string {
  if (!d) return "";
  const id = names.next();
  const uses = pens.map(
    ([colour, width, more = ""]) => `<use href="#${id}" stroke="${colour}" stroke-width="${number(width)}" ${more}/>`,
  );
  return `<defs><path id="${id}" d="${d}"/></defs><g fill="none" stroke-linecap="round" stroke-linejoin="round">${uses.join("")}</g>`;
}

/** One shape filled several times (shadow, ground, pattern): [fill, more attributes]. */
export function fills(names: Names, d: string, paints: readonly (readonly [fill: string, more?: string])[]): string {
  if (!d) return "";
  const id = names.next();
  const uses = paints.map(([fill, more = ""]) => `<use href="#${id}" fill="${fill}" fill-rule="evenodd" ${more}/>`);
  return `<defs><path id="${id}" d="${d}"/></defs>${uses.join("")}`;
}

export const line = (d: string, colour: string, width: number, more = ""): string =>
  d &&
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${number(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

export interface Lettering {
  weight?: number;
  anchor?: "start" | "middle" | "end";
  fill?: string;
  halo?: number;
  spacing?: number;
  angle?: number;
  /** Italic serif, for waters. */
  serif?: boolean;
}

export function lettering([x, y]: Point, text: string, size: number, o: Lettering = {}): string {
  const { weight = 600, anchor = "middle", fill = "var(--label)", halo = 0, spacing = 0, angle = 0, serif = false } = o;
  const where = angle
    ? `transform="translate(${number(x)} ${number(y)}) rotate(${number(angle)})"`
    : `x="${number(x)}" y="${number(y)}"`;
  const edge = halo
    ? ` paint-order="stroke" stroke="var(--halo)" stroke-width="${number(halo)}" stroke-linejoin="round"`
    : "";
  const style = serif ? ' font-style="italic" style="font-family:var(--serif)"' : "";
  return `<text ${where} font-size="${number(size)}" font-weight="${weight}" text-anchor="${anchor}" fill="${fill}"${edge}${spacing ? ` letter-spacing="${number(spacing)}"` : ""}${style}>${escaped(text)}</text>`;
}

export const group = ([x, y]: Point, inner: string, more = ""): string =>
  `<g transform="translate(${number(x)} ${number(y)})${more}">${inner}</g>`;

/** A star of radius nine. */
export const STAR = "m0-9 2.7 5.6 6.2.8-4.5 4.3 1.1 6.1L0 3.9l-5.5 2.9 1.1-6.1-4.5-4.3 6.2-.8Z";

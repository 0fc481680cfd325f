/** The cardboard of a counter: shadow, body, bevel, and the rings that say what can be done with it. */
import { number as n } from "./paths";

/** Allies are light cardboard with dark ink, Germans dark with white. */
const DARK = new Set(["heer", "ss", "lw"]);
export const isDark = (nation: string): boolean => DARK.has(nation);

export type State = "can-act" | "selected" | "target" | "finished" | "refused";

export const cardDefs =
  '<linearGradient id="bevel" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".38"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".22"/></linearGradient>' +
  '<pattern id="spent" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="2" height="5" fill="#fff" fill-opacity=".42"/></pattern>';

/** A square of a counter's size, `by` larger on each side. */
export function square(side: number, attributes: string, by = 0): string {
  const h = n(-side / 2 - by);
  const s = n(side + by * 2);
  return `<rect x="${h}" y="${h}" width="${s}" height="${s}" rx="${n(side * 0.09 + by)}" ${attributes}/>`;
}

/** Each state has a shape as well as a colour: one ring, a thick ring, dashes. Always on white. */
function rings(side: number, state: State | undefined): string {
  const k = Math.min(1, side / 56);
  const ring = (by: number, width: number, colour: string, more = ""): string =>
    square(side, `fill="none" stroke="${colour}" stroke-width="${n(width * k)}" ${more}`, by * k);
  switch (state) {
    case "selected":
      return ring(4.2, 7, "#fff") + ring(3.8, 4.4, "var(--act)");
    case "target":
      return (
        ring(3.6, 6, "#fff") +
        ring(
          3.6,
          3.4,
          "var(--target)",
          `stroke-dasharray="${n(side * 0.3)} ${n(side * 0.18)}" stroke-dashoffset="${n(side * 0.12)}"`,
        )
      );
    case "can-act":
      return ring(2.4, 4.6, "#fff", 'stroke-opacity=".7"') + ring(2.4, 2.8, "var(--act)");
    case "refused":
      return ring(3.6, 6, "#fff") + ring(3.6, 3, "var(--ink2)");
    default:
      return "";
  }
}

/** How light a finished counter is washed. */
const WASH = 'fill="var(--sheet)" fill-opacity=".42"';

export function card(
  nation: string,
  side: number,
  state: State | undefined,
  inner: string,
  over = "",
  tilt = 0,
): string {
  const shadow = `<rect x="${n(-side / 2 + side * 0.025)}" y="${n(-side / 2 + side * 0.05)}" width="${n(side)}" height="${n(side)}" rx="${n(side * 0.09)}" fill="#1b1508" fill-opacity=".36"/>`;
  const body =
    square(
      side,
      `fill="var(--${nation})" stroke="var(--card-edge)" stroke-width="${Math.max(0.5, side * 0.014).toFixed(2)}"`,
    ) +
    square(
      side,
      `fill="none" stroke="url(#bevel)" stroke-width="${n(Math.min(1.4, side * 0.03))}"`,
      -Math.min(0.5, side * 0.01),
    );
  const dim = state === "finished" || tilt ? square(side, WASH) : "";
  const paint = ["hull", "lite", "barrel", "cloth", "line-ink", "strip"]
    .map((name) => `--${name}:var(--${nation}-${name})`)
    .join(";");
  return `<g style="color:var(--${nation}-ink);${paint}"${tilt ? ` transform="rotate(${tilt})"` : ""}>${shadow}${rings(side, state)}${body}${inner}${dim}${over}</g>`;
}

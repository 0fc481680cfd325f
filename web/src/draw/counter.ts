/**
 * A counter, centred on 0,0. Text on it never turns; only a vehicle and its arrowhead do.
 * Three levels of detail, by its size on the screen: 0 under 26 px (symbol), 1 to 36 px (and figures), 2 above (all).
 */
import { showsStrength } from "./arrange";
import { card, isDark, square, type State } from "./card";
import { base } from "./figures";
import { ace, corner, tab, trench } from "./marks";
import type { Face, Piece, Say } from "./model";
import { number as n } from "./paths";
import { escaped, group, STAR } from "./svg";
import { isVehicle } from "./vehicles";

export type { State } from "./card";
export type Detail = 0 | 1 | 2;

export interface Look {
  side: number;
  detail: Detail;
  state?: State | undefined;
  /** Degrees on the screen of the piece's facing (`Drawing.bearing`), where it has one. */
  bearing?: number | undefined;
  say?: Say | undefined;
}

/** The detail that fits a counter which is so many pixels wide on the screen. */
export const detailAt = (pixels: number): Detail => (pixels < 26 ? 0 : pixels <= 36 ? 1 : 2);

export function counter(piece: Piece, face: Face, look: Look): string {
  const { side, state } = look;
  const marks = piece.marks ?? [];
  const inner =
    face.symbol === "squad"
      ? base(piece.figures ?? [], side)
      : isVehicle(face.symbol)
        ? vehicle(piece, face, look)
        : unit(piece, face, look);
  const told = marks.filter((mark) => mark !== "attacker" || state !== "selected"); // the ring says it already
  const over = look.detail
    ? corner(told, side, showsStrength(piece)) + (marks.includes("entrenched") ? trench(side) : "") + (piece.tab ? tab(side, piece.tab) : "")
    : "";
  return card(
    face.nation,
    side,
    marks.includes("finished") && !state ? "finished" : state,
    inner,
    over,
    marks.includes("fatigued") ? 9 : 0,
  );
}

const text = (y: number, size: number, words: string, more = ""): string =>
  `<text y="${n(y)}" font-size="${n(size)}" text-anchor="middle" fill="currentColor" ${more}>${escaped(words)}</text>`;
const spoken = (face: Face, say: Say | undefined): string => (say ? say(face.name) : face.name);
/** The size at which words of a condensed face fit into a width. */
const fitting = (words: string, size: number, width: number): number => Math.min(size, width / (words.length * 0.45));

/** A sign of the army's symbols, with the echelon above, the name on top and the figures below. */
function unit(piece: Piece, face: Face, { side: s, detail, say }: Look): string {
  const marks = piece.marks ?? [];
  const spent = marks.includes("spent");
  const full = detail === 2;
  const width = s * (detail ? 0.62 : 0.8);
  const top = full ? -s * 0.36 : detail ? -s * 0.43 : -s * 0.42;
  const use = (id: string): string =>
    `<use href="#${id}" x="${n(-width / 2)}" y="${n(top)}" width="${n(width)}" height="${n((width * 150) / 170)}"/>`;
  const sign =
    face.symbol === "star"
      ? commander(s)
      : use(`n-${face.symbol}`) + (full && face.echelon ? use(`e-${face.echelon}`) : "");
  const name = spoken(face, say);
  const strength = showsStrength(piece);
  const reduced = (piece.steps ?? 0) < (piece.full ?? 0);
  const figures = strength ? String(piece.steps ?? 0) : (piece.values ?? []).join("-");
  return [
    sign,
    full ? text(-s * 0.345, fitting(name, s * 0.175, s * 0.92), name, 'font-weight="600"') : "",
    detail && figures && face.layout !== "none" ? line(spent ? `(${figures})` : figures, s, face.zones === false) : "",
    detail && (!strength || reduced) ? pips(piece, s) : "", // beside the figure they only tell what it was
    spent ? square(s, 'fill="url(#spent)"') + square(s, 'fill="var(--sheet)" fill-opacity=".14"') : "",
  ].join("");
}

/** The figures on one line; those of a unit without a zone of control stand in a ring as long as they are. */
function line(figures: string, s: number, ringed: boolean): string {
  const size = fitting(figures, s * (ringed ? 0.29 : 0.32), s * (ringed ? 0.76 : 0.84));
  const written = text(s * (ringed ? 0.43 : 0.44), size, figures, 'font-weight="700"');
  if (!ringed) return written;
  const [width, height] = [Math.max(s * 0.3, size * figures.length * 0.39 + s * 0.17), s * 0.27];
  return `<rect x="${n(-width / 2)}" y="${n(s * 0.195)}" width="${n(width)}" height="${n(height)}" rx="${n(height / 2)}" fill="none" stroke="currentColor" stroke-width="${n(s * 0.022)}"/>${written}`;
}

/** A commander: a star in a ring. */
const commander = (s: number): string =>
  group(
    [0, -s * 0.06],
    `<circle r="12.5" fill="none" stroke="currentColor" stroke-width="2.2"/><path d="${STAR}" fill="currentColor"/>`,
    ` scale(${(s / 62).toFixed(3)})`,
  );

/** Steps on the right edge; filled ones are left. */
function pips({ steps = 0, full = 0 }: Piece, s: number): string {
  return Array.from(
    { length: full },
    (_, i) =>
      `<circle cx="${n(s * 0.41)}" cy="${n(-s * 0.1 + i * s * 0.13)}" r="${n(s * 0.045)}" fill="${i < steps ? "currentColor" : "none"}" stroke="currentColor" stroke-width="${(s * 0.012).toFixed(2)}"/>`,
  ).join("");
}

/** A vehicle from above; one that has no facing looks at the enemy. With figures it has a strip for its name and a badge for each figure; without, it fills the counter. */
function vehicle(piece: Piece, face: Face, { side: s, detail, bearing, say }: Look): string {
  const h = s / 2;
  const plain = face.layout !== "badges" || !detail;
  const size = s * (plain ? 1 : 0.86);
  const picture = `<g transform="rotate(${bearing ?? (isDark(face.nation) ? 180 : 0)})"><use href="#v-${face.symbol}" x="${n(-size / 2)}" y="${n(-size * 0.58)}" width="${n(size)}" height="${n(size)}"/></g>`;
  const arrow = bearing === undefined ? "" : arrowhead(s, bearing);
  if (plain) return arrow + picture;
  const marks = piece.marks ?? [];
  const name = spoken(face, say).toUpperCase();
  const strip = `<rect x="${n(-h)}" y="${n(-h)}" width="${n(s)}" height="${n(s * 0.2)}" rx="${n(s * 0.09)}" fill="#000" fill-opacity="var(--strip)"/>`;
  const written = text(
    -h + s * 0.158,
    fitting(name, s * 0.165, s * 0.86),
    name,
    `font-weight="700" letter-spacing="${n(s * 0.006)}"`,
  );
  const leads = marks.includes("leader")
    ? `<path d="M${n(-s * 0.27)} ${n(-h + s * 0.188)}h${n(s * 0.54)}" stroke="currentColor" stroke-width="${n(s * 0.022)}"/>`
    : "";
  const values = (piece.values ?? []).slice(0, 3).map((value, i) => figure(i, value, s));
  return (
    arrow +
    (detail === 2 ? strip : "") +
    picture +
    (detail === 2 ? written + leads : "") +
    (marks.includes("ace") ? ace(s) : "") +
    values.join("")
  );
}

/** A white arrowhead on the rim, at the faced side. */
export function arrowhead(s: number, bearing: number): string {
  const [sin, cos] = [Math.sin((bearing * Math.PI) / 180), Math.cos((bearing * Math.PI) / 180)];
  const k = s / 2 / Math.max(Math.abs(sin), Math.abs(cos));
  return group(
    [sin * k, -cos * k],
    `<path d="M${n(-s * 0.16)} ${n(-s * 0.012)}L0 ${n(-s * 0.15)}L${n(s * 0.16)} ${n(-s * 0.012)}Z" fill="#fffaf0" stroke="#26221b" stroke-width="${n(s * 0.024)}" stroke-linejoin="round"/>`,
    ` rotate(${n(bearing)})`,
  );
}

/** Range on a red square, defence on a blue shield, movement on a khaki arrow: shape, colour and place say the same. */
const BADGES: readonly ((k: (m: number) => string) => string)[] = [
  (k) =>
    `<rect x="${k(-0.125)}" y="${k(-0.105)}" width="${k(0.25)}" height="${k(0.21)}" rx="${k(0.05)}" fill="var(--fig-range)"/>`,
  (k) =>
    `<path d="M${k(-0.13)} ${k(-0.11)}h${k(0.26)}v${k(0.11)}q0 ${k(0.09)} ${k(-0.13)} ${k(0.13)}q${k(-0.13)} ${k(-0.04)} ${k(-0.13)} ${k(-0.13)}Z" fill="var(--fig-defence)"/>`,
  (k) =>
    `<path d="M${k(-0.14)} ${k(-0.1)}h${k(0.18)}l${k(0.1)} ${k(0.1)}l${k(-0.1)} ${k(0.1)}h${k(-0.18)}Z" fill="var(--fig-move)"/>`,
];

function figure(index: number, value: string, s: number): string {
  const shape = BADGES[index]?.((m) => n(s * m)) ?? "";
  const size = value.length > 2 ? 0.15 : 0.2;
  return group(
    [(index - 1) * s * 0.31, s / 2 - s * 0.135],
    `${shape}<text text-anchor="middle" x="${n(index === 2 ? -s * 0.02 : 0)}" y="${n(s * 0.068)}" font-size="${n(s * size)}" font-weight="700" fill="#fff">${escaped(value)}</text>`,
  );
}

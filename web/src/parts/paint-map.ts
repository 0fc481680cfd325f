import { get } from "../api/client";
import type { Face, Piece, Sheet, Table } from "../api/types";
import { type Arrangement, arrange } from "../draw/arrange";
import { counter } from "../draw/counter";
import { defs } from "../draw/defs";
import { drawSheet, type Drawing } from "../draw/map";
import { marker, onTop } from "../draw/marker";
import type { Point } from "../draw/model";
import { count } from "../draw/stack";
import { language, word } from "../text/voice";

export interface Painted {
  viewBox: string;
  markup: string;
}

type View = readonly [x: number, y: number, width: number, height: number];

const PLACE = 86; // pixels that a hex is wide in a picture
const AREA = 60; // areas are many times as wide as a counter
const FEWEST = 3.4; // places across a small one

const kept = new Map<string, Promise<unknown>>();

function once<T>(path: string): Promise<T> {
  const known = kept.get(path) as Promise<T> | undefined;
  if (known) return known;
  const asked = get<T>(path);
  kept.set(path, asked);
  asked.catch(() => kept.delete(path));
  return asked;
}

/** A frame on the screen, in pixels; `foot` of its height is covered by words. */
export interface Frame {
  width: number;
  height: number;
  foot: number;
}

/** The liveliest piece of a scenario's map as it opens. */
export async function paint(game: string, scenario: string, frame: Frame): Promise<Painted> {
  const base = `/api/games/${game}`;
  const [table, faces] = await Promise.all([
    once<Table>(`${base}/scenarios/${scenario}`),
    once<Face[]>(`${base}/faces`),
    definitions(),
  ]);
  const map = `${base}/maps/${table.map}`;
  const drawing = drawn(map, await once<Sheet>(map));
  const occupied = new Set((table.pieces ?? []).map(({ place }) => place).filter((place) => drawing.has(place)));
  const markers = (top: boolean) =>
    (table.markers ?? [])
      .filter((shown) => drawing.has(shown.place) && onTop(shown) === top)
      .map((shown) => marker(drawing, shown, nation(table, faces, shown.side ?? "")))
      .join("");
  const lying = arrange(drawing, table.pieces ?? []);
  const shown = view(drawing, lying, frame);
  return {
    viewBox: shown.map((value) => value.toFixed(1)).join(" "),
    markup: drawing.markup + markers(false) + drawing.labels(occupied, true, lying.covered) + counters(lying, faces, drawing, shown) + markers(true),
  };
}

const drawings = new Map<string, Drawing>();

/** A map is drawn once for each language: its title and names are part of it. */
function drawn(path: string, sheet: Sheet): Drawing {
  const key = `${language.peek()} ${path}`;
  const known = drawings.get(key) ?? drawSheet(sheet, "landscape", said);
  drawings.set(key, known);
  return known;
}

function said(name: string): string {
  return name.startsWith("@") ? word(name.slice(1)) : name;
}

/** The colours of a side: those of its first piece. */
function nation(table: Table, faces: readonly Face[], side: string): string {
  const kind = side && table.pieces?.find((piece) => piece.side === side)?.kind;
  return faces.find((face) => face.kind === kind)?.nation ?? "";
}

/** What maps and counters use by name lies in the page once. */
async function definitions(): Promise<void> {
  if (document.getElementById("definitions")) return;
  const holder = document.createElement("div");
  holder.id = "definitions";
  holder.className = "unseen";
  holder.innerHTML = `<svg width="0" height="0" aria-hidden="true">${defs}</svg>`;
  document.body.append(holder);
}

/** The counters in the piece that is shown: others would only hide behind the words beside it. */
function counters({ laid, counts }: Arrangement<Piece>, faces: readonly Face[], drawing: Drawing, [left, top, width, height]: View): string {
  const side = drawing.counter;
  const inside = ({ at: [x, y] }: { at: Point }) => x > left && x < left + width && y > top && y < top + height;
  const known = new Map(faces.map((one) => [one.kind, one]));
  const at = ([x, y]: Point, markup: string) => `<g transform="translate(${x} ${y})">${markup}</g>`;
  const cards = laid.filter(inside).map((one) => {
    const face = known.get(one.piece.kind);
    const bearing = one.piece.facing ? drawing.bearing(one.piece.facing) : undefined;
    return face ? at(one.at, counter(one.piece, face, { side, detail: 2, bearing, say: said })) : "";
  });
  return [...cards, ...counts.filter(inside).map((one) => at(one.at, count(one.number, side)))].join("");
}

/** The part of the sheet round the place with the most company, of both sides if it can be. */
function view(drawing: Drawing, { laid }: Arrangement<Piece>, frame: Frame): View {
  const width = Math.min(drawing.unit * Math.max(FEWEST, frame.width / (drawing.hexes ? PLACE : AREA)), drawing.box[2]);
  const height = (width * frame.height) / frame.width;
  const spots = [...new Map(laid.map(({ piece: { place, side }, at }) => [place + side, { side, at }])).values()];
  const company = ([x, y]: Point) => spots.filter(({ at: [a, b] }) => Math.abs(a - x) < width / 2.2 && Math.abs(b - y) < height / 2.2);
  const lively = (some: typeof spots) => some.length * (drawing.hexes ? 1 : new Set(some.map(({ side }) => side)).size);
  const busiest = spots.map(({ at }) => company(at)).reduce((best, near) => (lively(near) > lively(best) ? near : best), []);
  const [left, top, wide, high] = drawing.box;
  const mean = (axis: 0 | 1, otherwise: number) =>
    busiest.length > 0 ? busiest.reduce((sum, { at }) => sum + at[axis], 0) / busiest.length : otherwise;
  const within = (middle: number, low: number, size: number, shown: number) =>
    Math.max(low, Math.min(middle - shown / 2, low + size - shown));
  const x = within(mean(0, left + wide / 2), left, wide, width);
  const y = within(mean(1, top + high / 2) + (height * frame.foot) / 2, top, high, height);
  return [x, y, width, height];
}

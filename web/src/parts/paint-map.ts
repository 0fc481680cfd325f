import { get } from "../api/client";
import type { Face, Piece, Sheet, Table } from "../api/types";
import { counter } from "../draw/counter";
import { defs } from "../draw/defs";
import { drawSheet, type Drawing } from "../draw/map";
import { marker } from "../draw/marker";
import { pile } from "../draw/stack";
import { language, word } from "../text/voice";

export interface Painted {
  viewBox: string;
  markup: string;
}

const PLACE = 86; // pixels that a place is wide in a picture
const FEWEST = 3.4; // places across a small one
const COUNTER = 0.66; // of a place

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
  const marks = (table.markers ?? []).filter(({ place }) => drawing.has(place)).map((shown) => marker(drawing, shown, nation(table, faces, shown.side ?? "")));
  return {
    viewBox: view(drawing, occupied, frame),
    markup: drawing.markup + marks.join("") + drawing.labels(occupied, true) + counters(table, faces, drawing),
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

function counters(table: Table, faces: readonly Face[], drawing: Drawing): string {
  const side = drawing.unit * COUNTER;
  const face = new Map(faces.map((one) => [one.kind, one]));
  const places = new Map<string, Piece[]>();
  for (const piece of table.pieces ?? []) {
    if (drawing.has(piece.place)) places.set(piece.place, [...(places.get(piece.place) ?? []), piece]);
  }
  return [...places]
    .flatMap(([place, pieces]) => {
      const [x, y] = drawing.centre(place);
      const lying = pile(pieces.map(({ id }) => id), side);
      return pieces.map((piece, i) => {
        const look = face.get(piece.kind);
        const [dx, dy] = lying[i]?.offset ?? [0, 0];
        const bearing = piece.facing ? drawing.bearing(piece.facing) : undefined;
        return look
          ? `<g transform="translate(${x + dx} ${y + dy})">${counter(piece, look, { side, detail: 2, bearing, say: said })}</g>`
          : "";
      });
    })
    .join("");
}

/** The part of the sheet round the place with the most company. */
function view(drawing: Drawing, occupied: ReadonlySet<string>, frame: Frame): string {
  const width = Math.min(drawing.unit * Math.max(FEWEST, frame.width / PLACE), drawing.box[2]);
  const height = (width * frame.height) / frame.width;
  const spots = [...occupied].map((place) => drawing.centre(place));
  const company = (x: number, y: number) =>
    spots.filter(([a, b]) => Math.abs(a - x) < width / 2.2 && Math.abs(b - y) < height / 2.2);
  const busiest = spots.reduce<readonly (readonly [number, number])[]>((best, [x, y]) => {
    const near = company(x, y);
    return near.length > best.length ? near : best;
  }, []);
  const [left, top, wide, high] = drawing.box;
  const mean = (axis: 0 | 1, otherwise: number) =>
    busiest.length > 0 ? busiest.reduce((sum, spot) => sum + spot[axis], 0) / busiest.length : otherwise;
  const within = (middle: number, low: number, size: number, shown: number) =>
    Math.max(low, Math.min(middle - shown / 2, low + size - shown));
  const x = within(mean(0, left + wide / 2), left, wide, width);
  const y = within(mean(1, top + high / 2) + (height * frame.foot) / 2, top, high, height);
  return [x, y, width, height].map((value) => value.toFixed(1)).join(" ");
}

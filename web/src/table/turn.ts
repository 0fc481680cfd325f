/** The map as drawn for this screen, once for each way that the screen lies and each language. */
import { computed, signal } from "@preact/signals";
import type { Piece } from "../api/types";
import { type Drawing, drawSheet } from "../draw/map";
import type { Box, Point, Sheet } from "../draw/model";
import { has, spoken, word } from "../text/voice";
import type { Desk } from "./desk";

const drawings = new WeakMap<Sheet, Map<string, Drawing>>();
const standing = typeof matchMedia === "undefined" ? null : matchMedia("(max-width: 699px) and (orientation: portrait)");
const portrait = signal(standing?.matches ?? false);
standing?.addEventListener("change", () => (portrait.value = standing.matches));

/** Whether the screen is a phone's. */
export const phone = computed(() => portrait.value);

export function drawingOf(desk: Desk): Drawing | null {
  const sheet = desk.sheet.value;
  if (!sheet) return null;
  const turn = portrait.value ? "portrait" : "landscape";
  const kept = drawings.get(sheet) ?? new Map<string, Drawing>();
  drawings.set(sheet, kept);
  const key = `${turn} ${spoken()}`; // a sheet carries texts too
  const drawing = kept.get(key) ?? drawSheet(sheet, turn, (name) => (name.startsWith("@") && has(name.slice(1)) ? word(name.slice(1)) : name));
  kept.set(key, drawing);
  return drawing;
}

/** The first look of a screen that is too small for the map: the viewer's own pieces; in wide areas the front between the sides. */
export function middleOf(desk: Desk, drawing: Drawing): Point | null {
  const lying = [...desk.pieces.value.values()].filter((piece) => drawing.has(piece.place));
  const mean = (pieces: readonly Piece[]): Point | null => {
    if (pieces.length === 0) return null;
    const sum = pieces.map((piece) => drawing.centre(piece.place)).reduce((a, b) => [a[0] + b[0], a[1] + b[1]]);
    return [sum[0] / pieces.length, sum[1] / pieces.length];
  };
  const own = mean(lying.filter((piece) => piece.side === desk.side.value));
  const others = drawing.hexes ? null : mean(lying.filter((piece) => piece.side !== desk.side.value));
  return own && others ? [(own[0] + others[0]) / 2, (own[1] + others[1]) / 2] : own;
}

export function inside(box: Box, [x, y]: Point): boolean {
  return x >= box[0] && y >= box[1] && x <= box[0] + box[2] && y <= box[1] + box[3];
}

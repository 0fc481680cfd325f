/** A piece as the reader wants to see it: with a silhouette, or with the army's sign. */
import type { Piece } from "../api/types";
import { counters } from "../app/settings";
import { arrowhead, counter, type Detail, type State } from "../draw/counter";
import type { Drawing } from "../draw/map";
import type { Face } from "../draw/model";
import { has, word } from "../text/voice";
import type { Desk } from "./desk";

export function drawCounter(desk: Desk, piece: Piece, side: number, detail: Detail, state?: State, drawing?: Drawing): string {
  const face = desk.faces.value.get(piece.kind) ?? blank(piece);
  const sign = counters.value === "nato" ? face.sign : undefined;
  const shown = sign ? { ...face, symbol: sign, layout: "line" } : face;
  const bearing = piece.facing ? (drawing?.bearing(piece.facing) ?? 0) : undefined;
  const drawn = counter(piece, shown, { side, detail, state, bearing, say: (name) => spoken(desk, piece, name) });
  return sign && bearing !== undefined ? arrowhead(side, bearing) + drawn : drawn; // a sign never turns: its arrowhead tells the facing
}

function spoken(desk: Desk, piece: Piece, name: string): string {
  return shortName(desk, piece.kind, name.startsWith("@") ? word(name.slice(1)) : name);
}

/** A counter has little room: a game may give its kinds short names. */
export function shortName(desk: Desk, kind: string, name: string): string {
  const short = `${desk.state.value?.game ?? ""}-short-${kind}`;
  return name.length > 11 && has(short) ? word(short) : name;
}

/** A kind that the service gave no face for: cardboard with a name. */
function blank(piece: Piece): Face {
  return { kind: piece.kind, name: piece.kind, nation: "us", symbol: "" };
}

/** What things are called on the screen, and the colours of the sides. */
import type { Piece, SeatCard, Text } from "../api/types";
import { levelName, seatTitle, sharedSides } from "../app/games";
import { has, language, word } from "../text/voice";
import type { Desk } from "./desk";
import { cut, type Outcome } from "./results";

/** A piece as an argument of a sentence. */
export function thing(desk: Desk, piece: Piece): string {
  return `@${desk.state.value?.game ?? ""}-${piece.id}`;
}

export function pieceName(desk: Desk, piece: Piece): string {
  const name = word(`${desk.state.value?.game ?? ""}-${piece.id}`);
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}

/** A place by its name where it has one, else by its number. */
export function placeName(desk: Desk, id: string): string {
  return desk.sheet.value?.places.find((place) => place.id === id)?.name || id;
}

/** The place that a sentence speaks of, or "": as an argument it is the place's id, or a message that ends in it. */
export function placeOf(desk: Desk, text: Text | null | undefined): string {
  const found = (text?.args ?? [])
    .flatMap(([name, value]) => (typeof value === "string" ? [{ name, id: value.replace(/^@.*-/, "") }] : []))
    .filter(({ id }) => desk.places.value.has(id));
  return (found.find(({ name }) => name === "place") ?? found[0])?.id ?? "";
}

/** A message of the game, or its last word where a game has none. A name may carry a number: cp-3 is the message cp with 3 as $n. */
export function gameWord(desk: Desk, kind: string, name: string): string {
  const game = desk.state.value?.game ?? "";
  const id = `${game}-${kind}-${name}`;
  if (has(id)) return word(id);
  const { stem, number } = cut(name);
  return number !== null && has(`${game}-${kind}-${stem}`) ? word(`${game}-${kind}-${stem}`, { n: number }) : name.replaceAll("_", " ");
}

/** A place beside the map; a group that waits there has a name of its own. */
export function boxName(desk: Desk, id: string): string {
  return capital(gameWord(desk, has(`${desk.state.value?.game ?? ""}-group-${id}`) ? "group" : "box", id));
}

/** What an outcome is called: a single result by its own name, several by one for all (`results-succeeded`, `results-cp`). */
export function outcomeName(desk: Desk, { name, parts }: Outcome): string {
  const [part] = parts;
  if (part && parts.length === 1) return gameWord(desk, "result", part.label);
  const known = [name, ...parts.map(({ label }) => cut(label).stem)].find((one) => has(`${desk.state.value?.game ?? ""}-results-${one}`));
  return gameWord(desk, "results", known ?? name);
}

export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** The colour of a side's cardboard: that of most of its pieces. */
export function nation(desk: Desk, side: string): string {
  const count = new Map<string, number>();
  for (const piece of desk.pieces.value.values()) {
    const found = piece.side === side ? desk.faces.value.get(piece.kind)?.nation : undefined;
    if (found) count.set(found, (count.get(found) ?? 0) + 1);
  }
  const most = [...count].sort((a, b) => b[1] - a[1])[0]?.[0];
  return most ?? (desk.state.value?.view.sides.indexOf(side) === 1 ? "heer" : "us");
}

/** The side as ink: light cardboard is the Allies', dark the Germans'. */
export function sideInk(desk: Desk, side: string): string {
  if (!side) return "var(--ink3)";
  return ["heer", "ss", "lw"].includes(nation(desk, side)) ? "var(--german)" : "var(--allied)";
}

/** The letters on a seat's badge: its side's, numbered where the side has several. */
export function seatLetters(seat: SeatCard, seats: readonly SeatCard[]): string {
  const letters = seat.side.slice(0, 2).toUpperCase();
  return sharedSides(seats) ? `${letters}${1 + seats.filter(({ side }) => side === seat.side).indexOf(seat)}` : letters;
}

/** Who sits there. */
export function seatName(seat: SeatCard, seats: readonly SeatCard[]): string {
  if (seat.kind === "machine") return word("table-machine", { level: capital(levelName(seat.level ?? "")) });
  if (seat.kind === "free") return word("table-free-seat");
  const name = seat.name || capital(seatTitle(seat, sharedSides(seats)));
  return seat.you ? word("table-you", { name }) : name;
}

/** Who decides; where a side has several seats, with which of them: "Anna (American 2nd division)". */
export function sitter(seat: SeatCard, seats: readonly SeatCard[]): string {
  const name = seat.name || seatName(seat, seats);
  const known = seat.name || seat.kind !== "person"; // others are called by their seat already
  return known && sharedSides(seats) ? word("table-sitter", { name, seat: seatTitle(seat, true) }) : name;
}

const ROUNDING = 1e-9; // of amounts and chances that were added up
const THIRDS = ["", "⅓", "⅔"];

/** An amount as the language writes it: halves with one place, whole numbers without; thirds as signs. */
export function amount(value: number, signDisplay: "auto" | "always" = "auto"): string {
  const thirds = Math.round(value * 3);
  if (value > 0 && thirds % 3 !== 0 && Math.abs(value * 3 - thirds) < ROUNDING) return `${Math.floor(thirds / 3) || ""}${THIRDS[thirds % 3]}`;
  return new Intl.NumberFormat(language.value, { signDisplay, maximumFractionDigits: 1 }).format(value).replace("-", "−");
}

/** A chance as people read it: never 0 or 100 unless it is exactly that. */
export function percent(chance: number): string {
  const whole = Math.round(chance * 100);
  const shown = whole === 0 && chance > ROUNDING ? "<1" : whole === 100 && chance < 1 - ROUNDING ? ">99" : String(whole);
  return language.value === "fr" ? `${shown}\u202f%` : `${shown}%`;
}

/** The chosen piece: its face, its figures, its state, in words. */
import type { Piece } from "../../api/types";
import { has, say, word } from "../../text/voice";
import { type Desk, useDesk } from "../desk";
import { boxName, capital, gameWord, pieceName, placeName } from "../names";
import { BoxPieces } from "./boxes";
import { CounterView } from "./counter-view";

const MOST_TOLD = 2; // more are shown as counters only

export function UnitCard() {
  const desk = useDesk();
  const pieces = desk.selection.value.flatMap((id) => desk.pieces.value.get(id) ?? []);
  const first = pieces[0];
  if (!first) return null;
  return (
    <section class="sec unit-card" aria-label={word("table-selected")}>
      <h2>
        {pieces.length > MOST_TOLD ? word("table-selected-count", { count: pieces.length }) : word("table-selected")}{" "}
        <span class="right">{placeWords(desk, first.place)}</span>
      </h2>
      {pieces.length > MOST_TOLD ? <BoxPieces desk={desk} ids={pieces.map((piece) => piece.id)} place={first.place} side={44} /> : pieces.map((piece) => (
        <div class="unit" key={piece.id}>
          <CounterView piece={piece} side={64} />
          <div>
            <h3>{pieceName(desk, piece)}</h3>
            <p class="muted">{stateWords(desk, piece)}</p>
          </div>
        </div>
      ))}
    </section>
  );
}

/** A place and what it is: "D5, clear terrain"; one with a sign by what the sign says: "Agny · 10 · +2". */
export function placeWords(desk: Desk, id: string): string {
  const place = desk.sheet.value?.places.find((one) => one.id === id);
  if (!place) return boxName(desk, id);
  if (place.badge) return [...new Set([placeName(desk, id), place.badge.text, place.badge.under])].filter(Boolean).join(" · ");
  const terrain = place.terrain && has(`terrain-${place.terrain}`) ? word(`terrain-${place.terrain}`) : "";
  return [placeName(desk, id), terrain].filter(Boolean).join(", ");
}

/** "Range 2 · Defence 9 · Move 2. Facing north-east. Moved." */
export function stateWords(desk: Desk, piece: Piece): string {
  const game = desk.state.value?.game ?? "";
  const values = (piece.values ?? []).map((value, i) => {
    const id = `${game}-value-${i + 1}`;
    return has(id) ? say({ id, args: [["value", value]] }) : value;
  });
  const left = { steps: piece.steps ?? 0, full: piece.full ?? 0 };
  const strength = left.full > 0 ? word(has(`${game}-steps`) ? `${game}-steps` : "table-steps", left) : "";
  const facing = piece.facing && has(`facing-${piece.facing}`) ? word("table-facing", { facing: word(`facing-${piece.facing}`) }) : "";
  const marks = (piece.marks ?? []).map((mark) => gameWord(desk, "mark", mark));
  const figures = values.length > 0 ? values.join(values.some((value) => value.length > 2) ? " · " : "–") : "";
  return [figures, strength, facing, marks.join(", ")].filter(Boolean).map((part) => `${capital(part)}.`).join(" ");
}

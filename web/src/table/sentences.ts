/** The board in sentences, for those who hear it. */
import type { Piece } from "../api/types";
import { word } from "../text/voice";
import { lit } from "./choose";
import type { Desk } from "./desk";
import { capital, gameWord, percent, pieceName } from "./names";
import { placeWords, stateWords } from "./panel/unit-card";

/** A place and everything there: "D5, clear terrain. Sherman leader. Facing north-east. Yours, selected." */
export function placeSentence(desk: Desk, place: string): string {
  const there = [...desk.pieces.value.values()].filter((piece) => piece.place === place);
  const markers = (desk.view.value?.markers ?? []).filter((marker) => marker.place === place).map((marker) => gameWord(desk, "marker", marker.id));
  const parts = [placeWords(desk, place), ...markers, ...there.map((piece) => pieceSentence(desk, piece)), ...possible(desk, place)];
  return parts.map((part) => capital(part).replace(/\.?$/, ".")).join(" ");
}

export function pieceSentence(desk: Desk, piece: Piece): string {
  const own = piece.side === desk.side.value;
  const state = [
    word(own ? "table-yours" : "table-theirs"),
    desk.selection.value.includes(piece.id) ? word("table-is-selected") : lit(desk).acting.has(piece.id) ? word("table-can-act") : "",
  ];
  return `${pieceName(desk, piece)}. ${stateWords(desk, piece)} ${capital(state.filter(Boolean).join(", "))}`;
}

/** What the chosen piece could do there. */
function possible(desk: Desk, place: string): string[] {
  return (desk.aims.value?.aims ?? []).flatMap((aim) => {
    if (aim.piece && desk.pieces.value.get(aim.piece)?.place === place) {
      return aim.chance == null ? [word("table-can-be-chosen")] : [word("table-is-target", { chance: percent(aim.chance) })];
    }
    if (aim.place !== place || aim.piece) return [];
    return aim.value == null ? [word("table-in-reach")] : [word("table-cost", { cost: aim.value })];
  });
}

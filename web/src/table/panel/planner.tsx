/** Something that is being put together: who takes part, its sum so far, the chances, and what each answer would change. */
import { useEffect } from "preact/hooks";
import type { Piece } from "../../api/types";
import { say, word } from "../../text/voice";
import { lit } from "../choose";
import { type Desk, useDesk } from "../desk";
import { pieceName, placeOf } from "../names";
import { OddsBar } from "../odds-bar";
import { reckon, standing } from "../reckon";
import { Sum } from "../sum";
import { CounterView } from "./counter-view";
import { Options } from "./options";
import { Pairings } from "./pairings";
import { Procedure } from "./procedure";
import { placeWords } from "./unit-card";

export function Planner() {
  const desk = useDesk();
  const ask = desk.ask.value;
  useEffect(() => {
    void reckon(desk);
  }, [ask?.number, desk.busy.value]);
  const shown = standing(desk);
  if (!shown) return null;
  const place = placeOf(desk, shown.text) || placeOf(desk, ask?.prompt);
  const odds = shown.lines.length + shown.steps.length + shown.pairings.length === 0;
  const title = shown.text ? say(shown.text) : word(odds ? "table-odds" : "table-planner");
  return (
    <section class="sec planner" aria-label={title}>
      <h2>
        {title} {place && <span class="right">{placeWords(desk, place)}</span>}
      </h2>
      <Procedure steps={shown.steps} />
      <OddsBar rolls={shown.rolls} />
      <Pairings pairings={shown.pairings} />
      <Sum lines={shown.lines} over={(side) => <Taking desk={desk} pieces={partakers(desk, place, side)} />} />
      <Options />
    </section>
  );
}

const RINGS: Record<string, "selected" | "target"> = { point: "selected", forward: "target" };
const ROLES = ["point", "forward", "attacker"];

/** The pieces of a side in the place that is fought over, those with a part in it first; if any attack, only those. Who attacks from outside has none there. */
export function partakers(desk: Desk, place: string, side: string): readonly Piece[] {
  const own = [...desk.pieces.value.values()].filter((piece) => place !== "" && piece.side === side);
  const there = own.filter((piece) => piece.place === place);
  const role = (piece: Piece) => ROLES.findIndex((mark) => piece.marks?.includes(mark));
  const attacks = (there.length > 0 ? there : own).filter((piece) => role(piece) === 0 || role(piece) === 2);
  const rank = (piece: Piece) => (role(piece) < 0 ? ROLES.length : role(piece));
  return [...(attacks.length > 0 ? attacks : there)].sort((a, b) => rank(a) - rank(b));
}

function Taking({ desk, pieces }: { desk: Desk; pieces: readonly Piece[] }) {
  if (pieces.length === 0) return null;
  return (
    <ul class="taking">
      {pieces.map((piece) => {
        const mark = piece.marks?.find((one) => one in RINGS);
        const state = desk.selection.value.includes(piece.id) ? "selected" : mark ? RINGS[mark] : lit(desk).acting.has(piece.id) ? "can-act" : undefined;
        return (
          <li key={piece.id} title={pieceName(desk, piece)}>
            <CounterView piece={piece} side={42} {...(state ? { state } : {})} />
            <span class="unseen">{pieceName(desk, piece)}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** Answers that are too many for the prompt, one below the other; those that build a base show who stands on it. */
import type { Choice, Piece } from "../../api/types";
import { say, word } from "../../text/voice";
import { lit, submit } from "../choose";
import { type Desk, useDesk } from "../desk";
import { foldMany, foldNumbers } from "../lit";
import { nation } from "../names";
import { CounterView } from "./counter-view";

/** The list of the decision, or none. */
export function longList(desk: Desk): readonly Choice[] {
  return foldMany(foldNumbers(lit(desk).buttons).plain).many;
}

export function ChoiceList() {
  const desk = useDesk();
  const many = longList(desk);
  if (many.length === 0) return null;
  return (
    <section class="sec choice-list" aria-label={word("table-choose")}>
      <ul>
        {many.map((choice) => (
          <li key={choice.action}>
            <button type="button" class="card" disabled={desk.busy.value} onClick={() => void submit(desk, [choice.action])}>
              <Base desk={desk} choice={choice} />
              {say(choice.text)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Base({ desk, choice }: { desk: Desk; choice: Choice }) {
  const faces = desk.faces.value;
  const figures = choice.args.map(({ name }) => faces.get(name)?.figures).find(Boolean);
  const side = desk.side.value;
  const empty = [...faces.values()].find((face) => face.symbol === "squad" && face.nation === nation(desk, side));
  if (!figures || !empty) return null;
  const piece: Piece = { id: choice.action, kind: empty.kind, side, place: "", figures };
  return <CounterView piece={piece} side={54} />;
}

/** What is beside the map and can be used now. Units to be placed or to enter, and chits, lie in the panel, or under the map where that is put away; cards float over it. */
import { boxName } from "./names";
import { word } from "../text/voice";
import { cardWords } from "./cards";
import { lit, submit } from "./choose";
import { type Desk, useDesk } from "./desk";
import { gathered, holdsChits } from "./hands";
import { phone } from "./turn";
import { BoxPieces, canBeUsed, usable } from "./panel/boxes";
import { ChitList, playable } from "./panel/chits";
import { ChoiceList, longList } from "./panel/choice-list";

export function OffMap() {
  const desk = useDesk();
  const asked = phone.value && (desk.plan.value || desk.refused.value); // a phone has room for one question
  const boxes = asked ? [] : usable(desk);
  const hands = (desk.view.value?.hands ?? []).filter((hand) => !holdsChits(hand, desk.faces.value) && (hand.shown ?? []).some((card) => lit(desk).cards.has(card)));
  const chits = playable(desk);
  return (
    <>
      {longList(desk).length > 0 && (
        <div class="off-map">
          <ChoiceList />
        </div>
      )}
      {boxes.length + chits.length > 0 && (
        <div class="off-map" role="group" aria-label={word("table-beside")}>
          {chits.length > 0 && <ChitList desk={desk} chits={gathered(chits, desk.faces.value)} />}
          {boxes.map((box) => (
            <div key={box.id + box.side}>
              <h2>{boxName(desk, box.id)}</h2>
              <BoxPieces desk={desk} ids={usableFirst(desk, box.pieces ?? [])} place={box.id} side={52} />
            </div>
          ))}
        </div>
      )}
      {hands.length > 0 && (
        <div class="float hand" role="group" aria-label={word("table-hand")}>
          {hands.map((hand) => (
            <Cards key={hand.seat + hand.id} desk={desk} cards={hand.shown ?? []} />
          ))}
        </div>
      )}
    </>
  );
}

/** A row that is longer than the screen begins with what can be used. */
function usableFirst(desk: Desk, ids: readonly string[]): readonly string[] {
  return [...ids].sort((a, b) => Number(canBeUsed(desk, b)) - Number(canBeUsed(desk, a)));
}

function Cards({ desk, cards }: { desk: Desk; cards: readonly string[] }) {
  return (
    <ul class="cards-in-hand">
      {cards.map((card, i) => {
        const choices = lit(desk).cards.get(card) ?? [];
        const [choice] = choices;
        const { name, cost, phase, effect } = cardWords(desk, card);
        return (
          <li key={`${card} ${i}`}>
            <button type="button" class={choice ? "playing-card can-act" : "playing-card"} data-card={card} disabled={!choice || desk.busy.value} onClick={() => (choices.length > 1 ? (desk.picked.value = card) : choice && void submit(desk, [choice.action]))}>
              <span class="title">
                {cost && <b class="cost">{cost}</b>}
                {name}
              </span>
              {phase && <small>{phase}</small>}
              {effect}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** The cards of both sides: those that lie open by name, with what they do on hover, focus or press; the decks counted. */
import type { Hand } from "../../api/types";
import { sideName } from "../../app/games";
import { word } from "../../text/voice";
import { cardWords, playsCards } from "../cards";
import { lit } from "../choose";
import { type Desk, useDesk } from "../desk";
import { holdsChits } from "../hands";
import { capital, gameWord, sideInk } from "../names";
import { standing } from "../reckon";

export function Cards() {
  const desk = useDesk();
  const hands = (desk.view.value?.hands ?? []).filter((hand) => !holdsChits(hand, desk.faces.value));
  if (!playsCards(desk) || hands.length === 0 || standing(desk)) return null; // what is put together needs the room
  const own = desk.side.value;
  const sides = [...new Set(hands.map((hand) => hand.seat))].sort((a, b) => Number(b === own) - Number(a === own));
  return (
    <section class="sec held-cards" aria-label={word("table-cards")}>
      {sides.map((side) => (
        <Holding key={side} desk={desk} side={side} hands={hands.filter((hand) => hand.seat === side)} />
      ))}
    </section>
  );
}

const isOpen = (hand: Hand): boolean => (hand.shown ?? []).length === hand.count;

function Holding({ desk, side, hands }: { desk: Desk; side: string; hands: readonly Hand[] }) {
  const decks = hands.filter((hand) => !isOpen(hand) || hand.count === 0);
  return (
    <div role="group" aria-label={capital(sideName(side))}>
      <h2 style={{ color: sideInk(desk, side) }}>{capital(sideName(side))}</h2>
      {hands.filter((hand) => !decks.includes(hand)).map((hand) => (
        <Row key={hand.id} desk={desk} name={capital(gameWord(desk, "hand", hand.id))} cards={hand.shown ?? []} />
      ))}
      {decks.length > 0 && (
        <p class="decks muted">
          {decks.map((hand) => (
            <span key={hand.id}>
              {capital(gameWord(desk, "hand", hand.id))} <b>{hand.count}</b>
            </span>
          ))}
        </p>
      )}
      {decks.filter((hand) => (hand.shown ?? []).length > 0).map((hand) => (
        <Row key={hand.id} desk={desk} name={word("table-on-top", { deck: capital(gameWord(desk, "hand", hand.id)) })} cards={hand.shown ?? []} />
      ))}
    </div>
  );
}

function Row({ desk, name, cards }: { desk: Desk; name: string; cards: readonly string[] }) {
  return (
    <ul class="card-names" aria-label={name}>
      <li class="muted" aria-hidden="true">
        {name}
      </li>
      {cards.map((card, i) => (
        <li key={`${card} ${i}`}>
          <CardName desk={desk} card={card} />
        </li>
      ))}
    </ul>
  );
}

function CardName({ desk, card }: { desk: Desk; card: string }) {
  const { name, cost, phase, effect } = cardWords(desk, card);
  const playable = lit(desk).cards.has(card);
  return (
    <button type="button" class={playable ? "card-name can-act" : "card-name"} aria-describedby={effect ? `effect-${card}` : undefined}>
      {cost && <b class="cost">{cost}</b>}
      {name}
      {effect && (
        <span class="float effect" role="tooltip" id={`effect-${card}`}>
          {phase && <small>{capital(phase)}</small>}
          {effect}
        </span>
      )}
    </button>
  );
}

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import type { SeatCard, TableCard, Tempo, Text } from "../api/types";
import { gameTitle, levelName, scenarioTitle, seatTitle, sharedSides } from "../app/games";
import { load, say, word } from "../text/voice";
import { Flag } from "./flag";

/** Who sits in a seat, in a word. */
export function seatName(seat: SeatCard): string {
  if (seat.kind === "free") return word("web-free-seat");
  if (seat.kind === "machine") return levelName(seat.level || seat.name);
  return seat.you ? word("web-you") : seat.name || word("web-nameless");
}

/** How fast a table is played, in a few words. */
export function tempoWords(tempo: Tempo): string {
  if (tempo.kind === "live") {
    return word("web-tempo-live-of", { minutes: tempo.minutes ?? 0, increment: tempo.increment ?? 0 });
  }
  return tempo.kind === "days" ? word("web-tempo-days-of", { days: tempo.days ?? 0 }) : word("web-tempo-none");
}

interface RowProps {
  card: TableCard;
  side: string; // whose badge is shown
  dot?: "on" | "off";
  second: ComponentChildren;
  when?: string;
  children: ComponentChildren; // the one thing to do
}

/** A table in a list: what is played, a line about it, and the one thing to do. */
export function TableRow({ card, side, dot, second, when, children }: RowProps) {
  return (
    <li class="row">
      {dot && <span class={dot === "on" ? "dot on" : "dot"} aria-hidden="true" />}
      <Flag side={side} />
      <span class="what">
        <span class="first">
          <b>{gameTitle(card.game)}</b> · {scenarioTitle(card.game, card.scenario)}
        </span>
        <small>{second}</small>
      </span>
      {when && <span class="when">{when}</span>}
      {children}
    </li>
  );
}

/** A sentence of a game: lists of tables load the texts of those that they tell of. */
export function Told({ game, text }: { game: string; text: Text }) {
  const loaded = useSignal("");
  useEffect(() => {
    load(game).then(() => (loaded.value = game), () => undefined); // without its words a row says the rest
  }, [game]);
  return loaded.value === game ? <>{say(text)}</> : null;
}

/** Who plays against whom, and with whom. */
export function against(card: TableCard): string {
  const others = card.seats.filter((seat) => !seat.you);
  if (others.length === 0) return word("web-both-seats", { count: card.seats.length });
  const own = new Set(card.seats.filter((seat) => seat.you).map((seat) => seat.side));
  const names = (seats: readonly SeatCard[]) => [...new Set(seats.map(seatName))].join(", ");
  const partners = others.filter((seat) => own.has(seat.side));
  const foes = others.filter((seat) => !own.has(seat.side));
  if (partners.length === 0 || foes.length === 0) return word("web-against", { name: names(others) });
  return word("web-with-against", { partner: names(partners), name: names(foes) });
}

/** All seats and who plays them. */
export function pairing(card: TableCard): string {
  const shared = sharedSides(card.seats);
  return card.seats.map((seat) => word("web-seat-of", { side: seatTitle(seat, shared), name: seatName(seat) })).join(" · ");
}

import type { GameCard, NewTable, SeatPlan, Tempo } from "../../api/types";
import { seatArgument, seatTitle } from "../../app/games";
import { word } from "../../text/voice";

export type OpponentKind = "machine" | "friend" | "open" | "here";

/** What the page has gathered so far. */
export interface Plan {
  scenario: string;
  opponent: OpponentKind;
  level: string;
  seat: string; // the reader's own; "" is either
  others: Record<string, SeatPlan>; // seats that were given to somebody else than the opponent, in games with many
  options: Record<string, string>; // those that are not as the rulebook has them
  tempo: Tempo;
  public: boolean;
}

export function freshPlan(card: GameCard): Plan {
  return {
    scenario: card.quick || (card.scenarios[0]?.id ?? ""),
    opponent: card.levels.length > 0 ? "machine" : "friend",
    level: card.level,
    seat: card.seats[0] ?? "",
    others: {},
    options: {},
    tempo: { kind: "none", minutes: 30, increment: 15, days: 3 },
    public: false,
  };
}

/** The options that the scenario has, as they are chosen. */
function chosenOptions(card: GameCard, plan: Plan): Record<string, string> {
  const known = card.scenarios.find(({ id }) => id === plan.scenario)?.options ?? [];
  return Object.fromEntries(Object.entries(plan.options).filter(([id]) => known.includes(id)));
}

/** The seats that are played with the chosen options: the game's first ones. */
export function playedSeats(card: GameCard, plan: Plan): readonly string[] {
  const chosen = chosenOptions(card, plan);
  const counts = card.options.map(({ id, default: usual, seats }) => seats[chosen[id] ?? usual] ?? card.seats.length);
  return card.seats.slice(0, Math.min(card.seats.length, ...counts));
}

/** The reader's own seat, "" for either; another option may have taken away the one that was chosen. */
export function ownSeat(card: GameCard, plan: Plan): string {
  const seats = playedSeats(card, plan);
  return plan.seat === "" || seats.includes(plan.seat) ? plan.seat : (seats[0] ?? "");
}

/** Whether a side has several seats: each is called by its own name then. */
function isShared(card: GameCard, plan: Plan): boolean {
  return playedSeats(card, plan).length > card.sides.length;
}

export function plannedTitle(card: GameCard, plan: Plan, seat: string): string {
  return seatTitle({ seat, side: seat }, isShared(card, plan));
}

export function plannedArgument(card: GameCard, plan: Plan, seat: string): string {
  return seatArgument({ seat, side: seat }, isShared(card, plan));
}

/** What the opponent's choice means for a seat that is not the reader's. */
export function seatPlan(plan: Plan): SeatPlan {
  if (plan.opponent === "here") return { who: "me" };
  return plan.opponent === "machine" ? { who: "machine", level: plan.level } : { who: plan.opponent };
}

export function request(card: GameCard, plan: Plan, nonce: string): NewTable {
  const played = playedSeats(card, plan);
  const mine = ownSeat(card, plan) || played[Math.floor(Math.random() * played.length)];
  const seats = played.map((seat): [string, SeatPlan] => [
    seat,
    seat === mine ? { who: "me" } : (plan.others[seat] ?? seatPlan(plan)),
  ]);
  return {
    game: card.slug,
    scenario: plan.scenario,
    seats: Object.fromEntries(seats),
    options: chosenOptions(card, plan),
    tempo: plan.tempo,
    public: plan.public,
    nonce,
  };
}

/** What the button will do, in words. */
export function startWords(card: GameCard, plan: Plan): string {
  if (plan.opponent === "here") return word("web-start-here", { count: playedSeats(card, plan).length });
  const seat = ownSeat(card, plan);
  return seat ? word("web-start-as", { side: plannedArgument(card, plan, seat) }) : word("web-start-either");
}

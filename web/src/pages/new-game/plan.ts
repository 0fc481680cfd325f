import type { GameCard, NewTable, SeatPlan, Tempo } from "../../api/types";
import { sideArgument } from "../../app/games";
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
    level: card.levels[Math.floor((card.levels.length * 2) / 3)] ?? "", // strong, not the strongest of many
    seat: card.seats[0] ?? "",
    others: {},
    options: {},
    tempo: { kind: "none", minutes: 30, increment: 15, days: 3 },
    public: false,
  };
}

/** What the opponent's choice means for a seat that is not the reader's. */
export function seatPlan(plan: Plan): SeatPlan {
  if (plan.opponent === "here") return { who: "me" };
  return plan.opponent === "machine" ? { who: "machine", level: plan.level } : { who: plan.opponent };
}

export function request(card: GameCard, plan: Plan, nonce: string): NewTable {
  const mine = plan.seat || card.seats[Math.floor(Math.random() * card.seats.length)];
  const seats = card.seats.map((seat): [string, SeatPlan] => [
    seat,
    seat === mine ? { who: "me" } : (plan.others[seat] ?? seatPlan(plan)),
  ]);
  const known = card.scenarios.find(({ id }) => id === plan.scenario)?.options ?? [];
  const options = Object.entries(plan.options).filter(([id]) => known.includes(id));
  return {
    game: card.slug,
    scenario: plan.scenario,
    seats: Object.fromEntries(seats),
    options: Object.fromEntries(options),
    tempo: plan.tempo,
    public: plan.public,
    nonce,
  };
}

/** What the button will do, in words. */
export function startWords(plan: Plan): string {
  if (plan.opponent === "here") return word("web-start-here");
  return plan.seat ? word("web-start-as", { side: sideArgument(plan.seat) }) : word("web-start-either");
}

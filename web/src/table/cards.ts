/** What is written on a card. The game's messages say it: `card-<id>` or `operation-<id>` its name, `effect-<id>` what it does. */
import { has, part, word } from "../text/voice";
import type { Desk } from "./desk";
import { capital } from "./names";

export interface CardWords {
  name: string;
  effect: string;
  cost: string;
  phase: string;
}

const KINDS = ["card", "operation"];

export function cardWords(desk: Desk, id: string): CardWords {
  const game = desk.state.value?.game ?? "";
  const named = KINDS.map((kind) => `${game}-${kind}-${id}`).find(has);
  const effect = `${game}-effect-${withoutCopy(id)}`;
  return {
    name: named ? capital(word(named)) : id,
    effect: has(effect) ? word(effect) : "",
    cost: part(effect, "cost"),
    phase: part(effect, "phase"),
  };
}

/** Whether a game has cards: what its hands hold else, is no card. */
export function playsCards(desk: Desk): boolean {
  return has(`${desk.state.value?.game ?? ""}-card-hidden`);
}

/** The copies of a card are numbered, and do the same. */
export function withoutCopy(id: string): string {
  return id.replace(/-\d+$/, "");
}

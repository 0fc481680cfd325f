import { signal } from "@preact/signals";
import { get } from "../api/client";
import type { GameCard, RuleText } from "../api/types";
import { has, language, loadCards, word } from "../text/voice";

/** Every game that the service has, once it is known. */
export const games = signal<readonly GameCard[] | null>(null);
let asked: Promise<readonly GameCard[]> | undefined;

export function loadGames(): Promise<readonly GameCard[]> {
  asked ??= get<GameCard[]>("/api/games").then(
    async (cards) => {
      await loadCards(cards.map(({ slug }) => slug));
      return (games.value = cards);
    },
    (problem: unknown) => {
      asked = undefined; // the next page asks again
      throw problem;
    },
  );
  return asked;
}

export function gameOf(slug: string): GameCard | undefined {
  return games.value?.find((card) => card.slug === slug);
}

/** The rules of a game in the rulebook's order, each with its number. */
export type Rules = readonly (RuleText & { number: string })[];
const rules = new Map<string, Promise<Rules>>();

export function loadRules(slug: string): Promise<Rules> {
  const kept = rules.get(slug);
  if (kept) return kept;
  const asked = get<Record<string, RuleText>>(`/api/games/${slug}/rules`).then((found) =>
    Object.entries(found).map(([number, rule]) => ({ ...rule, number })),
  );
  rules.set(slug, asked);
  asked.catch(() => rules.delete(slug));
  return asked;
}

/** A title of the data in the reader's language. */
export function titled(title: Record<string, string>): string {
  return title[language.value] ?? title["en"] ?? "";
}

export function scenarioTitle(slug: string, scenario: string): string {
  const card = gameOf(slug)?.scenarios.find(({ id }) => id === scenario);
  return card ? titled(card.title) : scenario;
}

export function gameTitle(slug: string): string {
  return gameOf(slug)?.title ?? slug;
}

/** The scenario that a game is pictured by: one that begins with units on the map, if there is any. */
export function showpiece(card: GameCard): string {
  return card.scenarios.find(({ placed }) => placed)?.id ?? card.quick;
}

/** What a seat or a side is called. */
export function sideName(side: string): string {
  if (has(`side-${side}`)) return word(`side-${side}`);
  return has(`seat-${side}`) ? word(`seat-${side}`) : side;
}

/** A side as the argument of a sentence, which may want its article. */
export function sideArgument(side: string): string {
  return `@side-${side}`;
}

export interface Seated {
  seat: string;
  side: string;
}

/** Whether a side has several seats: then a seat is called by a name of its own, and not by its side. */
export function sharedSides(seats: readonly Seated[]): boolean {
  return new Set(seats.map(({ side }) => side)).size < seats.length;
}

export function seatTitle({ seat, side }: Seated, shared: boolean): string {
  return shared && has(`seat-${seat}`) ? word(`seat-${seat}`) : sideName(side);
}

/** A seat as the argument of a sentence. */
export function seatArgument({ seat, side }: Seated, shared: boolean): string {
  return shared && has(`seat-${seat}`) ? `@seat-${seat}` : sideArgument(side);
}

/** What a level of the machine is called. */
export function levelName(level: string): string {
  return has(`level-${level}`) ? word(`level-${level}`) : level;
}

/** A word of a game's own that it need not have: a pitch, the name of an option's value. */
export function ownWord(slug: string, name: string): string | null {
  const id = `${slug}-${name}`;
  return has(id) ? word(id) : null;
}

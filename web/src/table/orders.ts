/** What a chosen piece can be told beside what is shown on the map, where choosing it opens a list of orders. */
import type { Aims, Choice } from "../api/types";
import type { Desk } from "./desk";
import { probe } from "./odds";

export interface Order {
  actions: readonly string[];
  choice: Choice;
}

/** An answer that names nothing: a word. */
const isBare = (action: string | undefined): boolean => Boolean(action) && !action?.includes(" ");

/** The orders that the map shows by what the piece can be aimed at: the words that follow the choice of the piece. */
export function ordersOnMap({ aims }: Pick<Aims, "aims">, choice: string): ReadonlySet<string> {
  const second = aims.filter(({ actions }) => actions[0] === choice && actions.length > 2).flatMap(({ actions }) => actions[1] ?? []);
  return new Set(second.filter(isBare));
}

/** The other orders, each a button; none where choosing the piece is no list of orders. */
export async function ordersOf(desk: Desk, aims: Aims, choices: readonly Choice[]): Promise<readonly Order[]> {
  const [choice] = choices;
  if (!choice || choices.length > 1) return [];
  const shown = ordersOnMap(aims, choice.action);
  if (shown.size === 0) return [];
  const { choices: orders } = await probe(desk, [choice.action]);
  return orders.filter(({ action }) => isBare(action) && !shown.has(action)).map((order) => ({ actions: [choice.action, order.action], choice: order }));
}

/** What is about to be rolled: the actions that lead there, their chances, and what one more piece would change. */
import { post } from "../api/client";
import type { Choice, Line, ProbeState, RollOdds } from "../api/types";
import type { Desk } from "./desk";
import { headline, tellsItself } from "./results";

const MOST_ADDITIONS = 8;

export interface Addition {
  choice: Choice;
  piece: string;
  chance: number | null; // of the headline result, with it
}

export interface Plan {
  actions: readonly string[]; // what is put together
  confirm: readonly string[]; // and what rolls the dice
  confirmText: Choice | null;
  piece: string; // what it is aimed at
  place: string;
  from: readonly string[]; // the pieces that act
  rolls: readonly RollOdds[];
  lines: readonly Line[];
  additions: readonly Addition[];
}

export function probe(desk: Desk, actions: readonly string[]): Promise<ProbeState> {
  return post<ProbeState>(desk.path("/probe"), { ...desk.stamp(), actions });
}

/** What some actions lead to, and the answer that rolls the dice: the last of them, or one that is still to be given (of what is aimed at a piece), or none. */
async function ready(desk: Desk, actions: readonly string[], aimed: boolean): Promise<{ actions: readonly string[]; confirm: readonly string[]; found: ProbeState } | null> {
  const found = await probe(desk, actions);
  const last = actions.at(-1);
  if ((found.confirm ?? []).length > 0 && tellsItself(found.forecast.rolls ?? [], found.rolls)) return null; // the panel lays it out, and is answered there
  if (!aimed && (found.stop !== "chance" || (desk.ask.peek()?.scope ?? 0) >= 0)) return null; // else the dice may be of something that comes after it
  if (found.stop === "chance" && last && actions.length > 1) {
    const before = actions.slice(0, -1);
    return { actions: before, confirm: [last], found: { ...(await probe(desk, before)), rolls: found.rolls } };
  }
  const confirm = found.confirm ?? [];
  const offered = desk.ask.peek()?.choices.some((choice) => choice.action === confirm[0]); // what one may answer anyway confirms nothing
  return offered ? null : { actions, confirm, found };
}

/** Prepares a roll and puts its odds on the screen; false where no dice decide. What others would add follows later. */
export async function planRoll(desk: Desk, wanted: readonly string[], piece: string, place: string): Promise<boolean> {
  const prepared = await ready(desk, wanted, piece !== "");
  if (!prepared || prepared.found.rolls.length === 0) return false;
  const { actions, confirm, found } = prepared;
  const named = new Set(actions.flatMap((action) => action.split(" ")));
  const from = [...desk.pieces.peek().keys()].filter((id) => id !== piece && named.has(id));
  const additions = found.choices.flatMap((choice) => {
    const added = choice.args.find((arg) => desk.pieces.peek().has(arg.name))?.name;
    return added && !named.has(added) ? [{ choice, piece: added, chance: null }] : [];
  });
  const plan: Plan = {
    actions,
    confirm,
    confirmText: found.choices.find((choice) => choice.action === confirm[0]) ?? null,
    piece,
    place,
    from,
    rolls: found.rolls,
    lines: found.forecast.lines ?? [],
    additions: additions.slice(0, MOST_ADDITIONS),
  };
  desk.refused.value = null;
  desk.plan.value = plan;
  void compare(desk, plan);
  return true;
}

/** Reckons what each further piece would change. */
async function compare(desk: Desk, plan: Plan): Promise<void> {
  try {
    const chances = await Promise.all(plan.additions.map(async ({ choice }) => headline((await probe(desk, [...plan.actions, choice.action, ...plan.confirm])).rolls)));
    if (desk.plan.peek() !== plan) return; // something else is being planned by now
    const judged = plan.additions.map((addition, i) => ({ ...addition, chance: chances[i]?.chance ?? null }));
    desk.plan.value = { ...plan, additions: judged.sort((a, b) => (b.chance ?? 0) - (a.chance ?? 0)) };
  } catch {
    return; // the decision has passed: there is nothing left to compare
  }
}

export function withAddition(plan: Plan, addition: Addition): string[] {
  return [...plan.actions, addition.choice.action];
}

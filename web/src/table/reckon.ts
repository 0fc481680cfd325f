/** What is being put together in a decision: its sum and chances as they stand, and as each answer would make them. */
import type { Ask, Choice, Line, Overlay, Pairing, ProbeState, Roll, Step, Text } from "../api/types";
import { lit } from "./choose";
import type { Desk } from "./desk";
import { optionsOf } from "./lit";
import { probe } from "./odds";
import { compared, type Outcome, tellsItself } from "./results";

/** An answer, and what would follow from it once that is known. */
export interface Tried {
  choice: Choice;
  found: ProbeState | null;
}

export interface Reckoned {
  number: number; // of the decision
  now: ProbeState | null;
  options: readonly Tried[];
}

/** What the panel shows of it. */
export interface Standing {
  text: Text | null;
  lines: readonly Line[];
  rolls: readonly Roll[];
  steps: readonly Step[];
  pairings: readonly Pairing[];
}

/** The sum and the chances that are on the screen, or null where nothing is put together. Everybody sees them. */
export function standing(desk: Desk): Standing | null {
  const [ask, layer] = [desk.ask.value, desk.layer.value?.overlay];
  if (layer?.lines) return { text: layer.text ?? null, lines: layer.lines, rolls: layer.rolls ?? [], ...procedure(layer) }; // what was asked for explains itself first
  if (!ask) return null;
  const { now, options } = reckonedFor(desk, ask);
  const tried = options.find(({ choice }) => choice.action === desk.tried.value)?.found ?? null;
  const forecast = tried && (tried.forecast.lines ?? []).length > 0 ? tried.forecast : ask.forecast;
  const probed = rollsOf(tried ?? (options.length > 0 ? null : now)); // where each answer is laid out, no one of them stands for all
  const told = ask.forecast.rolls ?? [];
  const rolls = probed.length > 0 && (tried || !tellsItself(told, probed)) ? probed : told;
  const lines = forecast.lines ?? [];
  const { steps, pairings } = procedure(ask.forecast);
  const empty = [lines, rolls, steps, pairings].every((list) => list.length === 0);
  return empty ? null : { text: forecast.text ?? ask.forecast.text ?? null, lines, rolls, steps, pairings };
}

function procedure({ steps = [], pairings = [] }: Overlay): Pick<Standing, "steps" | "pairings"> {
  return { steps, pairings };
}

/** The answers that are laid out with their chances. */
export function options(desk: Desk): readonly Tried[] {
  return desk.ask.value ? reckonedFor(desk, desk.ask.value).options : [];
}

/** The best outcome that hangs on the answers, and its chance with each of them; null where no dice do. */
export function chancesOf(desk: Desk): { outcome: Outcome; chances: ReadonlyMap<string, number | null> } | null {
  const all = options(desk);
  const found = compared(all.map((one) => rollsOf(one.found)));
  return found && { outcome: found.outcome, chances: new Map(all.map(({ choice }, i) => [choice.action, found.chances[i] ?? null])) };
}

function reckonedFor(desk: Desk, ask: Ask): Reckoned {
  const known = desk.reckoned.value;
  return known?.number === ask.number ? known : { number: ask.number, now: null, options: [] };
}

/** The chances that follow at once, else those of what is then put together. */
export function rollsOf(found: ProbeState | null): readonly Roll[] {
  return found && found.rolls.length > 0 ? found.rolls : (found?.forecast.rolls ?? []);
}

/** Asks for the chances of the decision as it stands; within a plan also for those of each answer. */
export async function reckon(desk: Desk): Promise<void> {
  const ask = desk.ask.peek();
  if (!ask || desk.busy.peek() || desk.reckoned.peek()?.number === ask.number) return; // it is being answered, or done
  const planned = (ask.forecast.lines ?? []).length > 0;
  if (!ask.mine || (!planned && ask.scope < 0)) return;
  const paired = (ask.forecast.pairings ?? []).length > 0; // then the answers are laid out as pairings
  const choices = planned && !paired ? optionsOf(ask.choices, lit(desk)) : [];
  const put = (now: ProbeState | null, found: readonly (ProbeState | null)[]) => {
    if (desk.ask.peek()?.number !== ask.number) return;
    desk.reckoned.value = { number: ask.number, now, options: choices.map((choice, i) => ({ choice, found: found[i] ?? null })) };
  };
  try {
    put(null, []);
    const now = await probe(desk, []);
    put(now, []);
    if (choices.length > 0) put(now, await Promise.all(choices.map((choice) => probe(desk, [choice.action]))));
  } catch {
    return; // the decision has passed meanwhile
  }
}

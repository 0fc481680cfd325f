/** What a click means. The page knows no rule: it matches what was pointed at with the choices that the service gave. */
import { batch, computed, type ReadonlySignal } from "@preact/signals";
import { get, post } from "../api/client";
import type { Aim, Aims, Choice, Pointed } from "../api/types";
import type { Desk } from "./desk";
import { planRoll, withAddition } from "./odds";

/** The choices of the moment by what they name. */
export interface Lit {
  acting: ReadonlyMap<string, readonly Choice[]>; // pieces of one's own
  targets: ReadonlyMap<string, readonly Choice[]>; // pieces of somebody else
  places: ReadonlyMap<string, readonly Choice[]>;
  cards: ReadonlyMap<string, readonly Choice[]>;
  facings: readonly Choice[];
  buttons: readonly Choice[];
}

const NOTHING: Lit = { acting: new Map(), targets: new Map(), places: new Map(), cards: new Map(), facings: [], buttons: [] };
const cached = new WeakMap<Desk, ReadonlySignal<Lit>>();

export function lit(desk: Desk): Lit {
  const known = cached.get(desk) ?? computed(() => sorted(desk));
  cached.set(desk, known);
  return known.value;
}

function sorted(desk: Desk): Lit {
  if (!desk.mine.value) return NOTHING;
  const found = {
    acting: new Map<string, Choice[]>(),
    targets: new Map<string, Choice[]>(),
    places: new Map<string, Choice[]>(),
    cards: new Map<string, Choice[]>(),
    facings: [] as Choice[],
    buttons: [] as Choice[],
  };
  const cards = new Set(desk.view.value?.hands?.flatMap((hand) => hand.shown ?? []));
  for (const choice of desk.ask.value?.choices ?? []) {
    let named = false;
    for (const arg of choice.args) {
      const piece = desk.pieces.value.get(arg.name);
      const group = piece
        ? piece.side === desk.side.value ? found.acting : found.targets
        : desk.places.value.has(arg.name) ? found.places : cards.has(arg.name) ? found.cards : null;
      if (group) group.set(arg.name, [...(group.get(arg.name) ?? []), choice]);
      else if (arg.kind === "facing") found.facings.push(choice);
      else continue;
      named = true;
    }
    if (!named) found.buttons.push(choice);
  }
  return found;
}

/** The piece that the decision is about: the one chosen, else the one that the prompt names. */
export function subject(desk: Desk): string {
  const chosen = desk.selection.value[0];
  if (chosen) return chosen;
  for (const [, value] of desk.ask.value?.prompt.args ?? []) {
    const id = String(value).replace(/^@[^-]*-/, "");
    if (desk.pieces.value.has(id)) return id;
  }
  for (const [, value] of desk.ask.value?.prompt.args ?? []) {
    const there = [...desk.pieces.value.values()].find((piece) => piece.place === value && piece.side === desk.side.value);
    if (there) return there.id;
  }
  return "";
}

// --- selecting -------------------------------------------------------------------------------------------------------

async function askAims(desk: Desk, pieces: readonly string[]): Promise<Aims> {
  const { number } = desk.stamp();
  return get<Aims>(desk.path("/aims", { pieces: pieces.join(","), number: String(number) }));
}

/** Chooses pieces and asks what they can do with one more click. */
export async function select(desk: Desk, pieces: readonly string[]): Promise<void> {
  batch(() => {
    desk.refused.value = null;
    desk.plan.value = null;
    desk.hint.value = null;
    desk.selection.value = pieces;
    desk.aims.value = null;
  });
  if (pieces.length === 0 || !desk.mine.peek()) return;
  try {
    const aims = await askAims(desk, pieces);
    if (desk.selection.peek() === pieces && aims.number === desk.ask.peek()?.number) desk.aims.value = aims;
  } catch (error) {
    await desk.report(error);
  }
}

/** In the middle of an activation the piece that the prompt speaks of is chosen by itself. */
export async function selectSubject(desk: Desk): Promise<void> {
  const ask = desk.ask.peek();
  if (!ask?.mine || ask.scope < 0 || desk.selection.peek().length > 0) return;
  const piece = subject(desk);
  if (piece && desk.pieces.peek().get(piece)?.side === desk.side.peek()) await select(desk, [piece]);
}

/** One step back: what lies on top closes first. */
export function back(desk: Desk): void {
  if (desk.opened.value) desk.opened.value = "";
  else if (desk.stage.looking.value) desk.stage.leave();
  else if (desk.refused.value) desk.refused.value = null;
  else if (desk.plan.value) desk.plan.value = null;
  else if (desk.tray.value) desk.tray.value = "";
  else if (desk.layer.value || desk.sighting.value) {
    desk.layer.value = null;
    desk.sighting.value = "";
  } else if (desk.hint.value) desk.hint.value = null;
  else if (desk.selection.value.length > 0) void select(desk, []);
  else desk.notice.value = null;
}

// --- clicking --------------------------------------------------------------------------------------------------------

/** A click on a place, or on a piece there. */
export async function click(desk: Desk, place: string, piece: string, more = false): Promise<void> {
  const plan = desk.plan.peek();
  const added = plan?.additions.find((addition) => piece !== "" && addition.piece === piece);
  batch(() => {
    desk.refused.value = null;
    desk.hint.value = null;
    desk.stage.roll.value = null;
    desk.notice.value = null;
    if (!added) desk.plan.value = null;
  });
  if (desk.stage.busy.peek()) return desk.stage.skip();
  if (desk.stage.looking.peek()) return desk.stage.leave();
  if (!desk.mine.peek()) return void (piece && (await select(desk, [piece])));
  if (plan && added) return carryOut(desk, withAddition(plan, added), plan.place, plan.piece);
  const aim = aimAt(desk, place, piece);
  if (aim) return carryOut(desk, aim.actions, place, aim.piece ?? "");
  const choices = lit(desk);
  const chosen = desk.selection.peek();
  if (piece && choices.acting.has(piece)) return pick(desk, piece, more);
  if (!piece && chosen.length === 0 && choices.places.has(place)) {
    return submitOne(desk, choices.places.get(place) ?? []);
  }
  if (piece && chosen.length === 0 && choices.targets.has(piece)) return submitOne(desk, choices.targets.get(piece) ?? [], piece);
  if (piece && chosen.includes(piece)) return select(desk, chosen.filter((id) => id !== piece));
  if (piece && desk.pieces.peek().get(piece)?.side === desk.side.peek()) {
    const aims = await askAims(desk, [piece]);
    if (aims.aims.length > 0) return pick(desk, piece, more);
  }
  return point(desk, place, piece);
}

/** What the chosen pieces can do at a place or to a piece; the piece counts more than the ground it stands on. */
export function aimAt(desk: Desk, place: string, piece: string): Aim | undefined {
  const aims = desk.aims.peek()?.aims ?? [];
  const at = (aim: Aim) => Boolean(aim.place) && aim.place === place && !aim.piece;
  return aims.find((aim) => piece !== "" && aim.piece === piece) ?? (piece && lit(desk).acting.has(piece) ? undefined : aims.find(at));
}

/** Choosing a piece; where nothing more could be said about it, the choice itself is the answer. */
async function pick(desk: Desk, piece: string, more: boolean): Promise<void> {
  const chosen = desk.selection.peek();
  if (chosen.includes(piece)) return select(desk, chosen.filter((id) => id !== piece));
  await select(desk, more ? [...chosen, piece] : [piece]);
  const further = desk.aims.peek()?.aims.some((aim) => aim.place || (aim.piece && aim.piece !== piece));
  const named = lit(desk).acting.get(piece) ?? [];
  if (desk.aims.peek() && !further && named.length === 1) await submitOne(desk, named, piece);
}

/** Submits actions; where they are aimed at a piece and dice decide, shows the odds first. */
export async function carryOut(desk: Desk, actions: readonly string[], place: string, piece: string): Promise<void> {
  try {
    if (!piece || !(await planRoll(desk, actions, piece, place))) await submit(desk, actions);
  } catch (error) {
    await desk.report(error);
  }
}

async function submitOne(desk: Desk, choices: readonly Choice[], piece = ""): Promise<void> {
  const choice = choices[0];
  if (choice && choices.length === 1) await carryOut(desk, [choice.action], desk.pieces.peek().get(piece)?.place ?? "", piece);
}

/** Asks the service what a click means that matches nothing shown: actions, or why not. */
export async function point(desk: Desk, where: string, piece: string): Promise<void> {
  const pieces = desk.selection.peek();
  const place = desk.places.peek().has(where) ? where : ""; // a box beside the map is no place to go to
  try {
    const answer = await post<Pointed>(desk.path("/point"), { ...desk.stamp(), pieces, place, piece });
    if (answer.refusal) desk.refused.value = { refusal: answer.refusal, from: pieces[0] ?? "", place, piece };
    else if (answer.actions.length > 0) await carryOut(desk, answer.actions, place, piece);
  } catch (error) {
    await desk.report(error);
  }
}

export async function submit(desk: Desk, actions: readonly string[]): Promise<void> {
  const request = desk.command();
  const moving = desk.selection.peek();
  desk.trail = { pieces: moving, places: placesOf(desk, actions) };
  desk.starts.push(desk.state.peek()?.entries ?? 0);
  if (await desk.send("/actions", { ...request, actions })) await selectSubject(desk);
}

/** The places that a list of actions names, in order: the path of what moves. */
export function placesOf(desk: Desk, actions: readonly string[]): string[] {
  return actions.flatMap((action) => action.split(" ")).filter((name) => desk.places.peek().has(name));
}

/** The pieces that still could do something, so that nobody ends a phase by mistake. */
export function idle(desk: Desk): string[] {
  return [...lit(desk).acting.keys()];
}

/** A button of the prompt. Between activations it ends something: it asks once while pieces could still act. */
export async function press(desk: Desk, choice: Choice): Promise<void> {
  const ask = desk.ask.peek();
  if (!ask) return;
  desk.refused.value = null;
  if (ask.scope < 0 && idle(desk).length > 0 && desk.warned.peek() !== ask.number) {
    desk.warned.value = ask.number;
    return;
  }
  await submit(desk, [choice.action]);
}

/** Goes back to a moment, or to where the last list of actions began. */
export async function undo(desk: Desk, wanted = -1): Promise<void> {
  const state = desk.state.peek();
  if (!state) return;
  const possible = (entry: number) => entry < state.entries && state.undo.includes(entry);
  const entry = wanted >= 0 ? wanted : ([...desk.starts].reverse().find(possible) ?? -1);
  desk.starts = desk.starts.filter((start) => start < (entry >= 0 ? entry : state.entries));
  if (await desk.send("/undo", { ...desk.command(), entry })) await selectSubject(desk);
}

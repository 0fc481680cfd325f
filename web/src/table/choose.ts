/** What a click means. The page knows no rule: it matches what was pointed at with the choices that the service gave. */
import { batch, computed, type ReadonlySignal } from "@preact/signals";
import { get, post } from "../api/client";
import type { Aim, Aims, Choice, Pointed } from "../api/types";
import type { Desk } from "./desk";
import { isChit } from "./hands";
import { type Lit, NOTHING, sortChoices } from "./lit";
import { placeOf } from "./names";
import { planRoll, withAddition } from "./odds";
import { ordersOf } from "./orders";

const cached = new WeakMap<Desk, ReadonlySignal<Lit>>();

export function lit(desk: Desk): Lit {
  const known = cached.get(desk) ?? computed(() => sorted(desk));
  cached.set(desk, known);
  return known.value;
}

function sorted(desk: Desk): Lit {
  if (!desk.mine.value) return NOTHING;
  const view = desk.view.value;
  return sortChoices(desk.ask.value?.choices ?? [], {
    side: desk.side.value,
    pieces: desk.pieces.value,
    places: desk.places.value,
    boxes: view?.boxes ?? [],
    cards: new Set([...(view?.hands ?? []).flatMap((hand) => hand.shown ?? []), ...[...desk.faces.value.values()].filter(isChit).map(({ kind }) => kind)]),
  });
}

/** The piece that the decision is about: the one chosen, else the one that the prompt names, by itself or by where it is. */
export function subject(desk: Desk): string {
  const chosen = desk.selection.value[0];
  if (chosen) return chosen;
  const prompt = desk.ask.value?.prompt;
  const named = (prompt?.args ?? []).map(([, value]) => String(value).replace(/^@[^-]*-/, ""));
  const place = placeOf(desk, prompt);
  const there = [...desk.pieces.value.values()].filter((piece) => piece.place === place && piece.side === desk.side.value);
  const alike = there.find((piece) => named.includes(piece.kind));
  return named.find((id) => desk.pieces.value.has(id)) ?? alike?.id ?? (there.length === 1 ? (there[0]?.id ?? "") : "");
}

/** The place that is to be seen while the decision is made. */
export function scene(desk: Desk): string {
  const ask = desk.ask.value;
  return desk.pieces.value.get(subject(desk))?.place ?? (placeOf(desk, ask?.forecast.text) || placeOf(desk, ask?.prompt));
}

// --- selecting -------------------------------------------------------------------------------------------------------

async function askAims(desk: Desk, pieces: readonly string[]): Promise<Aims> {
  const { number } = desk.stamp();
  const found = await get<Aims>(desk.path("/aims", { pieces: pieces.join(","), number: String(number) }));
  const aims = found.aims.filter((aim) => aimed(desk, aim) && !goesThere(desk, aim, found.aims));
  return { ...found, aims: [...aims, ...directAims(desk, pieces, aims)] };
}

/** Whether it makes a difference what is pointed at: not where one answer is all, and it names neither the place nor the piece. */
function aimed(desk: Desk, { actions, place, piece }: Aim): boolean {
  const choice = actions.length === 1 ? desk.ask.peek()?.choices.find((one) => one.action === actions[0]) : undefined;
  const named = choice?.args.map((arg) => arg.name) ?? [];
  return named.length === 0 || named.includes(place ?? "") || named.includes(piece ?? "");
}

/** Whether pointing at an own piece only means going to where it stands: a click on it chooses it. */
function goesThere(desk: Desk, { actions, piece }: Aim, aims: readonly Aim[]): boolean {
  const other = desk.pieces.peek().get(piece ?? "");
  const there = aims.find((aim) => !aim.piece && aim.place === other?.place);
  return other?.side === desk.side.peek() && there?.actions.join() === actions.join();
}

/** Choices that name a piece, or its group, together with a place are aims without being asked for. */
function directAims(desk: Desk, pieces: readonly string[], known: readonly Aim[]): Aim[] {
  const [first = ""] = pieces;
  const { acting, groups, places } = lit(desk);
  if (pieces.length !== (groups.get(first)?.length ?? 1)) return [];
  return (acting.get(first) ?? []).flatMap((choice) => {
    const place = choice.args.find((arg) => places.get(arg.name)?.includes(choice))?.name;
    return place && !known.some((aim) => aim.place === place && !aim.piece) ? [{ actions: [choice.action], place }] : [];
  });
}

/** Chooses pieces and asks what they can do with one more click. */
export async function select(desk: Desk, pieces: readonly string[]): Promise<void> {
  batch(() => {
    desk.refused.value = null;
    desk.plan.value = null;
    desk.hint.value = null;
    desk.picked.value = "";
    desk.selection.value = pieces;
    desk.aims.value = null;
    desk.orders.value = [];
    const open = desk.tray.peek(); // the stack of those that were chosen before is done with
    if (pieces.length > 0 && !pieces.some((id) => desk.pieces.peek().get(id)?.place === open)) desk.tray.value = "";
  });
  if (pieces.length === 0 || !desk.mine.peek()) return;
  try {
    const aims = await askAims(desk, pieces);
    const orders = pieces.length === 1 ? await ordersOf(desk, aims, lit(desk).acting.get(pieces[0] ?? "") ?? []) : [];
    if (desk.selection.peek() !== pieces || aims.number !== desk.ask.peek()?.number) return;
    batch(() => {
      desk.aims.value = aims;
      desk.orders.value = orders;
    });
  } catch (error) {
    await desk.report(error);
  }
}

/** In the middle of an activation the piece that the prompt speaks of is chosen by itself. */
export async function selectSubject(desk: Desk): Promise<void> {
  const ask = desk.ask.peek();
  if (!ask?.mine || ask.scope < 0 || desk.selection.peek().length > 0) return;
  const piece = subject(desk);
  const { acting, places, facings } = lit(desk);
  const concerned = acting.has(piece) || places.size > 0 || facings.length > 0; // else it is only spoken of
  if (concerned && desk.pieces.peek().get(piece)?.side === desk.side.peek()) await select(desk, [piece]);
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
  else if (desk.selection.value.length > 0 || desk.picked.value) void select(desk, []);
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
    desk.picked.value = "";
    if (!added) desk.plan.value = null;
  });
  if (desk.stage.busy.peek()) return desk.stage.skip();
  if (desk.stage.looking.peek()) return desk.stage.leave();
  if (!desk.mine.peek()) return void (piece && (await select(desk, [piece])));
  if (plan && added) return carryOut(desk, withAddition(plan, added), plan.place, plan.piece);
  const aim = aimAt(desk, place, piece);
  if (aim?.value != null) return submit(desk, more && desk.selection.peek().length === 1 ? underWay(aim) : aim.actions); // a move has a cost, and no dice
  if (aim) return carryOut(desk, aim.actions, place, aim.piece ?? "");
  const choices = lit(desk);
  const chosen = desk.selection.peek();
  if (piece && choices.acting.has(piece)) return pick(desk, piece, more);
  if (chosen.length === 0 && choices.targets.has(piece)) return submitOne(desk, choices.targets.get(piece) ?? [], piece);
  if (chosen.length === 0 && choices.places.has(place)) return submitOne(desk, choices.places.get(place) ?? [], "", place);
  if (piece && chosen.includes(piece)) return select(desk, chosen.filter((id) => id !== piece));
  try {
    const own = piece && desk.pieces.peek().get(piece)?.side === desk.side.peek();
    if (own && (await askAims(desk, [piece])).aims.length > 0) return await pick(desk, piece, more);
  } catch (error) {
    return desk.report(error); // the decision that the click was for may be past
  }
  return point(desk, place, piece);
}

/** A piece that only comes by a place and may go on: without the answers at the end that name nothing, by which it would stop. */
function underWay({ actions }: Aim): readonly string[] {
  const bare = [...actions].reverse().findIndex((action) => action.includes(" "));
  return bare > 0 ? actions.slice(0, -bare) : actions;
}

/** What the chosen pieces can do at a place or to a piece; the piece counts more than the ground it stands on. */
export function aimAt(desk: Desk, place: string, piece: string): Aim | undefined {
  const aims = desk.aims.peek()?.aims ?? [];
  const at = (aim: Aim) => Boolean(aim.place) && aim.place === place && !aim.piece;
  return aims.find((aim) => piece !== "" && aim.piece === piece) ?? (piece && lit(desk).acting.has(piece) ? undefined : aims.find(at));
}

/** Choosing a piece, or its whole group; where nothing more could be said about it, the choice itself is the answer. */
async function pick(desk: Desk, piece: string, more: boolean): Promise<void> {
  const chosen = desk.selection.peek();
  const group = lit(desk).groups.get(piece) ?? [piece];
  if (chosen.includes(piece)) await aimsKnown(desk);
  if (chosen.includes(piece) && !(chosen.length === group.length && said(desk, group))) return select(desk, chosen.filter((id) => !group.includes(id)));
  if (more && chosen.length > 0) return select(desk, [...chosen, ...group]);
  if (!chosen.includes(piece)) await select(desk, group);
  if (said(desk, group)) await submitOne(desk, lit(desk).acting.get(piece) ?? [], piece);
}

/** What the chosen pieces can do may still be on its way. */
export async function aimsKnown(desk: Desk): Promise<void> {
  for (let tries = 0; tries < 20 && !desk.aims.peek() && desk.selection.peek().length > 0; tries++) {
    await new Promise((done) => setTimeout(done, 25));
  }
}

/** Whether all is said once these pieces are chosen: there is one answer, and nothing that they could be aimed at. */
function said(desk: Desk, group: readonly string[]): boolean {
  const further = desk.aims.peek()?.aims.some((aim) => aim.place || (aim.piece && !group.includes(aim.piece)));
  return desk.aims.peek() !== null && !further && lit(desk).acting.get(group[0] ?? "")?.length === 1;
}

/** Whether a click on another piece of this place joins it to the chosen ones: they lie there too, and can go somewhere. */
export function joins(desk: Desk, place: string): boolean {
  const chosen = desk.selection.value;
  const here = chosen.every((id) => desk.pieces.value.get(id)?.place === place && lit(desk).acting.has(id));
  const goes = desk.aims.value?.aims.some((aim) => aim.place && !aim.piece) ?? (desk.ask.value?.scope ?? 0) < 0; // not known yet
  return chosen.length > 0 && here && goes;
}

/** Submits actions; where dice decide, shows the odds first. */
export async function carryOut(desk: Desk, actions: readonly string[], place: string, piece: string): Promise<void> {
  try {
    if (!(await planRoll(desk, actions, piece, place))) await submit(desk, actions);
  } catch (error) {
    await desk.report(error);
  }
}

/** Gives the answer that something stands for; where it stands for several, they become buttons of the prompt. */
async function submitOne(desk: Desk, choices: readonly Choice[], piece: string, place = desk.pieces.peek().get(piece)?.place ?? ""): Promise<void> {
  const [choice] = choices;
  if (choice && choices.length === 1) await carryOut(desk, [choice.action], place, piece);
  else desk.picked.value = piece || place;
}

/** Asks the service what a click means that matches nothing shown: actions, or why not. */
export async function point(desk: Desk, where: string, piece: string, verb = ""): Promise<void> {
  const pieces = desk.selection.peek();
  const place = desk.places.peek().has(where) ? where : ""; // a box beside the map is no place to go to
  try {
    const answer = await post<Pointed>(desk.path("/point"), { ...desk.stamp(), pieces, place, piece, verb });
    if (answer.refusal) desk.refused.value = { refusal: answer.refusal, from: pieces[0] ?? "", place, piece };
    else if (answer.actions.length > 0) await carryOut(desk, answer.actions, place, piece);
  } catch (error) {
    await desk.report(error);
  }
}

export async function submit(desk: Desk, actions: readonly string[]): Promise<void> {
  const number = desk.state.peek()?.ask?.number;
  await desk.settled(); // pressed while the answer that led here was still under way: it waits, and is not lost
  if (desk.state.peek()?.ask?.number !== number) return; // the same answer pressed twice
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

/** A choice that names nothing on the table. One that ends something asks once while pieces could still act. */
export async function press(desk: Desk, choice: Choice): Promise<void> {
  const ask = desk.ask.peek();
  if (!ask) return;
  desk.refused.value = null;
  if (choice.final && idle(desk).length > 0 && desk.warned.peek() !== ask.number) {
    desk.warned.value = ask.number;
    return;
  }
  await submit(desk, [choice.action]);
}

/** How many of the chosen pieces a button of the prompt means: what the first of those that could go together can do where it stands, all do. */
export function meant(desk: Desk, choice: Choice): number {
  const chosen = desk.selection.value;
  const [first = ""] = chosen;
  const { acting, groups } = lit(desk);
  const own = acting.get(first)?.includes(choice) && !groups.has(first);
  return own && joins(desk, desk.pieces.value.get(first)?.place ?? "") ? chosen.length : 1;
}

/** A button of the prompt: what the chosen piece does may have odds to be shown first. */
export function answer(desk: Desk, choice: Choice): Promise<void> {
  if (lit(desk).buttons.includes(choice)) return press(desk, choice);
  if (meant(desk, choice) > 1) return point(desk, "", "", choice.verb);
  const chosen = desk.pieces.peek().get(desk.selection.peek()[0] ?? "");
  const named = choice.args.find((arg) => lit(desk).places.get(arg.name)?.includes(choice))?.name;
  return carryOut(desk, [choice.action], named ?? chosen?.place ?? "", chosen?.id ?? "");
}

/** Goes back to a moment, or to where the last list of actions began. */
export async function undo(desk: Desk, wanted = -1): Promise<void> {
  const state = desk.state.peek();
  if (!state) return;
  const possible = (entry: number) => entry < state.entries && state.undo.includes(entry);
  const entry = wanted >= 0 ? wanted : ([...desk.starts].reverse().find(possible) ?? -1);
  desk.suggested.clear(); // who goes back wants to place by hand
  desk.starts = desk.starts.filter((start) => start < (entry >= 0 ? entry : state.entries));
  if (await desk.send("/undo", { ...desk.command(), entry })) await selectSubject(desk);
}

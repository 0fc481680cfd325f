/** Every key of the table. What each button of the prompt listens to is in keys.ts. */
import type { Drawing } from "../draw/map";
import type { Camera } from "./camera";
import { answer, back, click, lit, point, submit, undo } from "./choose";
import { showHint } from "./commands";
import type { Desk } from "./desk";
import { keysOf } from "./keys";
import { foldNumbers } from "./lit";
import { promptButtons } from "./prompt";
import { turnLayer } from "./sighting";
import { drawingOf } from "./turn";

const ARROWS: Record<string, readonly [number, number]> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/** Listens until the function that it gives is called. */
export function listenToKeys(desk: Desk, camera: Camera): () => void {
  const down = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (desk.state.peek()?.you.curtain) return;
    if (desk.stage.busy.peek() && event.key !== "Tab") {
      event.preventDefault();
      return desk.stage.skip();
    }
    if (handle(desk, camera, event)) event.preventDefault();
  };
  const up = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() === "z" && !isTyping(event.target)) desk.bare.value = false;
  };
  addEventListener("keydown", down);
  addEventListener("keyup", up);
  return () => {
    removeEventListener("keydown", down);
    removeEventListener("keyup", up);
  };
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("input:not([type=radio]):not([type=checkbox]), textarea, select");
}

/** Whether the key goes to the map: it does unless a control that uses it has the focus. */
function onMap(event: KeyboardEvent): boolean {
  return !(event.target instanceof HTMLElement) || !event.target.closest("button, a, summary, label, [role=tab], [role=tabpanel], input");
}

function handle(desk: Desk, camera: Camera, event: KeyboardEvent): boolean {
  const drawing = drawingOf(desk);
  const key = event.key.length === 1 ? event.key.toUpperCase() : event.key;
  if (key === "Escape") return done(back(desk));
  if (key === "?") return done((desk.opened.value = desk.opened.peek() === "help" ? "" : "help"));
  if (key === "/") return done((desk.opened.value = "type"));
  if (key === "[" || key === "]") return done(stepLog(desk, key === "[" ? -1 : 1));
  if (desk.opened.peek() === "text" || !drawing) return false;
  if (onMap(event) && mapKey(desk, camera, drawing, event)) return true;
  return letter(desk, key) || choiceKey(desk, key);
}

function done(_: unknown): true {
  return true;
}

/** Keys that move or use the cursor; only while no control has the focus. */
function mapKey(desk: Desk, camera: Camera, drawing: Drawing, event: KeyboardEvent): boolean {
  const arrow = ARROWS[event.key];
  if (arrow) return done(moveCursor(desk, camera, drawing, arrow));
  const place = desk.cursor.peek();
  if (event.key === "Tab") return nextActing(desk, camera, drawing, event);
  if (event.key === "Enter" && desk.plan.peek()) return done(confirm(desk));
  if (event.key === "Enter" && place) return done(click(desk, place, topPiece(desk, place), event.shiftKey));
  if (event.key === " " && place) return done((desk.tray.value = desk.tray.peek() === place ? "" : place));
  return false;
}

function letter(desk: Desk, key: string): boolean {
  if (key === "U" && desk.state.peek()?.undo.length) return done(undo(desk));
  if (key === "F" && desk.plan.peek()) return done(confirm(desk));
  if (key === "Z") return done((desk.bare.value = true));
  if (key === "L") return done(turnLayer(desk, "los"));
  if (key === "C") return done(turnLayer(desk, "zones"));
  if (key === "S") return done(turnLayer(desk, "supply"));
  if (key === "H") return done(showHint(desk));
  const place = desk.cursor.peek();
  if (key === "W" && place && desk.mine.peek()) return done(point(desk, place, topPiece(desk, place)));
  return false;
}

/** The buttons of the prompt; facings by the numbers of the clock round the piece. */
function choiceKey(desk: Desk, key: string): boolean {
  const choices = foldNumbers(promptButtons(desk)).plain;
  const keys = keysOf(choices);
  const choice = choices.find((one) => keys.get(one.action) === key);
  if (choice) return done(answer(desk, choice));
  const facing = lit(desk).facings[Number(key) - 1];
  if (facing) return done(submit(desk, [facing.action]));
  return false;
}

function confirm(desk: Desk): void {
  const plan = desk.plan.peek();
  if (plan) void submit(desk, [...plan.actions, ...plan.confirm]);
}

function topPiece(desk: Desk, place: string): string {
  return [...desk.pieces.peek().values()].find((piece) => piece.place === place)?.id ?? "";
}

function moveCursor(desk: Desk, camera: Camera, drawing: Drawing, [dx, dy]: readonly [number, number]): void {
  const from = desk.cursor.peek() || startOf(desk, drawing);
  const next = desk.cursor.peek() ? (drawing.towards(from, dx, dy) ?? drawing.towards(from, dx + dy * 0.6, dy + dx * 0.6)) : from;
  if (next) show(desk, camera, drawing, next);
}

function startOf(desk: Desk, drawing: Drawing): string {
  const first = [...lit(desk).acting.keys(), ...desk.pieces.peek().keys()].map((id) => desk.pieces.peek().get(id)?.place ?? "");
  return first.find((place) => drawing.has(place)) ?? "";
}

function show(desk: Desk, camera: Camera, drawing: Drawing, place: string): void {
  desk.cursor.value = place;
  desk.spoken.value = place;
  camera.reveal(drawing.centre(place));
}

/** Goes to the next place where something can be done; after the last one the key is the browser's again. */
function nextActing(desk: Desk, camera: Camera, drawing: Drawing, event: KeyboardEvent): boolean {
  if (!(event.target instanceof HTMLElement) || !event.target.closest(".board-region")) return false;
  const found = lit(desk);
  const aims = desk.aims.peek()?.aims ?? [];
  const ids = desk.selection.peek().length > 0 ? aims.map((aim) => aim.piece || aim.place || "") : [...found.acting.keys(), ...found.targets.keys(), ...found.places.keys()];
  const places = [...new Set(ids.map((id) => desk.pieces.peek().get(id)?.place ?? id))].filter((place) => drawing.has(place));
  const at = places.indexOf(desk.cursor.peek());
  const next = places[event.shiftKey ? (at < 0 ? places.length - 1 : at - 1) : at + 1];
  if (!next) return false;
  show(desk, camera, drawing, next);
  return true;
}

/** Earlier and later in the log. */
function stepLog(desk: Desk, step: number): void {
  const entries = desk.log.peek().map((passage) => passage.entry);
  const now = desk.stage.moment.peek()?.moment.entry ?? (entries.at(-1) ?? 0) + 1;
  const next = step < 0 ? [...entries].reverse().find((entry) => entry < now) : entries.find((entry) => entry > now);
  if (next === undefined) return desk.stage.leave();
  void desk.stage.look(next, true);
}

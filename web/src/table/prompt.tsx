/** The one sentence that says what is asked, the line that explains the highlights, and the buttons. */
import type { ComponentChildren } from "preact";
import type { Choice, Ending, SeatCard, Spot, TableState, Text } from "../api/types";
import { seatArgument, seatTitle, sharedSides } from "../app/games";
import { go } from "../app/router";
import { Button } from "../parts/button";
import { say, word } from "../text/voice";
import { boxName, capital, percent, pieceName, placeName, seatName, sideInk, sitter, thing } from "./names";
import { Advice } from "./advice";
import { answer, idle, lit, meant, submit, undo } from "./choose";
import { type Desk, useDesk } from "./desk";
import { askForTakeBack, offer, suggestSetup } from "./commands";
import { keysOf } from "./keys";
import { foldMany, foldNumbers } from "./lit";
import { NumberChoice } from "./number-choice";
import type { Plan } from "./odds";
import { chancesOf } from "./reckon";
import { RuleChip } from "./rule-chip";
import { phone } from "./turn";

const MOST_NAMED = 6; // units in a warning
const MOST_PLACES = 2; // that can be chosen on the map, and have a button as well

export function Prompt() {
  const desk = useDesk();
  const state = desk.state.value;
  if (!state) return null;
  const looking = desk.stage.moment.value;
  const mine = desk.mine.value && !looking;
  const side = state.seats.find((seat) => state.ask?.seats.includes(seat.seat))?.side ?? "";
  const edge = looking || state.ending ? "var(--ink3)" : sideInk(desk, side);
  return (
    <section class={mine ? "prompt" : state.ending ? "prompt over" : "prompt idle"} aria-label={word("table-prompt-region")} style={{ "--edge": edge }}>
      <div class="words">
        {mine && <Whose state={state} />}
        <Sentence desk={desk} />
        {mine && <Advice />}
      </div>
      <div class="buttons">{looking ? <EarlierButtons desk={desk} /> : desk.stage.busy.value ? <ShowButtons desk={desk} /> : <Buttons desk={desk} />}</div>
    </section>
  );
}

/** Where a side has several seats: for which of them one decides. */
function Whose({ state }: { state: TableState }) {
  const seat = state.seats.find((one) => one.seat === state.you.eyes);
  return seat && sharedSides(state.seats) ? <p class="whose">{capital(seatTitle(seat, true))}</p> : null;
}

function Sentence({ desk }: { desk: Desk }) {
  const state = desk.state.value;
  const looking = desk.stage.moment.value;
  const refused = desk.refused.value;
  const warning = warningOf(desk);
  if (!state) return null;
  if (looking) {
    return <Lines first={word("table-earlier", { entry: looking.moment.entry })} second={looking.moment.prompt ? say(looking.moment.prompt) : word("table-earlier-how")} />;
  }
  if (desk.stage.busy.value) return <Lines first={showingWords(desk)} second={word("table-showing-how")} />;
  if (state.ending) return <Lines first={endWords(desk, state.ending)} rule={state.ending.rule ?? ""} second={word("table-over")} />;
  if (!state.ask || state.seats.some((seat) => seat.kind === "free")) return <Lines first={waitingFor(desk)} />;
  if (!state.ask.mine) return <Lines first={waitingFor(desk)} thinking={thinkers(state).length > 0} second={legend(desk) || say(state.ask.prompt)} />;
  if (refused && !phone.value) return <Lines first={say(refused.refusal.text)} rule={refused.refusal.rule} second={word("table-refused-how")} />;
  if (desk.plan.value) return <Lines first={planWords(desk, desk.plan.value)} rule={desk.plan.value.rolls[0]?.rule ?? ""} second={legend(desk)} />;
  if (warning) return <Lines first={say(warning)} second={word("table-warning-how")} />;
  return <Lines first={chosenWords(desk) || say(state.ask.prompt)} rule={state.ask.rule} second={legend(desk)} />;
}

function Lines({ first, second = "", rule = "", thinking = false }: { first: string; second?: ComponentChildren; rule?: string; thinking?: boolean }) {
  const [blocked] = blocking(useDesk());
  return (
    <>
      <p class="first">
        {first} <RuleChip rule={rule} />
        {thinking && <Thinking />}
      </p>
      {second && (
        <p class="second">
          {second} {blocked && <RuleChip rule={blocked.rule ?? ""} />}
        </p>
      )}
    </>
  );
}

/** What is about to be done: "Fire at the Panzer IV?" */
function planWords(desk: Desk, plan: Plan): string {
  const choice = desk.ask.value?.choices.find((one) => one.action === plan.actions[0]) ?? plan.confirmText;
  return word("table-planned", { action: choice ? say(choice.text) : "" });
}

/** Between two activations the prompt speaks of the piece that was chosen. */
function chosenWords(desk: Desk): string {
  const name = selectedName(desk);
  const count = desk.selection.value.length;
  if (!name || (desk.ask.value?.scope ?? 0) >= 0) return "";
  const first = desk.pieces.value.get(desk.selection.value[0] ?? "");
  if (first && lit(desk).groups.get(first.id)?.length === count) return word("table-chosen-group", { group: boxName(desk, first.place) });
  return count > 1 ? word("table-chosen-many", { count }) : word("table-chosen", { unit: name });
}

/** Named once before a phase ends: what could still act. */
export function warningOf(desk: Desk): Text | null {
  const ask = desk.ask.value;
  if (!ask?.mine || desk.warned.value !== ask.number) return null;
  const left = idle(desk).flatMap((id) => desk.pieces.value.get(id) ?? []);
  if (left.length === 0) return null;
  const names = left.map((piece) => `${thing(desk, piece).replace(/_\d+$/, "")} ${desk.places.value.has(piece.place) ? placeName(desk, piece.place) : ""}`.trim());
  const units = [...new Set(names)].slice(0, MOST_NAMED);
  return { id: "table-warning", args: [["count", left.length], ["units", units.join(" ")], ["more", left.length - units.length]] };
}

/** Whose moves are being shown; where they are all one's own, it is the dice. */
function showingWords(desk: Desk): string {
  const seats = desk.state.value?.seats ?? [];
  const others = seats.filter((seat) => !seat.you);
  if (others.length === 0 || desk.stage.roll.value?.rolling) return word("table-waiting");
  return capital(word("table-showing", { name: [...new Set(others.map((seat) => seat.name || seatName(seat, seats)))].join(", ") }));
}

/** "You win. The American wins: control of 2 of the hexes …" */
function endWords(desk: Desk, ending: Ending): string {
  const own = new Set(desk.state.value?.seats.filter((seat) => seat.you).map((seat) => seat.side));
  const result = own.size === 1 ? ending.results[desk.side.value] : ""; // who plays both sides neither wins nor loses
  return [result && word(`table-result-${result}`), say(ending.text)].filter(Boolean).join(" ");
}

function waitingFor(desk: Desk): string {
  const state = desk.state.value;
  const free = state?.seats.find((seat) => seat.kind === "free");
  if (state && free) return word("table-waits-for-seat", { side: seatArgument(free, sharedSides(state.seats)) });
  if (!state?.ask) return word("table-waiting");
  if (thinkers(state).length > 0) return thinkingWords(state);
  const seats = state.seats.filter((seat) => state.ask?.seats.includes(seat.seat));
  return capital(word("table-decides", { name: seats.map((seat) => sitter(seat, state.seats)).join(", ") }));
}

/** The machines that are asked, where nobody else is. */
function thinkers(state: TableState): SeatCard[] {
  const asked = state.seats.filter((seat) => state.ask?.seats.includes(seat.seat));
  return asked.every((seat) => seat.kind === "machine") ? asked : [];
}

/** "Marshal (machine) is thinking."; "" where no machine is asked. */
export function thinkingWords(state: TableState): string {
  const seats = thinkers(state);
  return seats.length > 0 ? capital(word("table-thinks", { count: seats.length, name: seats.map((seat) => sitter(seat, state.seats)).join(", ") })) : "";
}

/** Three dots that come and go. */
function Thinking() {
  return (
    <span class="thinking" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}

/** What the colours on the map mean at this moment: only those that are there. */
function legend(desk: Desk): string {
  const layer = desk.layer.value;
  if (layer) {
    const spots = layer.overlay.spots ?? [];
    const partly = spots.some((spot) => spot.kind === "supplied" && spot.value) ? ["partly"] : [];
    const kinds = [...["supplied", "cut_off"].filter((kind) => spots.some((spot) => spot.kind === kind)), ...partly];
    const words = layer.overlay.text ? say(layer.overlay.text) : "";
    return [words, blockedWords(desk, words), ...kinds.map((kind) => word(`table-legend-${kind}`)), word("table-legend-layer")].filter(Boolean).join(" ");
  }
  if (desk.sighting.value) return word(desk.sighting.value === "from" ? "table-sight-from" : "table-sight-to");
  if (desk.hint.value) return "";
  const found = lit(desk);
  const aims = desk.aims.value?.aims ?? [];
  const foes = aims.filter((aim) => enemy(desk, aim.piece));
  const parts = [
    found.acting.size > 0 && desk.selection.value.length === 0 ? "act" : "",
    aims.some((aim) => aim.place && aim.value != null) ? "reach" : found.places.size > 0 || aims.some((aim) => aim.place) ? "place" : "",
    foes.length > 0 ? (foes.some((aim) => aim.chance != null) ? "target" : "foe") : found.targets.size > 0 && desk.selection.value.length === 0 ? "enemy" : "",
    desk.aims.value?.field.spots?.length ? "field" : "",
    found.facings.length > 0 ? "facing" : "",
    found.cards.size > 0 ? "card" : "",
  ];
  return parts.filter(Boolean).map((part) => word(`table-legend-${part}`)).join(" ");
}

/** Where a line is blocked, if its sentence does not tell. */
function blockedWords(desk: Desk, words: string): string {
  const places = blocking(desk).map(({ place }) => placeName(desk, place)).filter((name) => !words.includes(name));
  return places.length > 0 ? word("table-legend-blocks", { places: places.join(", ") }) : "";
}

/** What blocks the line that lies on the map. */
function blocking(desk: Desk): readonly Spot[] {
  return (desk.layer.value?.overlay.spots ?? []).filter(({ kind }) => kind === "blocks");
}

function enemy(desk: Desk, id: string | undefined): boolean {
  const piece = desk.pieces.value.get(id ?? "");
  return piece !== undefined && piece.side !== desk.side.value;
}

// --- buttons -----------------------------------------------------------------------------------------------------------

function Buttons({ desk }: { desk: Desk }) {
  const state = desk.state.value;
  if (!state || (phone.value && desk.plan.value)) return null; // a phone has room for one question
  if (state.ending) return <EndButtons desk={desk} state={state} />;
  const folded = foldNumbers(promptButtons(desk));
  const { plain } = foldMany(folded.plain);
  const { lists } = folded;
  const keys = keysOf(plain);
  return (
    <>
      {state.ask?.suggestion && state.ask.mine && (
        <Button icon="bulb" onClick={() => void suggestSetup(desk)}>
          {word("table-suggested")}
        </Button>
      )}
      {state.undo.length > 0 ? (
        <Button icon="undo" hotkey="U" disabled={desk.busy.value} onClick={() => void undo(desk)} class="undo">
          <span class="wide">{word("table-undo")}</span>
        </Button>
      ) : (
        state.ask?.mine && state.take_back >= 0 && (
          <Button icon="undo" kind="quiet" class="undo" onClick={() => void askForTakeBack(desk, state.take_back)}>
            <span class="wide">{word("table-ask-take-back")}</span>
          </Button>
        )
      )}
      {lists.map((list) => (
        <NumberChoice key={`${state.ask?.number} ${list[0]?.verb}`} desk={desk} choices={list} />
      ))}
      {desk.orders.value.map(({ choice, actions }) => (
        <Button key={choice.action} disabled={desk.busy.value} onClick={() => void submit(desk, actions)}>
          {say(choice.text)}
        </Button>
      ))}
      {plain.map((choice, i) => (
        <ChoiceButton key={choice.action} desk={desk} choice={choice} hotkey={keys.get(choice.action) ?? ""} primary={lists.length === 0 && i === plain.length - 1} />
      ))}
    </>
  );
}

/** The choices that need no map: those that name nothing, what the chosen piece can do where it stands, what was clicked stands for. */
export function promptButtons(desk: Desk): Choice[] {
  const chosen = desk.selection.value[0];
  const found = lit(desk);
  const named = chosen ? (found.acting.get(chosen) ?? []) : [];
  const shown = new Set((desk.aims.value?.aims ?? []).filter((aim) => aim.place || aim.piece).map((aim) => aim.actions[0]));
  const own = desk.aims.value ? named.filter((choice) => !shown.has(choice.action)) : [];
  const picked = found.targets.get(desk.picked.value) ?? found.places.get(desk.picked.value) ?? found.cards.get(desk.picked.value) ?? [];
  const places = chosen || picked.length > 0 ? [] : [...new Set([...found.places.values()].flat())];
  return [...own, ...picked, ...(places.length <= MOST_PLACES ? places : []), ...found.buttons];
}

function ChoiceButton({ desk, choice, hotkey, primary }: { desk: Desk; choice: Choice; hotkey: string; primary: boolean }) {
  const warned = desk.warned.value === desk.ask.value?.number && choice.final;
  const more = meant(desk, choice) - 1;
  return (
    <Button kind={warned ? "fire" : primary ? "primary" : "plain"} hotkey={hotkey} disabled={desk.busy.value} onClick={() => void answer(desk, choice)}>
      {more > 0 ? word("table-and-more", { action: say(choice.text), count: more }) : say(choice.text)} {phone.value && <Chance desk={desk} choice={choice} />}
    </Button>
  );
}

/** What an answer would make of a roll: a phone has no room for the panel beside its buttons. */
function Chance({ desk, choice }: { desk: Desk; choice: Choice }) {
  const chance = chancesOf(desk)?.chances.get(choice.action) ?? null;
  return chance === null ? null : <b class="chance">{percent(chance)}</b>;
}

/** What comes after the end. */
function EndButtons({ desk, state }: { desk: Desk; state: TableState }) {
  const offered = state.offers.some((one) => one.kind === "rematch");
  return (
    <>
      <Button onClick={() => go(`/t/${desk.table}/replay`)}>{word("table-replay")}</Button>
      {state.rematch ? (
        <Button kind="primary" onClick={() => go(`/t/${state.rematch}`)}>
          {word("table-to-rematch")}
        </Button>
      ) : (
        desk.side.value && !offered && (
          <Button kind="primary" onClick={() => void offer(desk, "rematch")}>
            {word("table-rematch")}
          </Button>
        )
      )}
    </>
  );
}

function ShowButtons({ desk }: { desk: Desk }) {
  const paused = desk.stage.paused.value;
  return (
    <>
      <Button onClick={() => desk.stage.pause()}>{word(paused ? "table-go-on" : "table-pause")}</Button>
      {paused && (
        <Button icon="forward" onClick={() => desk.stage.forward()}>
          {word("table-step")}
        </Button>
      )}
      <Button kind="primary" icon="last" onClick={() => desk.stage.skip()}>
        {word("table-skip")}
      </Button>
    </>
  );
}

function EarlierButtons({ desk }: { desk: Desk }) {
  const moment = desk.stage.moment.value;
  if (!moment?.fixed) return null;
  const entry = moment.moment.entry;
  const allowed = desk.state.value?.undo.includes(entry);
  const playing = Boolean(desk.side.value) && !desk.state.value?.ending;
  return (
    <>
      {allowed && (
        <Button icon="undo" onClick={() => void undo(desk, entry)}>
          {word("table-undo-to-here")}
        </Button>
      )}
      {!allowed && playing && (
        <Button kind="quiet" icon="undo" onClick={() => void askForTakeBack(desk, entry)}>
          {word("table-ask-take-back")}
        </Button>
      )}
      <Button kind="primary" hotkey="Esc" onClick={() => desk.stage.leave()}>
        {word("table-to-present")}
      </Button>
    </>
  );
}

/** The chosen piece, in a word. */
function selectedName(desk: Desk): string {
  const piece = desk.pieces.value.get(desk.selection.value[0] ?? "");
  return piece ? pieceName(desk, piece) : "";
}

/** The whole table as text: every place that holds something, every unit, everything that can be done. A full way to play. */
import type { Aim, Piece, Track } from "../api/types";
import { sideName } from "../app/games";
import { Button } from "../parts/button";
import { say, word } from "../text/voice";
import { OddsCard } from "./bubbles";
import { cardWords } from "./cards";
import { carryOut, lit, press, select, submit, undo } from "./choose";
import { type Desk, useDesk } from "./desk";
import { holdsChits } from "./hands";
import { foldNumbers } from "./lit";
import { capital, gameWord, percent, pieceName, placeName, thing } from "./names";
import { NumberChoice } from "./number-choice";
import { placeWords, stateWords } from "./panel/unit-card";
import { Log } from "./panel/log";
import { chitName, handName } from "./panel/chits";
import { Planner } from "./panel/planner";
import { levelWords } from "./panel/levels";
import { trackPlace } from "./panel/tracks";
import { levelsOf } from "./track-kinds";
import { warningOf } from "./prompt";

export function TextBoard() {
  const desk = useDesk();
  const view = desk.view.value;
  if (desk.opened.value !== "text" || !view) return null;
  return (
    <main class="text-board">
      <header>
        <h1>{word("table-text-board")}</h1>
        <Button hotkey="Esc" onClick={() => (desk.opened.value = "")}>
          {word("table-to-map")}
        </Button>
      </header>
      <Doing desk={desk} />
      <Planner />
      <h2>{word("table-tracks")}</h2>
      <ul>
        {(view.tracks ?? []).map((track) => (
          <li key={track.id + track.side}>
            {trackWords(desk, track)}
          </li>
        ))}
      </ul>
      <Hands desk={desk} />
      {[...new Set(view.sides)].map((side) => (
        <Units key={side} desk={desk} side={side} />
      ))}
      <Markers desk={desk} />
      <h2>{word("table-tab-log")}</h2>
      <Log />
    </main>
  );
}

/** What cups and hands hold, in words; what is not known is counted. */
function Hands({ desk }: { desk: Desk }) {
  const hands = desk.view.value?.hands ?? [];
  if (hands.length === 0) return null;
  return (
    <ul>
      {hands.map((hand) => (
        <li key={hand.seat + hand.id}>
          {handName(desk, hand)}: {(hand.shown ?? []).map((kind) => (holdsChits(hand, desk.faces.value) ? chitName(desk, kind) : inWords(desk, kind))).join("; ") || word("table-hidden", { count: hand.count })}
        </li>
      ))}
    </ul>
  );
}

/** A card and what it does. */
function inWords(desk: Desk, card: string): string {
  const { name, cost, phase, effect } = cardWords(desk, card);
  return [[name, cost, phase].filter(Boolean).join(" · "), effect].filter(Boolean).join(": ");
}

function trackWords(desk: Desk, track: Track): string {
  const name = capital(gameWord(desk, "track", track.id));
  const side = track.side ? sideName(track.side) : "";
  const held = side !== "" && track.size === 1;
  const value = held ? "" : levelsOf(track).length > 0 ? levelWords(desk, track) : trackPlace(desk, track);
  return [name, side, value, track.certain ? word("table-certain", { certain: track.certain }) : ""].filter(Boolean).join(" · ");
}

/** What is asked, and every answer as a button. */
function Doing({ desk }: { desk: Desk }) {
  const ask = desk.ask.value;
  const warning = warningOf(desk);
  const found = lit(desk);
  const plan = desk.plan.value;
  const chosen = desk.pieces.value.get(desk.selection.value[0] ?? "");
  const aims = desk.aims.value?.aims ?? [];
  const { plain, lists } = foldNumbers(found.buttons);
  const others = [...plain, ...found.facings, ...[...found.places.values()].flat(), ...[...found.cards.values()].flat()];
  return (
    <section aria-label={word("table-prompt-region")} class="doing">
      <h2>{desk.state.value?.ending ? say(desk.state.value.ending.text) : ask ? say(ask.prompt) : word("table-waiting")}</h2>
      {warning && <p role="alert">{say(warning)}</p>}
      {desk.refused.value && <p role="alert">{say(desk.refused.value.refusal.text)}</p>}
      {plan && <OddsCard desk={desk} plan={plan} />}
      {chosen && (
        <>
          <h3>{word("table-can-do", { unit: pieceName(desk, chosen) })}</h3>
          <ul class="choices">
            {aims.map((aim) => (
              <li key={aim.actions.join()}>
                <Button onClick={() => void carryOut(desk, aim.actions, aim.place ?? "", aim.piece ?? "")}>{aimWords(desk, aim)}</Button>
              </li>
            ))}
            <li>
              <Button kind="quiet" onClick={() => void select(desk, [])}>
                {word("table-back")}
              </Button>
            </li>
          </ul>
        </>
      )}
      <ul class="choices">
        {desk.mine.value && (desk.state.value?.undo.length ?? 0) > 0 && (
          <li>
            <Button icon="undo" onClick={() => void undo(desk)}>
              {word("table-undo")}
            </Button>
          </li>
        )}
        {lists.map((list) => (
          <li key={list[0]?.verb}>
            <NumberChoice desk={desk} choices={list} />
          </li>
        ))}
        {others.map((choice) => (
          <li key={choice.action}>
            <Button onClick={() => void (plain.includes(choice) ? press(desk, choice) : submit(desk, [choice.action]))}>{say(choice.text)}</Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function aimWords(desk: Desk, aim: Aim): string {
  const piece = desk.pieces.value.get(aim.piece ?? "");
  if (piece) {
    const args: [string, string | number][] = [["unit", thing(desk, piece)], ["place", placeName(desk, piece.place)], ["chance", aim.chance == null ? "" : percent(aim.chance)]];
    return say({ id: aim.chance == null ? "table-aim-piece" : "table-aim-target", args });
  }
  return say({ id: aim.value == null ? "table-aim-place" : "table-aim-cost", args: [["place", placeName(desk, aim.place ?? "")], ["cost", aim.value ?? 0]] });
}

function Units({ desk, side }: { desk: Desk; side: string }) {
  const pieces = [...desk.pieces.value.values()].filter((piece) => piece.side === side);
  if (pieces.length === 0) return null;
  const own = side === desk.side.value;
  return (
    <table>
      <caption>
        {capital(sideName(side))} · {word(own ? "table-yours" : "table-theirs")}
      </caption>
      <thead>
        <tr>
          <th scope="col">{word("table-column-unit")}</th>
          <th scope="col">{word("table-column-place")}</th>
          <th scope="col">{word("table-column-state")}</th>
          <th scope="col">{word("table-column-do")}</th>
        </tr>
      </thead>
      <tbody>
        {pieces.map((piece) => (
          <Unit key={piece.id} desk={desk} piece={piece} />
        ))}
      </tbody>
    </table>
  );
}

function Unit({ desk, piece }: { desk: Desk; piece: Piece }) {
  const found = lit(desk);
  const choices = [...(found.acting.get(piece.id) ?? []), ...(found.targets.get(piece.id) ?? [])];
  const own = found.acting.has(piece.id) || (piece.side === desk.side.value && desk.mine.value && desk.places.value.has(piece.place));
  return (
    <tr aria-selected={desk.selection.value.includes(piece.id)}>
      <th scope="row">{pieceName(desk, piece)}</th>
      <td>{placeWords(desk, piece.place)}</td>
      <td>{stateWords(desk, piece)}</td>
      <td>
        {own && (
          <Button onClick={() => void select(desk, [piece.id])}>
            {word("table-choose")} <span class="unseen">{`${pieceName(desk, piece)} ${piece.place}`}</span>
          </Button>
        )}
        {choices.map((choice) => (
          <Button key={choice.action} kind="quiet" onClick={() => void submit(desk, [choice.action])}>
            {say(choice.text)}
          </Button>
        ))}
      </td>
    </tr>
  );
}

function Markers({ desk }: { desk: Desk }) {
  const markers = desk.view.value?.markers ?? [];
  if (markers.length === 0) return null;
  return (
    <>
      <h2>{word("table-markers")}</h2>
      <ul>
        {markers.map((marker) => (
          <li key={marker.id + marker.place + (marker.to ?? "")}>
            {[marker.place, marker.to].filter(Boolean).join("–")}: {gameWord(desk, "marker", marker.id)} {marker.side && `(${sideName(marker.side)})`} {marker.value && gameWord(desk, "marker", marker.value)}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The action that is looked at: in words, its dice, and how likely that was. */
import type { LogLine, Passage } from "../api/types";
import { language, word } from "../text/voice";
import { type Desk, useDesk } from "../table/desk";
import { DiceRow } from "../table/dice-row";
import { percent, sideInk, gameWord } from "../table/names";
import { Prose } from "../table/panel/prose";
import { faces } from "../table/stage";
import { gainer } from "./chance-graph";
import type { Player } from "./player";
import { type Spread, spreadOf } from "./spread";
import { judged, swingAt } from "./swings";

const LEAST = 0.5; // points; less is no news

export function ThisAction({ player }: { player: Player }) {
  const desk = useDesk();
  const entry = shownEntry(player);
  const telling = player.telling(entry);
  return (
    <section class="sec this-action" aria-label={word("replay-this")}>
      <h2>
        {word("replay-this")} <Gain desk={desk} points={gain(player, entry, telling)} />
      </h2>
      {telling.length === 0 && <p class="prose">{word("replay-start")}</p>}
      {telling.map((passage) => (
        <Told key={passage.entry} desk={desk} passage={passage} />
      ))}
    </section>
  );
}

/** Some entries say nothing (a unit was chosen): then the last that did is still the news. */
export function shownEntry(player: Player): number {
  return player.toldBefore(player.entry.value + 1);
}

/** What the action changed since the one before it. */
function gain(player: Player, entry: number, telling: readonly Passage[]): number {
  const first = telling[0]?.entry ?? entry;
  const before = player.toldBefore(first);
  const points = player.graph.value?.points ?? [];
  return before >= (judged(points)[0]?.entry ?? 0) ? swingAt(points, before, entry) : 0;
}

function Gain({ desk, points }: { desk: Desk; points: number }) {
  if (Math.abs(points) < LEAST) return null;
  const side = gainer(desk, points);
  return (
    <span class="right">
      <b style={{ color: sideInk(desk, side) }}>+{Math.round(Math.abs(points))}</b> {word("replay-gain", { side: `@side-${side}` })}
    </span>
  );
}

function Told({ desk, passage }: { desk: Desk; passage: Passage }) {
  const lines = passage.lines.filter((line) => !line.heading);
  const dice = faces(passage);
  const thrown = lines.find((line) => (line.dice ?? []).length > 0);
  const others = lines.filter((line) => line !== thrown);
  return (
    <>
      {thrown && <Thrown desk={desk} passage={passage} dice={dice} line={thrown} />}
      {others.map((line, i) => (
        <p key={i} class={thrown ? "prose after" : "prose"}>
          <Prose text={line.text} />
        </p>
      ))}
    </>
  );
}

function Thrown({ desk, passage, dice, line }: { desk: Desk; passage: Passage; dice: readonly number[]; line: LogLine }) {
  const spread = spreadOf(dice, passage.chance);
  const chance = passage.chance == null ? "" : percent(passage.chance);
  return (
    <>
      <div class="thrown">
        <DiceRow dice={dice} />
        <div>
          <p class="result-line">
            <Prose text={line.text} strong={passage.result ? gameWord(desk, "result", passage.result) : ""} />
          </p>
          {chance && <p class="muted">{spread ? word("replay-had-ways", { chance, ways: spread.alike, of: spread.of }) : word("replay-had", { chance })}</p>}
        </div>
      </div>
      {spread && <Bars spread={spread} />}
    </>
  );
}

/** Each total as a bar: those with the same result filled, the one that came underlined. */
function Bars({ spread }: { spread: Spread }) {
  const most = Math.max(...spread.totals.map(({ ways }) => ways));
  const share = new Intl.NumberFormat(language.value, { style: "percent", maximumFractionDigits: 1 });
  return (
    <div class="bars" role="img" aria-label={word("replay-spread", { total: spread.rolled })}>
      {spread.totals.map(({ total, ways, alike }) => (
        <span key={total} class={[alike && "alike", total === spread.rolled && "rolled"].filter(Boolean).join(" ")} title={`${total}: ${share.format(ways / spread.of)}`}>
          <i style={{ height: `${(ways / most) * 44}px` }} />
          {total}
        </span>
      ))}
    </div>
  );
}

/** The chance to win over the whole game: also the slider, for a pointer that drags and for keys. */
import { useRef } from "preact/hooks";
import type { Graph } from "../api/types";
import { sideName } from "../app/games";
import { word } from "../text/voice";
import { type Desk, useDesk } from "../table/desk";
import { capital, nation, percent, sideInk } from "../table/names";
import type { Player } from "./player";
import { judged, type Stretch, turnsOf } from "./swings";

const HIGH = 100; // of the drawing; the screen stretches it
const NEAR = 7; // px within which a turning point catches the pointer

export function ChanceGraph({ player }: { player: Player }) {
  const desk = useDesk();
  const box = useRef<HTMLDivElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const [entry, entries, graph] = [player.entry.value, Math.max(1, player.entries.value), player.graph.value];
  const at = (event: PointerEvent) => {
    const { left, width } = box.current?.getBoundingClientRect() ?? { left: 0, width: 1 };
    const x = event.clientX - left;
    const caught = player.turning.value.find((swing) => Math.abs((swing.entry / entries) * width - x) <= NEAR);
    return caught?.entry ?? Math.round((x / width) * entries);
  };
  const press = (event: PointerEvent) => {
    if (event.button !== 0) return;
    event.preventDefault();
    box.current?.setPointerCapture(event.pointerId);
    slider.current?.focus({ preventScroll: true });
    player.seek(at(event));
  };
  const drag = (event: PointerEvent) => {
    if (box.current?.hasPointerCapture(event.pointerId)) player.seek(at(event));
  };
  return (
    <div class="chances">
      <div class="field" ref={box} onPointerDown={press} onPointerMove={drag}>
        {graph && <Area desk={desk} graph={graph} entries={entries} />}
        {player.turning.value.map((swing) => (
          <i
            key={swing.entry}
            class={swing.entry === entry ? "turning now" : "turning"}
            style={{ left: `${(swing.entry / entries) * 100}%`, top: `${100 - chanceAt(graph, swing.entry) * 100}%`, background: sideInk(desk, gainer(desk, swing.points)) }}
          />
        ))}
        <i class="now" style={{ left: `${(entry / entries) * 100}%` }} />
        <input
          ref={slider}
          type="range"
          min={0}
          max={entries}
          value={entry}
          aria-label={word("replay-graph")}
          aria-valuetext={spoken(desk, graph, entry, entries)}
          onInput={(event) => player.seek(Number(event.currentTarget.value))}
        />
        {graph && <Names desk={desk} graph={graph} entry={entry} />}
      </div>
      {graph && <Turns turns={turnsOf(graph.points)} />}
    </div>
  );
}

/** The side that a swing of the first side's chance was good for. */
export function gainer(desk: Desk, points: number): string {
  const sides = desk.game.value?.sides ?? [];
  return (points >= 0 ? sides[0] : sides[1]) ?? "";
}

function chanceAt(graph: Graph | null, entry: number): number {
  return graph?.points[entry]?.chance ?? 0.5;
}

function spoken(desk: Desk, graph: Graph | null, entry: number, entries: number): string {
  if (!graph) return word("replay-at", { entry, entries });
  const side = capital(sideName(gainer(desk, 1)));
  return word("replay-at-chance", { entry, entries, side, chance: percent(chanceAt(graph, entry)) });
}

/** Below the line the first side, above it the other. */
function Area({ desk, graph, entries }: { desk: Desk; graph: Graph; entries: number }) {
  const points = judged(graph.points);
  const start = points[0]?.entry ?? 0;
  const line = points.map((point, i) => `${i ? "L" : "M"}${point.entry} ${((1 - point.chance) * HIGH).toFixed(2)}`).join("");
  const turns = turnsOf(graph.points).slice(1);
  return (
    <svg viewBox={`0 0 ${entries} ${HIGH}`} preserveAspectRatio="none" aria-hidden="true">
      <rect x={start} width={entries - start} height={HIGH} fill={sideInk(desk, gainer(desk, -1))} class="other" />
      <path d={`${line}V${HIGH}H${start}Z`} style={{ fill: `var(--${nation(desk, gainer(desk, 1))})` }} class="first" />
      {turns.map((turn) => (
        <path key={turn.from} d={`M${turn.from} 0V${HIGH}`} class="tick" />
      ))}
      <path d={`M${start} ${HIGH / 2}H${entries}`} class="even" />
      <path d={line} class="line" />
    </svg>
  );
}

function Names({ desk, graph, entry }: { desk: Desk; graph: Graph; entry: number }) {
  const known = entry >= (judged(graph.points)[0]?.entry ?? 0);
  const chance = chanceAt(graph, entry);
  return (
    <>
      <span class="name above" aria-hidden="true">
        {capital(sideName(gainer(desk, -1)))} {known && percent(1 - chance)}
      </span>
      <span class="name below" aria-hidden="true">
        {capital(sideName(gainer(desk, 1)))} {known && percent(chance)}
      </span>
    </>
  );
}

function Turns({ turns }: { turns: readonly Stretch[] }) {
  return (
    <div class="turns" aria-hidden="true">
      {turns.map(({ turn, from, length }) => (
        <span key={from} style={{ flexGrow: length }}>
          <b>{turn > 0 ? <><i>{word("replay-turn")} </i>{turn}</> : <i>{word("replay-setup")}</i>}</b>
        </span>
      ))}
    </div>
  );
}

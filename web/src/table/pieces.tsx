/** The layer of counters: each keyed by its id and moved by a transform. */
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { counters, still } from "../app/settings";
import type { Piece } from "../api/types";
import type { Arrangement } from "../draw/arrange";
import { type Detail, detailAt, type State } from "../draw/counter";
import type { Drawing } from "../draw/map";
import type { Point } from "../draw/model";
import { count } from "../draw/stack";
import type { Camera } from "./camera";
import { lit } from "./choose";
import { drawCounter } from "./counters";
import { type Desk, useDesk } from "./desk";
import { useLater } from "./later";
import { placeOf } from "./names";
import type { Lying } from "./piece-at";
import { spoken } from "../text/voice";

const HEX_TIME = 90; // ms
const LONGEST = 600;

export function Pieces({ drawing, camera, lying }: { drawing: Drawing; camera: Camera; lying: Arrangement<Piece> }) {
  const desk = useDesk();
  const side = drawing.counter;
  const detail = detailAt(side * camera.scale);
  if (desk.bare.value) return null;
  return (
    <g class="pieces">
      {lying.laid.map((one) => (
        <Counter key={one.piece.id} desk={desk} drawing={drawing} lying={one} side={side} detail={detail} />
      ))}
      {lying.counts.map(({ at, stack, number }) => (
        <g key={`n ${stack[0]?.id}`} transform={`translate(${at[0]} ${at[1]})`} dangerouslySetInnerHTML={{ __html: count(number, side) }} />
      ))}
    </g>
  );
}

/** What the ring round a counter says. */
function stateOf(desk: Desk, { id, side, place, marks = [] }: Piece): State | undefined {
  const found = lit(desk);
  const plan = desk.plan.value;
  const refused = desk.refused.value;
  const pointed = desk.pointed.value;
  if (pointed?.piece === id) return "selected";
  if (pointed) return pointed.targets.includes(id) ? (pointed.kind === "barred" ? "refused" : "target") : undefined;
  if (desk.ask.value?.forecast.pairings?.some((one) => one.kind === "may" && one.piece === id)) return found.acting.has(id) ? "can-act" : "selected"; // who may fire, or whose target is asked for
  if (desk.selection.value.includes(id) || plan?.from.includes(id)) return "selected";
  if (refused && refused.piece === id) return "refused";
  if (plan) return plan.piece === id ? "target" : plan.additions.some((addition) => addition.piece === id) ? "can-act" : undefined;
  if (desk.aims.value?.aims.some((aim) => aim.piece === id)) return side === desk.side.value ? "can-act" : "target";
  if (found.acting.has(id)) return "can-act";
  if (found.targets.has(id) && desk.selection.value.length === 0) return "target";
  if (marks.includes("point") || (marks.includes("attacker") && fights(desk, place, side))) return "selected"; // its part in a fight that is being put together
  return marks.includes("forward") ? "target" : undefined;
}

/** Whether a fight is being put together that a piece of a side takes part in where it stands: in its place, or from outside. */
function fights(desk: Desk, place: string, side: string): boolean {
  const forecast = desk.ask.value?.forecast;
  if (forecast?.pairings?.length) return false; // then the rings tell who fires at whom
  const ground = placeOf(desk, forecast?.text);
  const outside = ![...desk.pieces.value.values()].some((piece) => piece.place === ground && piece.side === side);
  return (forecast?.lines ?? []).length > 0 && ([place, ""].includes(ground) || outside);
}

function Counter({ desk, drawing, lying, side, detail: wanted }: { desk: Desk; drawing: Drawing; lying: Lying; side: number; detail: Detail }) {
  const detail = useLater(wanted); // all counters drawn anew are too much work for one frame
  const { piece, at } = lying;
  const element = useRef<SVGGElement>(null);
  const state = stateOf(desk, piece);
  const markup = useMemo(() => drawCounter(desk, piece, side, detail, state, drawing), [piece, side, detail, state, drawing, desk.faces.value, counters.value, spoken()]);
  useSlide(desk, drawing, element, piece.id, at);
  const refused = desk.refused.value?.piece === piece.id;
  return <g ref={element} class={refused ? "piece shakes" : "piece"} data-piece={piece.id} data-state={state} transform={`translate(${at[0]} ${at[1]})`} dangerouslySetInnerHTML={{ __html: markup }} />;
}

/** Moves a counter along its path to where it now lies. */
function useSlide(desk: Desk, drawing: Drawing, element: { current: SVGGElement | null }, id: string, at: Point): void {
  const before = useRef<{ at: Point; drawing: Drawing } | null>(null);
  useLayoutEffect(() => {
    const from = before.current;
    before.current = { at, drawing };
    if (!from || from.drawing !== drawing || still.peek() || !element.current) return;
    const [dx, dy] = [from.at[0] - at[0], from.at[1] - at[1]];
    if (Math.abs(dx) + Math.abs(dy) < 1) return;
    const { pieces, places } = desk.trail;
    const through = pieces.includes(id) ? places.slice(0, -1).map((place) => drawing.centre(place)) : [];
    const points: Point[] = [from.at, ...through, at];
    const steps = Math.max(1, through.length + 1, Math.round(Math.hypot(dx, dy) / drawing.unit));
    const frames = points.map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)` }));
    element.current.animate(frames, { duration: Math.min(LONGEST, steps * HEX_TIME), easing: "ease-out" });
  }, [at[0], at[1], drawing]);
}

/** The map: a static layer that is drawn once, live layers above it, and everything that floats over them. */
import { type ReadonlySignal, useComputed } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { memo } from "./memo";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { Piece } from "../api/types";
import { type Arrangement, arrange } from "../draw/arrange";
import { defs } from "../draw/defs";
import type { Drawing } from "../draw/map";
import type { Point } from "../draw/model";
import { word } from "../text/voice";
import { Bubbles } from "./bubbles";
import type { Camera } from "./camera";
import { aimAt, aimsKnown, click, lit, scene, select, submit } from "./choose";
import { type Desk, useDesk } from "./desk";
import { type Handlers, listen } from "./gestures";
import { Cursor, Facings, Ground, Lines, Markers, Shapes, Ways } from "./layers";
import { useLater } from "./later";
import { Numbers } from "./numbers";
import { Pieces } from "./pieces";
import { type Lying, pieceAt } from "./piece-at";
import { pointLayer, showField } from "./sighting";
import { Standing } from "./standing";
import { Tools } from "./tools";
import { StackTray } from "./tray";
import { drawingOf, middleOf, phone } from "./turn";
import { RollCard } from "./roll-card";

const EMPTY: Arrangement<Piece> = { laid: [], piles: [], covered: [], counts: [], corners: new globalThis.Map() };
const FINGER = 44; // px that a finger needs
const CLOSE = 80;
const REST = 450; // ms that the pointer rests on a stack before it shows what is in it

export function Map({ camera }: { camera: Camera }) {
  const desk = useDesk();
  const drawing = drawingOf(desk);
  const lying = useArrangement(desk);
  const element = useRef<HTMLDivElement>(null);
  useFit(desk, camera, drawing, element);
  useReveal(desk, camera, drawing);
  useEffect(() => {
    if (!element.current || !drawing) return;
    return listen(element.current, camera, handlers(desk, camera, drawing, () => lying.peek().laid));
  }, [drawing]);
  return (
    <main class={camera.moving.value ? "map moving" : "map"} ref={element}>
      {drawing && (
        <>
          <div class="board-region" tabIndex={0} role="application" aria-label={word("table-map")} aria-describedby="place-sentence">
            <Board drawing={drawing} camera={camera} lying={lying.value} />
          </div>
          <div class="floats">
            {!phone.value && <Bubbles drawing={drawing} camera={camera} />}
            <StackTray drawing={drawing} camera={camera} lying={lying.value} />
            <Standing />
            <RollCard />
          </div>
          <Tools camera={camera} drawing={drawing} />
        </>
      )}
    </main>
  );
}

/** Where the counters lie at this moment. */
export function useArrangement(desk: Desk): ReadonlySignal<Arrangement<Piece>> {
  return useComputed(() => {
    const drawing = drawingOf(desk);
    return drawing ? arrange(drawing, desk.view.value?.pieces ?? []) : EMPTY;
  });
}

/** Keeps in sight what is being shown or asked about: what has just moved, or the piece that the prompt speaks of. */
function useReveal(desk: Desk, camera: Camera, drawing: Drawing | null): void {
  const before = useRef<ReadonlyMap<string, Piece>>(new globalThis.Map());
  const pieces = desk.pieces.value;
  useEffect(() => {
    const known = before.current;
    before.current = pieces;
    const moved = [...pieces.values()].find((piece) => known.has(piece.id) && known.get(piece.id)?.place !== piece.place);
    const place = desk.stage.busy.peek() ? moved?.place : scene(desk) || moved?.place;
    if (drawing && place && drawing.has(place)) camera.reveal(drawing.centre(place));
  }, [pieces, desk.ask.value?.number]);
  const aims = desk.aims.value?.aims;
  useEffect(() => {
    const chosen = pieces.get(desk.selection.peek()[0] ?? "");
    if (!drawing || !aims || !chosen || drawing.has(chosen.place)) return;
    const goals = [...new Set(aims.map((aim) => aim.place ?? ""))].filter((place) => drawing.has(place));
    camera.revealAll(goals.map((place) => drawing.centre(place))); // what comes onto the map does so where it may
  }, [aims]);
  const busy = desk.stage.busy.value;
  useEffect(() => {
    const { acting, targets, places } = lit(desk);
    if (!drawing || busy || acting.size + targets.size > 0) return; // one may look for them
    camera.revealAll([...places.keys()].filter((place) => drawing.has(place)).map((place) => drawing.centre(place)));
  }, [busy, desk.ask.value?.number]);
  const spoken = desk.plan.value ?? desk.refused.value; // what a bubble, or a phone's sheet, speaks of
  useEffect(() => {
    const place = spoken && (pieces.get(spoken.piece)?.place ?? spoken.place);
    if (drawing && place && drawing.has(place)) camera.reveal(drawing.centre(place));
  }, [spoken?.piece, spoken?.place]);
}

/** Keeps the camera in step with the size of the screen. */
export function useFit(desk: Desk, camera: Camera, drawing: Drawing | null, element: { current: HTMLDivElement | null }): void {
  useLayoutEffect(() => {
    const box = element.current;
    if (!box || !drawing) return;
    const measure = () => camera.fitInto(box.clientWidth, box.clientHeight, drawing.box, drawing.unit, focus(desk, drawing));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [drawing]);
  const placed = drawing !== null && focus(desk, drawing) !== null;
  const looked = useRef(placed);
  useEffect(() => {
    if (!placed || !drawing || looked.current) return;
    looked.current = true;
    camera.first(focus(desk, drawing)); // one's own pieces have come onto the map
  }, [placed]);
}

/** What the first look is for; nothing, and so the whole map, until everything is set up. */
function focus(desk: Desk, drawing: Drawing): Point | null {
  const begun = desk.view.value?.tracks?.find((track) => track.id === "turn")?.value !== 0;
  return begun && !desk.ask.value?.suggestion ? middleOf(desk, drawing) : null;
}

export function Board({ drawing, camera, lying, children }: { drawing: Drawing; camera: Camera; lying: Arrangement<Piece>; children?: ComponentChildren }) {
  const desk = useDesk();
  const svg = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    camera.attach(svg.current);
    return () => camera.attach(null);
  }, []);
  const [x, y, w, h] = camera.view.value;
  const near = drawing.numberSize * camera.scale >= 8;
  return (
    <svg ref={svg} class="board" viewBox={`${x} ${y} ${w} ${h}`} aria-hidden="true">
      <Static drawing={drawing} />
      {near && <Numbers drawing={drawing} view={camera.view.value} />}
      <Markers drawing={drawing} />
      <Ground drawing={drawing} />
      <Cursor drawing={drawing} />
      <Labels drawing={drawing} camera={camera} lying={lying} />
      <Shapes drawing={drawing} />
      <Pieces drawing={drawing} camera={camera} lying={lying} />
      {!desk.bare.value && <Markers drawing={drawing} top />}
      <Lines drawing={drawing} corners={lying.corners} />
      <Ways drawing={drawing} />
      {children}
      <Facings drawing={drawing} turn={(action) => void submit(desk, [action])} />
    </svg>
  );
}

/** The sheet itself. Nothing that happens changes it. */
const Static = memo(({ drawing }: { drawing: Drawing }) => <g class="static" dangerouslySetInnerHTML={{ __html: defs + drawing.markup }} />);

/** Names and signs of places. Those of villages come and go a little after the map has been moved. */
function Labels({ drawing, camera, lying }: { drawing: Drawing; camera: Camera; lying: Arrangement<Piece> }) {
  const close = useLater(camera.scale * drawing.unit >= 60);
  const occupied = new Set(lying.laid.map((one) => one.piece.place));
  return <g class="labels" dangerouslySetInnerHTML={{ __html: drawing.labels(occupied, close, useDesk().bare.value ? [] : lying.covered) }} />;
}

function handlers(desk: Desk, camera: Camera, drawing: Drawing, lying: () => readonly Lying[]): Handlers {
  const under = (at: Point): { place: string; piece: string; open: boolean } => {
    const point = camera.toMap(at);
    const found = desk.bare.peek() ? undefined : pieceAt(lying(), drawing, point);
    return { place: found?.piece.place ?? drawing.at(point) ?? "", piece: found?.piece.id ?? "", open: found?.open ?? true };
  };
  /** Whether a finger could mean more than one thing that is there to be chosen. */
  const doubtful = (at: Point): boolean => {
    const open = [...lit(desk).places.keys(), ...(desk.aims.peek()?.aims ?? []).map((aim) => aim.place ?? "")];
    const spots = new Set([...lying().map((one) => one.piece.place), ...open]);
    const near = [...spots].filter((place) => {
      const [x, y] = camera.toScreen(drawing.centre(place));
      return drawing.has(place) && Math.hypot(x - at[0], y - at[1]) < FINGER / 2;
    });
    return near.length > 1;
  };
  const overlay = (at: Point) => {
    const { place } = under(at);
    if (desk.cursor.peek() !== place) desk.cursor.value = place;
    return place;
  };
  let resting: ReturnType<typeof setTimeout> | undefined;
  /** A stack under a pointer that rests is laid open, until the pointer goes on. */
  const rest = (place: string) => {
    clearTimeout(resting);
    if (desk.glimpse.peek() !== place) desk.glimpse.value = "";
    if (place && lying().filter((one) => one.piece.place === place).length > 1) resting = setTimeout(() => (desk.glimpse.value = place), REST);
  };
  return {
    hover: (at) => {
      overlay(at);
      rest(under(at).piece ? desk.cursor.peek() : "");
    },
    leave: () => {
      desk.cursor.value = "";
      rest("");
    },
    click: (at, more, finger) => {
      const { place, piece, open } = under(at);
      rest("");
      const plain = open && answers(desk, piece); // it lies there for itself, and is asked for
      if (finger && !plain && doubtful(at)) return camera.lookAt(camera.toMap(at), CLOSE / drawing.unit); // first a closer look
      desk.cursor.value = place;
      if (!place) return void (desk.refused.value = null);
      if (pointLayer(desk, place)) return;
      if (!desk.mine.peek() && piece && !desk.stage.busy.peek()) showField(desk, piece);
      if (desk.tray.peek() !== place && piece && !plain && opensFirst(desk, place, piece)) desk.tray.value = place;
      else void click(desk, place, piece, more);
    },
    long: (at) => {
      const { place } = under(at);
      desk.tray.value = desk.tray.peek() === place ? "" : place;
    },
    grab: (at) => {
      const { piece } = under(at);
      if (!piece || !lit(desk).acting.has(piece) || !desk.mine.peek()) return false;
      if (!desk.selection.peek().includes(piece)) void select(desk, [piece]);
      return true;
    },
    drag: (at) => void overlay(at),
    drop: (at) => {
      const { place, piece } = under(at);
      const [from] = desk.selection.peek();
      if (place && desk.pieces.peek().get(from ?? "")?.place !== place) void dropOn(desk, place, piece);
    },
  };
}

/** Whether a click on a counter opens its stack first: there are several, and the click means none but one of them. Who points at somebody else's while units are chosen asks why not. */
function opensFirst(desk: Desk, place: string, piece: string): boolean {
  if (desk.selection.peek().length > 0 && desk.pieces.peek().get(piece)?.side !== desk.side.peek()) return false;
  const stack = [...desk.pieces.peek().values()].filter((one) => one.place === place);
  const { acting, targets, places } = lit(desk);
  const eligible = stack.some((one) => acting.has(one.id) || targets.has(one.id));
  return stack.length > 1 && !aimAt(desk, place, piece) && (eligible || !places.has(place));
}

/** Whether a piece is what the decision asks for, and not the first of several that would go together. */
function answers(desk: Desk, piece: string): boolean {
  const { acting, targets } = lit(desk);
  return targets.has(piece) || (acting.has(piece) && (desk.ask.peek()?.scope ?? -1) >= 0);
}

/** A piece was dragged somewhere. */
async function dropOn(desk: Desk, place: string, piece: string): Promise<void> {
  await aimsKnown(desk);
  const meant = aimAt(desk, place, piece)?.piece === piece || !aimAt(desk, place, ""); // else the ground, whoever stands on it
  await click(desk, place, meant && !desk.selection.peek().includes(piece) ? piece : "");
}

/** The map at the moment that is looked at: the table's own board, to look at only. */
import { useSignalEffect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Drawing } from "../draw/map";
import type { Box, Point } from "../draw/model";
import { path } from "../draw/overlay";
import { IconButton } from "../parts/button";
import { word } from "../text/voice";
import type { Camera } from "../table/camera";
import { type Desk, useDesk } from "../table/desk";
import { listen } from "../table/gestures";
import { Zoom } from "../table/tools";
import { Board, useArrangement, useFit } from "../table/map";
import { pieceName } from "../table/names";
import { placeWords } from "../table/panel/unit-card";
import { RollCard } from "../table/roll-card";
import { Standing } from "../table/standing";
import { drawingOf, inside } from "../table/turn";
import type { Deed } from "./deed";
import type { Player } from "./player";

export function ReplayMap({ player, camera }: { player: Player; camera: Camera }) {
  const desk = useDesk();
  const drawing = drawingOf(desk);
  const lying = useArrangement(desk);
  const element = useRef<HTMLDivElement>(null);
  useFit(desk, camera, drawing, element);
  useEffect(() => {
    if (!element.current || !drawing) return;
    const point = (at: Point) => void (desk.cursor.value = drawing.at(camera.toMap(at)) ?? "");
    const nothing = () => undefined;
    return listen(element.current, camera, { hover: point, click: point, long: point, leave: () => (desk.cursor.value = ""), grab: () => false, drag: nothing, drop: nothing });
  }, [drawing]);
  useSignalEffect(() => follow(player.deed.value, desk, camera));
  return (
    <main class={camera.moving.value ? "map moving" : "map"} ref={element} aria-label={word("replay-map")}>
      {drawing && (
        <>
          <Board drawing={drawing} camera={camera} lying={lying.value}>
            <g class="lines" dangerouslySetInnerHTML={{ __html: traces(drawing, player.deed.value) }} />
          </Board>
          <div class="floats">
            <Standing />
            <RollCard />
          </div>
          <MapTools desk={desk} camera={camera} drawing={drawing} />
        </>
      )}
    </main>
  );
}

/** Where the map is larger than the screen, it follows what happens. */
function follow(deed: Deed, desk: Desk, camera: Camera): void {
  const drawing = drawingOf(desk);
  if (!drawing) return;
  const places = [...deed.actors.map((id) => desk.pieces.peek().get(id)?.place ?? ""), deed.goal].filter((place) => drawing.has(place));
  const points = places.map((place) => drawing.centre(place));
  const [x, y, w, h] = camera.view.peek();
  const room = drawing.unit / 2;
  const seen: Box = [x + room, y + room, w - 2 * room, h - 2 * room];
  if (points.every((point) => inside(seen, point))) return;
  const middle = (axis: 0 | 1) => (Math.min(...points.map((point) => point[axis])) + Math.max(...points.map((point) => point[axis]))) / 2;
  camera.lookAt([middle(0), middle(1)]);
}

/** The ways that pieces took, and a cross where one is no more. */
function traces(drawing: Drawing, deed: Deed): string {
  const ways = deed.moved.filter(({ from, to }) => drawing.has(from) && drawing.has(to)).map(({ from, to }) => path(drawing, [from, to]));
  const arm = drawing.counter * 0.26;
  const crosses = deed.lost.map((place) => {
    const [x, y] = drawing.centre(place);
    const d = `M${x - arm} ${y - arm}l${arm * 2} ${arm * 2}M${x + arm} ${y - arm}l${-arm * 2} ${arm * 2}`;
    const stroke = (colour: string, width: number) => `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
    return stroke("#fff", arm * 0.62) + stroke("var(--target)", arm * 0.36);
  });
  return [...ways, ...crosses].join("");
}

function MapTools({ desk, camera, drawing }: { desk: Desk; camera: Camera; drawing: Drawing }) {
  const place = desk.cursor.value;
  const there = [...desk.pieces.value.values()].filter((piece) => piece.place === place).map((piece) => pieceName(desk, piece));
  return (
    <div class="tools-row">
      <div class="float tools" data-float role="toolbar" aria-label={word("table-tools")}>
        <Zoom camera={camera} />
        <IconButton class={desk.bare.value ? "on" : ""} aria-pressed={desk.bare.value} icon="stack" label={word("table-hide-counters")} onClick={() => (desk.bare.value = !desk.bare.value)} />
      </div>
      {place && drawing.has(place) && <span class="float where">{[placeWords(desk, place), ...there].join(" · ")}</span>}
    </div>
  );
}

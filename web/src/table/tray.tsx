/** A stack laid open beside its place: every piece of it can be chosen. */
import type { Drawing } from "../draw/map";
import { IconButton } from "../parts/button";
import { word } from "../text/voice";
import { Bubble } from "./bubble";
import type { Camera } from "./camera";
import { useDesk } from "./desk";
import { placeName } from "./names";
import { BoxPieces } from "./panel/boxes";

export function StackTray({ drawing, camera }: { drawing: Drawing; camera: Camera }) {
  const desk = useDesk();
  const place = desk.tray.value;
  const pieces = [...desk.pieces.value.values()].filter((piece) => piece.place === place);
  if (!place || !drawing.has(place) || pieces.length === 0) return null;
  return (
    <Bubble camera={camera} at={drawing.centre(place)} reach={drawing.counter / 2} clear={[]} label={word("table-stack", { place: placeName(desk, place) })}>
      <div class="stack-head">
        <b>{word("table-stack", { place: placeName(desk, place) })}</b>
        <IconButton icon="close" label={word("table-close")} onClick={() => (desk.tray.value = "")} />
      </div>
      <BoxPieces desk={desk} ids={pieces.map((piece) => piece.id)} place={place} side={62} />
    </Bubble>
  );
}

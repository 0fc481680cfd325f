/** A stack laid open beside its place: every piece of it can be chosen, several of one's own together. */
import type { Piece } from "../api/types";
import { sideName } from "../app/games";
import type { Arrangement } from "../draw/arrange";
import type { Drawing } from "../draw/map";
import { Button, IconButton } from "../parts/button";
import { word } from "../text/voice";
import { Bubble } from "./bubble";
import type { Camera } from "./camera";
import { joins, lit, select } from "./choose";
import { type Desk, useDesk } from "./desk";
import { capital, placeName, sideInk } from "./names";
import { BoxPieces } from "./panel/boxes";

export function StackTray({ drawing, camera, lying }: { drawing: Drawing; camera: Camera; lying: Arrangement<Piece> }) {
  const desk = useDesk();
  const place = desk.plan.value ? "" : desk.tray.value || (desk.refused.value ? "" : desk.glimpse.value); // other bubbles have more to say
  const pieces = [...desk.pieces.value.values()].filter((piece) => piece.place === place);
  if (!place || !drawing.has(place) || pieces.length === 0) return null;
  const own = desk.side.value;
  const sides = [...new Set(pieces.map((piece) => piece.side))].sort((a, b) => Number(b === own) - Number(a === own));
  const name = word("table-stack", { place: placeName(desk, place) });
  const clear = drawing.hexes ? [] : drawing.neighbours(place).map((one) => drawing.centre(one)); // where its pieces may want to go
  const at = lying.laid.filter((one) => one.piece.place === place).at(-1)?.at ?? drawing.centre(place);
  return (
    <Bubble camera={camera} at={at} reach={drawing.counter / 2} clear={clear} label={name} passive={!desk.tray.value}>
      <div class="stack-head">
        <b>{name}</b>
        {desk.tray.value && <IconButton icon="close" label={word("table-close")} onClick={() => (desk.tray.value = "")} />}
      </div>
      {sides.map((side) => (
        <Side key={side} desk={desk} place={place} side={side} pieces={pieces.filter((piece) => piece.side === side)} />
      ))}
    </Bubble>
  );
}

function Side({ desk, place, side, pieces }: { desk: Desk; place: string; side: string; pieces: readonly Piece[] }) {
  const acting = pieces.filter((piece) => lit(desk).acting.has(piece.id)).map((piece) => piece.id);
  const whole = desk.tray.value === place && acting.length > 1 && (joins(desk, place) || (desk.ask.value?.scope ?? 0) < 0);
  const chosen = acting.every((id) => desk.selection.value.includes(id));
  return (
    <div class="stack-side" role="group" aria-label={capital(sideName(side))}>
      <p>
        <b style={{ color: sideInk(desk, side) }}>{capital(sideName(side))}</b> <span class="muted">{word("table-units", { count: pieces.length })}</span>
      </p>
      <BoxPieces desk={desk} ids={pieces.map((piece) => piece.id)} place={place} side={58} more={joins(desk, place)} />
      {whole && (
        <Button kind="quiet" onClick={() => void select(desk, chosen ? [] : acting)}>
          {chosen ? word("table-select-none") : word("table-select-all", { count: acting.length })}
        </Button>
      )}
    </div>
  );
}

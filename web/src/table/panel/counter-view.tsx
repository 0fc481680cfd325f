/** A counter outside the map: in a card, a box, a tray. */
import { useMemo } from "preact/hooks";
import type { Piece } from "../../api/types";
import { counters } from "../../app/settings";
import { spoken } from "../../text/voice";
import { useDesk } from "../desk";
import { drawCounter } from "../counters";
import { drawingOf } from "../turn";

export function CounterView({ piece, side = 56, state }: { piece: Piece; side?: number; state?: "can-act" | "selected" | "target" }) {
  const desk = useDesk();
  const drawing = drawingOf(desk) ?? undefined;
  const markup = useMemo(() => drawCounter(desk, piece, 62, 2, state, drawing), [piece, state, desk.faces.value, drawing, counters.value, spoken()]);
  return <svg class="counter" viewBox="-40 -40 80 80" width={side} height={side} aria-hidden="true" dangerouslySetInnerHTML={{ __html: markup }} />;
}

/** Between two players at one screen: the board is gone until the next one has taken the chair. */
import { useEffect, useRef } from "preact/hooks";
import type { TableState } from "../api/types";
import { seatArgument, sharedSides } from "../app/games";
import { word } from "../text/voice";
import type { Desk } from "./desk";
import { nation, seatLetters } from "./names";

export function Curtain({ desk, state }: { desk: Desk; state: TableState }) {
  const button = useRef<HTMLButtonElement>(null);
  const next = state.ask?.seats.find((seat) => state.you.seats.includes(seat)) ?? "";
  const seat = state.seats.find((one) => one.seat === next);
  const side = seat?.side ?? "";
  const named = seat ? seatArgument(seat, sharedSides(state.seats)) : "";
  const colour = nation(desk, side);
  useEffect(() => button.current?.focus(), []);
  return (
    <main class="curtain">
      <span class="flag" style={{ background: `var(--${colour})`, color: `var(--${colour}-ink)` }} aria-hidden="true">
        {seat && seatLetters(seat, state.seats)}
      </span>
      <h1>{word("table-curtain", { side: named })}</h1>
      <p>{word("table-curtain-how")}</p>
      <button type="button" ref={button} class="button primary" onClick={() => void desk.lookAs(next)}>
        {word("table-curtain-ready", { side: named })}
      </button>
    </main>
  );
}

/** Between two players at one screen: the board is gone until the next one has taken the chair. */
import { useEffect, useRef } from "preact/hooks";
import type { TableState } from "../api/types";
import { sideName } from "../app/games";
import { word } from "../text/voice";
import type { Desk } from "./desk";
import { nation } from "./names";

export function Curtain({ desk, state }: { desk: Desk; state: TableState }) {
  const button = useRef<HTMLButtonElement>(null);
  const next = state.ask?.seats.find((seat) => state.you.seats.includes(seat)) ?? "";
  const seat = state.seats.find((one) => one.seat === next);
  const side = seat?.side ?? "";
  const colour = nation(desk, side);
  useEffect(() => button.current?.focus(), []);
  return (
    <main class="curtain">
      <span class="flag" style={{ background: `var(--${colour})`, color: `var(--${colour}-ink)` }} aria-hidden="true">
        {side.slice(0, 2).toUpperCase()}
      </span>
      <h1>{word("table-curtain", { side: sideName(side) })}</h1>
      <p>{word("table-curtain-how")}</p>
      <button type="button" ref={button} class="button primary" onClick={() => void desk.lookAs(next)}>
        {word("table-curtain-ready", { side: sideName(side) })}
      </button>
    </main>
  );
}

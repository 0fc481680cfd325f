/** The bar over the replay: which game it was, who played, how it ended. */
import type { SeatCard } from "../api/types";
import { titled } from "../app/games";
import { Link } from "../app/router";
import { IconButton, LinkButton } from "../parts/button";
import { Mark } from "../parts/mark";
import { say, word } from "../text/voice";
import { type Desk, useDesk } from "../table/desk";
import { gameWord, nation, seatLetters, seatName } from "../table/names";
import { opened, toggle } from "./popover";

export function Top() {
  const desk = useDesk();
  const state = desk.state.value;
  const game = desk.game.value;
  const scenario = game?.scenarios.find((one) => one.id === state?.scenario);
  return (
    <header class="table-top">
      <Link to="/" class="brand" aria-label={`Grognard · ${word("table-home")}`}>
        <Mark />
        <span class="only-desk">Grognard</span>
      </Link>
      <h1 class="crumb">
        <b>{game?.title}</b>
        <span class="only-wide"> · {scenario && titled(scenario.title)} · </span>
        <span class="ended">{state?.ending ? say(state.ending.text) : word("replay-running")}</span>
      </h1>
      <span class="grow" />
      <div class="seats">{state?.seats.map((seat) => <Seat key={seat.seat} desk={desk} seat={seat} seats={state.seats} />)}</div>
      <LinkButton to={`/t/${desk.table}`} kind="quiet" icon="undo" class="to-table" label={word("replay-to-table")}>
        <span class="only-desk">{word("replay-to-table")}</span>
      </LinkButton>
      <IconButton icon="gear" label={word("replay-settings")} aria-expanded={opened.value === "settings"} onClick={() => toggle("settings")} />
      <IconButton class="only-drawer" icon="list" label={word("replay-panel")} aria-expanded={desk.drawer.value !== "peek"} onClick={() => (desk.drawer.value = desk.drawer.value === "peek" ? "half" : "peek")} />
    </header>
  );
}

/** A seat, with what it has scored by this moment: a track that every side has. */
function Seat({ desk, seat, seats }: { desk: Desk; seat: SeatCard; seats: readonly SeatCard[] }) {
  const colour = nation(desk, seat.side);
  const view = desk.view.value;
  const tracks = view?.tracks ?? [];
  const score = tracks.find((track) => track.side === seat.side && view?.sides.every((side) => tracks.some((other) => other.id === track.id && other.side === side)));
  return (
    <span class={view?.active === seat.side ? "seat asked" : "seat"} title={seatName(seat, seats)}>
      <span class="flag" style={{ background: `var(--${colour})`, color: `var(--${colour}-ink)` }} aria-hidden="true">
        {seatLetters(seat, seats)}
      </span>
      <span class="name">{seatName(seat, seats)}</span>
      {score && (
        <b>
          {score.value} {gameWord(desk, "track", score.id)}
        </b>
      )}
    </span>
  );
}

/** The bar over the table: where one is, who plays, whose time runs. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { SeatCard, TableState } from "../api/types";
import { connection } from "../api/live";
import { seatTitle, sharedSides, titled } from "../app/games";
import { Link } from "../app/router";
import { IconButton } from "../parts/button";
import { Mark } from "../parts/mark";
import { word } from "../text/voice";
import { type Desk, type Opened, useDesk } from "./desk";
import { gameWord, nation, seatLetters, seatName } from "./names";
import { Discs, trackPlace } from "./panel/tracks";
import { isCalendar } from "./track-kinds";

export function Top() {
  const desk = useDesk();
  const state = desk.state.value;
  const game = desk.game.value;
  const scenario = game?.scenarios.find((one) => one.id === state?.scenario);
  const toggle = (name: Opened) => () => (desk.opened.value = desk.opened.value === name ? "" : name);
  return (
    <header class="table-top">
      <Link to="/" class="brand" title={word("table-home")}>
        <Mark />
        <span class="only-desk">Grognard</span>
        <span class="unseen">{word("table-home")}</span>
      </Link>
      <h1 class="crumb">
        <b>{game?.title}</b> <span class="only-wide">· {scenario && titled(scenario.title)}</span>
      </h1>
      <TrackInShort desk={desk} />
      <span class="grow" />
      {connection.value === "lost" && (
        <span class="lost" role="status">
          {word("table-connection-lost")}
        </span>
      )}
      <div class="seats">{state?.seats.map((seat) => <Seat key={seat.seat} desk={desk} state={state} seat={seat} />)}</div>
      <IconButton class="only-wide" icon="book" label={word("table-tab-rules")} onClick={() => openRules(desk)} />
      <IconButton class="only-wide" icon="share" label={word("table-share")} aria-expanded={desk.opened.value === "share"} onClick={toggle("share")} />
      <IconButton icon="gear" label={word("table-menu")} aria-expanded={desk.opened.value === "menu"} onClick={toggle("menu")} />
      <IconButton class="only-drawer" icon="layers" label={word("table-drawer")} onClick={() => (desk.drawer.value = desk.drawer.value === "peek" ? "half" : "peek")} />
    </header>
  );
}

function openRules(desk: Desk): void {
  desk.tab.value = "rules";
  desk.drawer.value = "half";
}

/** On a phone: the turn, and the one track whose end is hidden. */
function TrackInShort({ desk }: { desk: Desk }) {
  const tracks = desk.view.value?.tracks ?? [];
  const first = tracks[0];
  const hidden = tracks.find((track) => track.certain);
  return (
    <span class="in-short only-phone">
      {first && (
        <span class="muted">
          {gameWord(desk, "track", first.id)} {isCalendar(first) ? trackPlace(desk, first) : `${first.value}/${first.size}`}
        </span>
      )}
      <span class="grow" />
      {hidden && <Discs track={hidden} name={gameWord(desk, "track", hidden.id)} small />}
    </span>
  );
}

function Seat({ desk, state, seat }: { desk: Desk; state: TableState; seat: SeatCard }) {
  const colour = nation(desk, seat.side);
  const asked = seat.asked && !state.ending;
  const name = seatName(seat, state.seats);
  return (
    <span class={asked ? "seat asked" : "seat"} title={name}>
      <span class="flag" style={{ background: `var(--${colour})`, color: `var(--${colour}-ink)` }} aria-hidden="true">
        {seatLetters(seat, state.seats)}
      </span>
      <span class="name">{name}</span>
      {sharedSides(state.seats) && <span class="unseen">{seatTitle(seat, true)}</span>}
      {seat.kind === "person" && !seat.you && <i class={seat.online ? "dot online" : "dot"} title={word(seat.online ? "table-online" : "table-away")} />}
      {seat.clock != null && <Clock desk={desk} seconds={seat.clock} runs={asked === true} />}
      {asked && <span class="unseen">{word("table-asked")}</span>}
    </span>
  );
}

/** Runs down between two answers of the service. */
function Clock({ desk, seconds, runs }: { desk: Desk; seconds: number; runs: boolean }) {
  const now = useSignal(Date.now());
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => (now.value = Date.now()), 500);
    return () => clearInterval(timer);
  }, [runs]);
  const left = Math.max(0, seconds - (runs ? Math.max(0, now.value - desk.arrived.value) / 1000 : 0));
  return <time class={left < 60 ? "short" : ""}>{clockWords(left)}</time>;
}

function clockWords(seconds: number): string {
  const [days, hours] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600) % 24];
  const two = (value: number) => String(Math.floor(value)).padStart(2, "0");
  if (days > 0) return word("table-clock-days", { days, hours });
  if (hours > 0) return `${hours}:${two((seconds / 60) % 60)}:${two(seconds % 60)}`;
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}

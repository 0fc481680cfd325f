/** Tracks as rows of boxes, time by days; scores with their levels; where the end is hidden, discs: spent, certain, possible. */
import type { Track } from "../../api/types";
import { sideName } from "../../app/games";
import { has, word } from "../../text/voice";
import { useDesk, type Desk } from "../desk";
import { playsCards } from "../cards";
import { holdsChits } from "../hands";
import { capital, gameWord, sideInk } from "../names";
import { standing } from "../reckon";
import { bySide, isCalendar, trackKinds } from "../track-kinds";
import { Days } from "./days";
import { Levels } from "./levels";

export function Tracks() {
  const desk = useDesk();
  const tracks = desk.view.value?.tracks ?? [];
  const { rows, held, levels, scores, figures } = trackKinds(tracks);
  const brief = (standing(desk)?.steps ?? []).length > 0; // a procedure that is under way needs the room
  if (tracks.length === 0) return null;
  return (
    <section class="sec tracks" aria-label={word("table-tracks")}>
      {rows.map((track) => (isCalendar(track) ? <Days key={track.id} desk={desk} track={track} /> : <Row key={track.id} desk={desk} track={track} />))}
      {!brief && levels.map((track) => <Levels key={track.id + track.side} desk={desk} track={track} />)}
      {held.length + scores.length > 0 && (
        <div class="figures only-phone">
          {held.map((track) => (
            <Held key={track.id} desk={desk} track={track} />
          ))}
          {scores.map((track) => (
            <Score key={track.id} desk={desk} track={track} />
          ))}
        </div>
      )}
      {!brief && (
        <div class="figures">
          {bySide(figures).map((same) => (
            <Figure key={same[0].id + same[0].side} desk={desk} tracks={same} />
          ))}
          {!playsCards(desk) && <Hands desk={desk} />}
        </div>
      )}
    </section>
  );
}

/** Something that a side holds. Lies on the map where there is room, else here. */
export function Held({ desk, track }: { desk: Desk; track: Track }) {
  return (
    <span class="held">
      <span class="muted">{capital(gameWord(desk, "track", track.id))}</span> <b style={{ color: sideInk(desk, track.side ?? "") }}>{capital(sideName(track.side ?? ""))}</b>
    </span>
  );
}

/** How far a score has come towards its goal. */
export function Score({ desk, track }: { desk: Desk; track: Track }) {
  return (
    <span class="held">
      <span class="muted">{capital(gameWord(desk, "track", track.id))}</span> <b>{trackValue(track)}</b>
    </span>
  );
}

/** A number, or so many of so many where there is an end that tells something. */
export function trackValue(track: Track): string {
  return track.size > 1 ? word("table-of", { value: track.value, size: track.size }) : String(track.value);
}

/** What is written in a box of a track: a game may name its boxes (an hour, a month). */
export function boxName(desk: Desk, track: Track, n: number): string {
  const id = `${desk.state.value?.game ?? ""}-track-${track.id}-${n}`;
  return has(id) ? word(id) : String(n);
}

/** The date that a box of a track stands for, where a game tells one. */
function boxDate(desk: Desk, track: Track, n: number): string {
  const id = `${desk.state.value?.game ?? ""}-track-${track.id}-date-${n}`;
  return has(id) ? word(id) : "";
}

/** Where a track stands, in a word: the name of the box in a calendar, else a number, with its date. */
export function trackPlace(desk: Desk, track: Track): string {
  if (isCalendar(track) && track.value > 0) return boxName(desk, track, track.value);
  return [trackValue(track), boxDate(desk, track, track.value)].filter(Boolean).join(" · ");
}

function Row({ desk, track }: { desk: Desk; track: Track }) {
  const name = capital(gameWord(desk, "track", track.id));
  const label = trackPlace(desk, track);
  return (
    <div class="track-row">
      <h2>
        {name} <span class="right">{label}</span>
      </h2>
      <div class="boxes" role="img" aria-label={`${name}: ${label}`}>
        {Array.from({ length: track.size }, (_, i) => (
          <i key={i} title={boxDate(desk, track, i + 1)} class={i + 1 < track.value ? "past" : i + 1 === track.value ? "now" : ""}>
            {boxName(desk, track, i + 1)}
          </i>
        ))}
      </div>
    </div>
  );
}

/** A number of a side, or the same one of both. */
function Figure({ desk, tracks }: { desk: Desk; tracks: readonly [Track, ...Track[]] }) {
  const [first] = tracks;
  const name = capital(gameWord(desk, "track", first.id));
  const ink = (track: Track) => (track.side ? sideInk(desk, track.side) : "var(--ink)");
  const alone = tracks.length === 1;
  return (
    <div class="figure">
      <span class="muted">{alone && first.side && !first.certain ? `${name} · ${capital(sideName(first.side))}` : name}</span>
      {first.certain ? (
        <Discs track={first} name={name} />
      ) : (
        <span class="values">
          {tracks.map((track) => (
            <span key={track.side}>
              {!alone && <small style={{ color: ink(track) }}>{capital(sideName(track.side ?? ""))}</small>} <b style={{ color: ink(track) }}>{trackValue(track)}</b>
            </span>
          ))}
        </span>
      )}
    </div>
  );
}

/** Solid: spent. Ring: certain. Dashed: possible. */
export function Discs({ track, name, small = false }: { track: Track; name: string; small?: boolean }) {
  const label = word("table-discs", { name, value: track.value, certain: track.certain ?? 0, size: track.size });
  return (
    <span class={small ? "discs small" : "discs"} role="img" aria-label={label} title={label}>
      {Array.from({ length: Math.max(track.size, track.value) }, (_, i) => (
        <i key={i} class={i < track.value ? "spent" : i < (track.certain ?? 0) ? "certain" : "possible"}>
          {i < track.value ? i + 1 : i < (track.certain ?? 0) ? i + 1 : "?"}
        </i>
      ))}
    </span>
  );
}

/** What seats hold that is no card: named where the viewer knows it, else counted. */
function Hands({ desk }: { desk: Desk }) {
  return (
    <>
      {(desk.view.value?.hands ?? []).filter((hand) => !holdsChits(hand, desk.faces.value)).map((hand) => (
        <div class="figure" key={hand.seat + hand.id}>
          <span class="muted">
            {capital(gameWord(desk, "hand", hand.id))} · {capital(sideName(hand.seat))}
          </span>
          <span class="values">
            <b>{hand.shown?.length ? hand.shown.join(" · ") : word("table-hidden", { count: hand.count })}</b>
          </span>
        </div>
      ))}
    </>
  );
}

/** Tracks as rows of boxes; where the end is hidden, as discs: spent, certain, possible. */
import type { Track } from "../../api/types";
import { sideName } from "../../app/games";
import { word } from "../../text/voice";
import { useDesk, type Desk } from "../desk";
import { capital, gameWord, sideInk } from "../names";

const LONGEST_ROW = 12;

export function Tracks() {
  const desk = useDesk();
  const tracks = desk.view.value?.tracks ?? [];
  const [rows, others] = [tracks.filter(isRow), tracks.filter((track) => !isRow(track))];
  if (tracks.length === 0) return null;
  return (
    <section class="sec tracks" aria-label={word("table-tracks")}>
      {rows.map((track) => (
        <Row key={track.id + track.side} desk={desk} track={track} />
      ))}
      <div class="figures">
        {others.map((track) => (
          <Figure key={track.id + track.side} desk={desk} track={track} />
        ))}
        <Hands desk={desk} />
      </div>
    </section>
  );
}

function isRow(track: Track): boolean {
  return !track.side && !track.certain && track.size > 1 && track.size <= LONGEST_ROW;
}

function Row({ desk, track }: { desk: Desk; track: Track }) {
  const name = capital(gameWord(desk, "track", track.id));
  return (
    <div class="track-row">
      <h2>
        {name} <span class="right">{word("table-of", { value: track.value, size: track.size })}</span>
      </h2>
      <div class="boxes" role="img" aria-label={`${name}: ${word("table-of", { value: track.value, size: track.size })}`}>
        {Array.from({ length: track.size }, (_, i) => (
          <i key={i} class={i + 1 < track.value ? "past" : i + 1 === track.value ? "now" : ""}>
            {i + 1}
          </i>
        ))}
      </div>
    </div>
  );
}

function Figure({ desk, track }: { desk: Desk; track: Track }) {
  const name = capital(gameWord(desk, "track", track.id));
  const ink = track.side ? sideInk(desk, track.side) : "var(--ink)";
  return (
    <div class="figure">
      <span class="muted">
        {track.side && !track.certain ? `${name} · ${capital(sideName(track.side))}` : name}
      </span>
      {track.certain ? <Discs track={track} name={name} /> : <b style={{ color: ink }}>{track.value}</b>}
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

/** What seats hold: named where the viewer knows it, else counted. */
function Hands({ desk }: { desk: Desk }) {
  return (
    <>
      {(desk.view.value?.hands ?? []).map((hand) => (
        <div class="figure" key={hand.seat + hand.id}>
          <span class="muted">
            {capital(gameWord(desk, "hand", hand.id))} · {capital(sideName(hand.seat))}
          </span>
          <b>{hand.shown?.length ? hand.shown.join(" · ") : word("table-hidden", { count: hand.count })}</b>
        </div>
      ))}
    </>
  );
}

/** A score whose amounts have names: how far it has come, and what comes next. */
import type { Track } from "../../api/types";
import { sideName } from "../../app/games";
import { word } from "../../text/voice";
import { showLayer } from "../commands";
import type { Desk } from "../desk";
import { capital, gameWord, sideInk } from "../names";
import { levelAt, levelsOf } from "../track-kinds";

/** What a level of a score is called. */
function levelName(desk: Desk, name: string): string {
  return capital(gameWord(desk, "level", name));
}

/** What is counted, and whose it is. */
function titleOf(desk: Desk, track: Track): string {
  return [gameWord(desk, "track", track.id), track.side && sideName(track.side)].filter(Boolean).map((part) => capital(part ?? "")).join(" · ");
}

/** "3 · Draw from 25" */
export function levelWords(desk: Desk, track: Track): string {
  const { now, next } = levelAt(levelsOf(track), track.value);
  const told = [now && levelName(desk, now.name), next && word("table-level-from", { level: levelName(desk, next.name), value: next.from })];
  return [String(track.value), ...told].filter(Boolean).join(" · ");
}

/** A score on the map: its number, the level that it has reached, and the next one. */
export function Reached({ desk, track }: { desk: Desk; track: Track }) {
  const { now, next } = levelAt(levelsOf(track), track.value);
  return (
    <span class="held">
      <span class="muted">{titleOf(desk, track)}</span> <b>{track.value}</b> {now && levelName(desk, now.name)}
      {next && <span class="muted"> · {word("table-level-from", { level: levelName(desk, next.name), value: next.from })}</span>}
    </span>
  );
}

/** A score along its levels, each as long as it is. */
export function Levels({ desk, track }: { desk: Desk; track: Track }) {
  const levels = levelsOf(track);
  const { now } = levelAt(levels, track.value);
  const [start, end] = [Math.min(0, levels[0]?.from ?? 0), Math.max(track.size, track.value, levels.at(-1)?.to ?? 0)];
  const along = (value: number) => `${((value - start) / (end - start || 1)) * 100}%`;
  return (
    <div class="track-row levels">
      <h2>
        {titleOf(desk, track)}{" "}
        <span class="right">
          {desk.game.value?.queries["points"] && (
            <button type="button" class="link" aria-pressed={desk.layer.value?.name === "points"} onClick={() => void showLayer(desk, "points", [])}>
              {word("table-odds-why")}
            </button>
          )}{" "}
          {track.value}
        </span>
      </h2>
      <div class="scale" aria-hidden="true">
        <i class="reached" style={{ width: along(track.value), background: track.side ? sideInk(desk, track.side) : "var(--ink)" }} />
        {levels.filter(({ from }) => from > start).map(({ from }) => (
          <i key={from} class="tick" style={{ left: along(from) }} />
        ))}
      </div>
      <ul>
        {levels.map((level) => (
          <li key={level.from} class={level === now ? "now" : ""} aria-current={level === now ? "true" : undefined}>
            <b>{level.from}</b> {levelName(desk, level.name)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A calendar: a box for each day, a dot for each part of it. */
import type { Track } from "../../api/types";
import { word } from "../../text/voice";
import type { Desk } from "../desk";
import { capital, gameWord } from "../names";
import { daysOf } from "../track-kinds";
import { boxName, trackPlace } from "./tracks";

export function Days({ desk, track }: { desk: Desk; track: Track }) {
  const name = capital(gameWord(desk, "track", track.id));
  const label = [trackPlace(desk, track), track.value > 0 && word("table-of", { value: track.value, size: track.size })].filter(Boolean).join(" · ");
  const when = (box: number) => (box < track.value ? "past" : box === track.value ? "now" : "");
  return (
    <div class="track-row">
      <h2>
        {name} <span class="right">{label}</span>
      </h2>
      <div class="days" role="img" aria-label={`${name}: ${label}`}>
        {daysOf(track, (box) => boxName(desk, track, box)).map((day) => {
          const today = day.boxes.includes(track.value);
          return (
            <span key={day.name} class={today ? "now" : when(day.boxes.at(-1) ?? 0)}>
              {day.name}
              <span class="parts">
                {day.boxes.map((box) => (
                  <i key={box} class={when(box)} />
                ))}
              </span>
            </span>
          );
        })}
      </div>
    </div>
  );
}

/** How things stand, in a few words on the map: who holds what, and how far the score has come. */
import { useDesk } from "./desk";
import { trackKinds } from "./track-kinds";
import { Reached } from "./panel/levels";
import { Held, Score } from "./panel/tracks";
import { word } from "../text/voice";

export function Standing() {
  const desk = useDesk();
  const { held, levels, scores } = trackKinds(desk.view.value?.tracks ?? []);
  if (held.length + levels.length + scores.length === 0) return null;
  return (
    <div class="float standing only-wide" data-float role="group" aria-label={word("table-tracks")}>
      {held.map((track) => (
        <Held key={track.id} desk={desk} track={track} />
      ))}
      {levels.map((track) => (
        <Reached key={track.id + track.side} desk={desk} track={track} />
      ))}
      {scores.map((track) => (
        <Score key={track.id} desk={desk} track={track} />
      ))}
    </div>
  );
}

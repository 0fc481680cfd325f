/** What a track is shown as, which its figures alone decide. */
import type { Track } from "../api/types";

const LONGEST_ROW = 12;

export interface TrackKinds {
  rows: readonly Track[]; // time, which comes first: a row of boxes
  held: readonly Track[]; // one box, of one side: something that it holds
  scores: readonly Track[]; // of no side: so many of so many
  figures: readonly Track[]; // a side's own number, or one whose end is hidden
}

export function trackKinds(tracks: readonly Track[]): TrackKinds {
  const kind = (track: Track, i: number): keyof TrackKinds => {
    if (track.certain) return "figures";
    const alone = !tracks.some((other) => other.id === track.id && other.side !== track.side);
    if (track.side) return track.size === 1 && alone ? "held" : "figures";
    return i === 0 && track.size > 1 && track.size <= LONGEST_ROW ? "rows" : "scores";
  };
  const kinds = tracks.map(kind);
  const of = (wanted: keyof TrackKinds) => tracks.filter((_, i) => kinds[i] === wanted);
  return { rows: of("rows"), held: of("held").filter((track) => track.value > 0), scores: of("scores"), figures: of("figures") };
}

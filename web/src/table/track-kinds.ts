/** What a track is shown as, which its figures alone decide, and what its boxes and marks stand for. */
import type { Track } from "../api/types";

const LONGEST_ROW = 12;

export interface TrackKinds {
  rows: readonly Track[]; // time, which comes first: a row of boxes
  held: readonly Track[]; // one box, of one side: something that it holds
  levels: readonly Track[]; // a score whose amounts have names
  scores: readonly Track[]; // of no side: so many of so many
  figures: readonly Track[]; // a side's own number, or one whose end is hidden
}

export function trackKinds(tracks: readonly Track[]): TrackKinds {
  const kind = (track: Track, i: number): keyof TrackKinds => {
    if (levelsOf(track).length > 0) return "levels";
    if (track.certain) return "figures";
    const alone = !tracks.some((other) => other.id === track.id && other.side !== track.side);
    if (track.side) return track.size === 1 && alone ? "held" : "figures";
    return i === 0 && track.size > 1 && (track.size <= LONGEST_ROW || isCalendar(track)) ? "rows" : "scores";
  };
  const kinds = tracks.map(kind);
  const of = (wanted: keyof TrackKinds) => tracks.filter((_, i) => kinds[i] === wanted);
  return { rows: of("rows"), held: of("held").filter((track) => track.value > 0), levels: of("levels"), scores: of("scores"), figures: of("figures") };
}

/** Figures of the same name together: those of both sides stand beside each other. */
export function bySide(figures: readonly Track[]): (readonly [Track, ...Track[]])[] {
  const [first, ...rest] = figures;
  if (!first) return [];
  const same = first.certain ? [] : rest.filter(({ id }) => id === first.id);
  return [[first, ...same], ...bySide(rest.filter((track) => !same.includes(track)))];
}

/** Days with their parts: its boxes have names, "16-1" the first part of the 16th. */
export function isCalendar(track: Track): boolean {
  return track.id === "calendar";
}

export interface Day {
  name: string;
  boxes: readonly number[];
}

/** The boxes of a calendar by day; `name` tells what is written in a box. */
export function daysOf(track: Track, name: (box: number) => string): Day[] {
  const days = new Map<string, number[]>();
  for (let box = 1; box <= track.size; box++) {
    const day = name(box).replace(/-[^-]*$/, "");
    days.set(day, [...(days.get(day) ?? []), box]);
  }
  return [...days].map(([day, boxes]) => ({ name: day, boxes }));
}

export interface Level {
  from: number;
  to: number; // the first value of the next level, or the end of the track
  name: string;
}

/** The levels that a track is marked with (`level:25:draw`: from 25 on it is a draw), lowest first. */
export function levelsOf({ marks = [], size }: Track): Level[] {
  const found = marks.flatMap((mark) => {
    const [, from, name] = /^level:(-?\d+):(.+)$/.exec(mark) ?? [];
    return from !== undefined && name !== undefined ? [{ from: Number(from), name }] : [];
  });
  const sorted = found.sort((a, b) => a.from - b.from);
  return sorted.map((level, i) => ({ ...level, to: sorted[i + 1]?.from ?? Math.max(size, level.from) }));
}

/** The level that a value has reached, and the next one. */
export function levelAt(levels: readonly Level[], value: number): { now: Level | null; next: Level | null } {
  return { now: levels.filter(({ from }) => from <= value).at(-1) ?? null, next: levels.find(({ from }) => from > value) ?? null };
}

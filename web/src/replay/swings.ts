/** How the chances went: where turns begin, and where the game turned. */
import type { GraphPoint, Passage } from "../api/types";

export interface Swing {
  entry: number;
  points: number; // of the first side's chance to win, of a hundred
}

const MOST = 5;
const LEAST = 4; // points; less turns nothing
const APART = 0.02; // of the game's length between two turning points

/** What changed for the first side between two entries. */
export function swingAt(points: readonly GraphPoint[], from: number, to: number): number {
  const [before, after] = [points[from], points[to]];
  return before && after ? (after.chance - before.chance) * 100 : 0;
}

/** The largest swings in the order of the game. */
export function turningPoints(points: readonly GraphPoint[]): Swing[] {
  const swings = judged(points)
    .slice(1)
    .map(({ entry }) => ({ entry, points: swingAt(points, entry - 1, entry) }))
    .filter((swing) => Math.abs(swing.points) >= LEAST)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
  const chosen: Swing[] = [];
  for (const { entry, points: size } of swings) {
    if (chosen.every((other) => Math.abs(other.entry - entry) > points.length * APART)) chosen.push({ entry, points: size });
    if (chosen.length === MOST) break;
  }
  return chosen.sort((a, b) => a.entry - b.entry);
}

/** The side that moved: of a roll, the one whose action led to it. */
export function moverAt(log: readonly Passage[], entry: number): string {
  return log.slice(0, entry).filter(({ side }) => side).at(-1)?.side ?? "";
}

/** From where on the chances mean something: while units are set up, a half-empty map is no judgement of the game. */
export function judged(points: readonly GraphPoint[]): readonly GraphPoint[] {
  const first = points.findIndex((point) => point.turn > 0);
  return first > 0 ? points.slice(first) : points;
}

export interface Stretch {
  turn: number;
  from: number;
  length: number; // in entries
}

/** The turns, one after another, with how many entries each takes. */
export function turnsOf(points: readonly GraphPoint[]): Stretch[] {
  const found: Stretch[] = [];
  for (const { entry, turn } of points) {
    const last = found.at(-1);
    if (last && last.turn === turn) last.length = entry - last.from;
    else {
      if (last) last.length = entry - last.from;
      found.push({ turn, from: entry, length: 0 });
    }
  }
  return found;
}

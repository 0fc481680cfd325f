import { describe, expect, it } from "vitest";
import type { Passage } from "../api/types";
import { judged, moverAt, turningPoints, turnsOf } from "./swings";

const point = (entry: number, turn: number, chance: number) => ({ entry, turn, chance });
const GAME = [point(0, 0, 0.5), point(1, 0, 0.01), point(2, 1, 0.5), point(3, 1, 0.7), ...Array.from({ length: 60 }, (_, i) => point(4 + i, 2, i < 40 ? 0.7 : 0.45))];

describe("the chances over a game", () => {
  it("turn where the largest swings are, but not while units are set up", () => {
    const found = turningPoints(GAME);
    expect(found.map((swing) => swing.entry)).toEqual([3, 44]);
    expect(found.map((swing) => Math.round(swing.points))).toEqual([20, -25]);
  });

  it("turn by whoever moved, also where the dice did", () => {
    const log = ["us", "de", "", "us"].map((side, i): Passage => ({ entry: i + 1, side, forced: false, lines: [] }));
    expect([1, 2, 3, 4].map((entry) => moverAt(log, entry))).toEqual(["us", "de", "de", "us"]);
    expect(moverAt([], 1)).toBe("");
  });

  it("are judged from the first turn on", () => {
    expect(judged(GAME)[0]?.entry).toBe(2);
    expect(judged([point(0, 0, 0.5), point(1, 0, 0.6)])).toHaveLength(2); // a game without turns
  });

  it("lie in stretches of turns", () => {
    expect(turnsOf(GAME)).toEqual([
      { turn: 0, from: 0, length: 2 },
      { turn: 1, from: 2, length: 2 },
      { turn: 2, from: 4, length: 59 },
    ]);
  });
});

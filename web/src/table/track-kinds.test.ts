import { expect, test } from "vitest";
import type { Track } from "../api/types";
import { daysOf, levelAt, levelsOf, trackKinds } from "./track-kinds";

const track = (id: string, value: number, size: number, more: Partial<Track> = {}): Track => ({ id, value, size, ...more });
const ids = (...tracks: Track[]) => Object.fromEntries(Object.entries(trackKinds(tracks)).map(([kind, some]) => [kind, some.map(({ id }: Track) => id)]));

test("time comes first, then what is held, the score, and each side's own figures", () => {
  const [turn, vp] = [track("turn", 1, 7), track("vp", 2, 10)];
  const [holds, air, actions] = [track("lead", 1, 1, { side: "al" }), track("air", 2, 2, { side: "al" }), track("ap", 0, 4, { certain: 3, side: "al" })];
  expect(ids(turn, holds, vp, air, actions)).toEqual({ rows: ["turn"], held: ["lead"], levels: [], scores: ["vp"], figures: ["air", "ap"] });
});

test("what both sides have is held by neither", () => {
  expect(ids(track("air", 1, 1, { side: "al" }), track("air", 0, 2, { side: "ge" }))).toMatchObject({ held: [], figures: ["air", "air"] });
});

test("nobody holds what has no value; a long row is a figure", () => {
  expect(ids(track("turn", 1, 30), track("lead", 0, 1, { side: "al" }))).toEqual({ rows: [], held: [], levels: [], scores: ["turn"], figures: [] });
});

test("a calendar is a row however long it is: its boxes stand by days", () => {
  const calendar = track("calendar", 4, 5);
  expect(ids(track("calendar", 4, 19)).rows).toEqual(["calendar"]);
  const names = ["16-1", "16-2", "17-1", "17-2", "18"];
  expect(daysOf(calendar, (box) => names[box - 1] ?? "")).toEqual([
    { name: "16", boxes: [1, 2] },
    { name: "17", boxes: [3, 4] },
    { name: "18", boxes: [5] },
  ]);
});

test("a score with levels: which one it has reached, and which comes next", () => {
  const vp = track("vp", 27, 60, { marks: ["level:40:decisive", "level:0:defeat", "gold", "level:25:draw"], side: "ge" });
  const levels = levelsOf(vp);
  expect(ids(vp).levels).toEqual(["vp"]);
  expect(levels.map(({ from, to, name }) => [from, to, name])).toEqual([
    [0, 25, "defeat"],
    [25, 40, "draw"],
    [40, 60, "decisive"],
  ]);
  expect([levelAt(levels, 27).now?.name, levelAt(levels, 27).next?.name]).toEqual(["draw", "decisive"]);
  expect([levelAt(levels, 25).now?.name, levelAt(levels, 24).now?.name, levelAt(levels, 99).next]).toEqual(["draw", "defeat", null]);
  expect(levelAt(levels, -1).now).toBeNull();
});

import { expect, test } from "vitest";
import type { Track } from "../api/types";
import { trackKinds } from "./track-kinds";

const track = (id: string, value: number, size: number, more: Partial<Track> = {}): Track => ({ id, value, size, ...more });
const ids = (...tracks: Track[]) => Object.fromEntries(Object.entries(trackKinds(tracks)).map(([kind, some]) => [kind, some.map(({ id }: Track) => id)]));

test("time comes first, then what is held, the score, and each side's own figures", () => {
  const [turn, vp] = [track("turn", 1, 7), track("vp", 2, 10)];
  const [holds, air, actions] = [track("lead", 1, 1, { side: "al" }), track("air", 2, 2, { side: "al" }), track("ap", 0, 4, { certain: 3, side: "al" })];
  expect(ids(turn, holds, vp, air, actions)).toEqual({ rows: ["turn"], held: ["lead"], scores: ["vp"], figures: ["air", "ap"] });
});

test("what both sides have is held by neither", () => {
  expect(ids(track("air", 1, 1, { side: "al" }), track("air", 0, 2, { side: "ge" }))).toMatchObject({ held: [], figures: ["air", "air"] });
});

test("nobody holds what has no value; a long row is a figure", () => {
  expect(ids(track("turn", 1, 30), track("lead", 0, 1, { side: "al" }))).toEqual({ rows: [], held: [], scores: ["turn"], figures: [] });
});

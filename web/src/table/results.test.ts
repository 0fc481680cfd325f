import { expect, test } from "vitest";
import type { Result } from "../api/types";
import { certain, columns, compared, cut, headline, isSpread, outcomes, tellsItself } from "./results";

const result = (label: string, ways: number, of = 36): Result => ({ label, ways, of, low: 0, high: 0 });
const roll = (...results: Result[]) => [{ purpose: "assault", rule: "", results }];
const ASSAULT = [result("cp-1", 6), result("cp-4", 12), result("failed", 18)];

test("a label may carry a number", () => {
  expect(cut("cp-12")).toEqual({ stem: "cp", number: 12 });
  expect(cut("failed")).toEqual({ stem: "failed", number: null });
  expect(cut("re-roll")).toEqual({ stem: "re-roll", number: null });
});

test("what does not fail succeeds, more or less", () => {
  const [won, lost] = outcomes(ASSAULT);
  expect(won).toMatchObject({ name: "succeeded", chance: 0.5, mean: "cp-3", parts: [{ number: 1 }, { number: 4 }] });
  expect(lost).toMatchObject({ name: "failed", chance: 0.5, mean: "" });
  expect(outcomes([result("wiped_out", 1), ...ASSAULT])[0]).toMatchObject({ name: "succeeded", mean: "", parts: { length: 3 } });
});

test("results that differ in a number are one outcome", () => {
  expect(outcomes([result("hits-1", 9), result("hits-2", 9), result("none", 18)])).toMatchObject([{ name: "hits", chance: 0.5, mean: "hits-1.5" }, { name: "none" }]);
});

test("the headline is the best outcome of whoever looks", () => {
  expect(headline(roll(...ASSAULT))?.chance).toBe(0.5);
  expect(headline(roll(result("failed", 24), result("cp-2", 6), result("cp-9", 6)))).toMatchObject({ name: "failed", chance: 24 / 36 });
  expect(headline(roll(result("hit", 10), result("miss", 26)))).toMatchObject({ name: "hit", chance: 10 / 36 });
  expect(headline(roll(result("hits-0", 10), result("hits-1", 26)))).toMatchObject({ name: "succeeded", chance: 26 / 36 });
  expect(headline([])).toBeNull();
});

test("what cannot come is left out", () => {
  expect(outcomes([result("cp-1", 0), result("failed", 36)]).map(({ name }) => name)).toEqual(["failed"]);
});

test("several rolls are compared by one outcome, also where it is sure or cannot come", () => {
  const [hopeless, doubtful, sure] = [roll(result("failed", 36)), roll(...ASSAULT), roll(result("cp-5", 36))];
  expect(compared([hopeless, doubtful, sure, []])).toMatchObject({ outcome: { name: "succeeded" }, chances: [0, 0.5, 1, null] });
  expect(compared([[], []])).toBeNull();
});

test("where results have an order, the best that all rolls can have counts with those above it", () => {
  const weak = roll(result("dr", 12), result("bl1", 12), result("al1", 12));
  const strong = roll(result("dr2", 6), result("dr", 12), result("bl1", 18));
  expect(compared([weak, strong])).toMatchObject({ outcome: { name: "dr" }, chances: [1 / 3, 0.5] });
  expect(compared([strong, weak])).toMatchObject({ outcome: { name: "dr" }, chances: [0.5, 1 / 3] });
  expect(compared([roll(result("al1", 36)), strong])?.chances).toEqual([0, 1 / 6]);
});

test("amounts from nothing up are columns, the smallest first, what has no number last", () => {
  const found = columns([result("destroyed", 2, 10), result("hits-1", 5, 10), result("hits-0", 3, 10)]);
  expect(found).toEqual([
    { label: "hits-0", number: 0, chance: 0.3 },
    { label: "hits-1", number: 1, chance: 0.5 },
    { label: "destroyed", number: null, chance: 0.2 },
  ]);
  expect([isSpread([result("hits-0", 3), result("hits-1", 4)]), isSpread(ASSAULT), isSpread([result("hit", 3), result("miss", 4)])]).toEqual([true, false, false]);
  expect(outcomes([result("hits-1", 5, 10), result("destroyed", 2, 10), result("hits-0", 3, 10)])).toMatchObject([{ name: "succeeded", chance: 0.7 }, { name: "failed", chance: 0.3 }]);
});

test("rolls that hang on others come after those that are made whatever comes", () => {
  const [sure] = roll(result("hits-1", 18), result("hits-0", 18));
  const [perhaps] = roll(result("hits-1", 9), result("hits-0", 9));
  if (!sure || !perhaps) throw new Error();
  expect(certain([sure, sure, perhaps, sure])).toEqual({ now: [sure, sure], later: [perhaps, sure] });
  expect(certain([perhaps])).toEqual({ now: [perhaps], later: [] });
  expect(certain([sure, sure, sure, sure]).later).toHaveLength(1);
});

test("several ways to roll, or what a chain of rolls comes to, are told by what is put together", () => {
  const named = (...purposes: string[]) => purposes.map((purpose) => ({ purpose, rule: "", results: [result("hit", 1)] }));
  const dice = named("attack", "defence");
  expect([[], named("attack"), named("normal"), named("normal", "suppressive")].map((told) => tellsItself(told, dice))).toEqual([false, false, true, true]);
});

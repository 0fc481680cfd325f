import { expect, test } from "vitest";
import type { Result } from "../api/types";
import { compared, cut, headline, outcomes } from "./results";

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

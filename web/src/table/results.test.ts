import { expect, test } from "vitest";
import type { Result } from "../api/types";
import { cut, headline, outcomes } from "./results";

const result = (label: string, ways: number, of = 36): Result => ({ label, ways, of, low: 0, high: 0 });
const roll = (...results: Result[]) => [{ purpose: "assault", rule: "", results }];
const ASSAULT = [result("cp-1", 6), result("cp-4", 12), result("failed", 18)];

test("a label may carry a number", () => {
  expect(cut("cp-12")).toEqual({ stem: "cp", number: 12 });
  expect(cut("failed")).toEqual({ stem: "failed", number: null });
  expect(cut("re-roll")).toEqual({ stem: "re-roll", number: null });
});

test("results that differ in a number are one outcome", () => {
  const [won, lost] = outcomes(ASSAULT);
  expect(won).toMatchObject({ stem: "cp", chance: 0.5, parts: [{ number: 1 }, { number: 4 }] });
  expect(won?.mean).toBeCloseTo(3);
  expect(lost).toMatchObject({ stem: "failed", chance: 0.5, mean: null });
});

test("the headline is the best outcome of whoever looks", () => {
  expect(headline(roll(...ASSAULT))?.chance).toBe(0.5);
  expect(headline(roll(result("failed", 24), result("cp-2", 6), result("cp-9", 6)))).toMatchObject({ stem: "failed", chance: 24 / 36 });
  expect(headline(roll(result("hit", 10), result("miss", 26)))).toMatchObject({ stem: "hit", chance: 10 / 36 });
  expect(headline([])).toBeNull();
});

test("what cannot come is left out", () => {
  expect(outcomes([result("cp-1", 0), result("failed", 36)]).map(({ stem }) => stem)).toEqual(["failed"]);
});

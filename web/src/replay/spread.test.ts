import { expect, it } from "vitest";
import { spreadOf } from "./spread";

const alike = (dice: number[], chance: number) => spreadOf(dice, chance)?.totals.filter((one) => one.alike).map((one) => one.total);

it("finds the totals that had the same result, from below and from above", () => {
  expect(alike([5, 4], 26 / 36)).toEqual([6, 7, 8, 9, 10, 11, 12]);
  expect(alike([2, 3], 10 / 36)).toEqual([2, 3, 4, 5]);
  expect(alike([3], 1 / 2)).toEqual([1, 2, 3]);
  expect(spreadOf([5, 4], 26 / 36)).toMatchObject({ rolled: 9, alike: 26, of: 36 });
});

it("is sure of the rolled total only where the chance fits from both ends", () => {
  expect(alike([3, 3], 30 / 36)).toEqual([6]);
});

it("shows nothing of dice whose total decides nothing", () => {
  expect(spreadOf([3, 4], 0.123)).toBeNull();
  expect(spreadOf([9, 4], 0.5)).toBeNull();
  expect(spreadOf([3, 4], null)).toBeNull();
  expect(spreadOf([], 1)).toBeNull();
});

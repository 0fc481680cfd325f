import { expect, test } from "vitest";
import type { Choice } from "../api/types";
import { keysOf } from "./keys";

const choice = (verb: string): Choice => ({ action: verb, verb, args: [], text: { id: verb } });
const keys = (...verbs: string[]) => verbs.map((verb) => keysOf(verbs.map(choice)).get(verb));

test("the same verb has the same key in every game", () => {
  expect(keys("end")).toEqual(["E"]);
  expect(keys("shoot", "pass")).toEqual(["F", "P"]);
});

test("other verbs get a letter of their own that the page does not use", () => {
  expect(keys("keep", "reroll")).toEqual(["K", "R"]);
  expect(keys("leave", "done")).toEqual(["A", "D"]);
});

test("where no letter is left, a number", () => {
  expect(keys("fuel")).toEqual(["1"]);
});

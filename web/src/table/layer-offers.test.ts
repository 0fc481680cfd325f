import { expect, test } from "vitest";
import { offersOf } from "./layer-offers";

const SIDES = ["german", "allied"];

test("a game offers the overlays that it can tell", () => {
  expect(offersOf({ los: ["a", "b"], field: ["unit"], supply: [] }, SIDES, "german")).toEqual([
    { name: "los", side: "" },
    { name: "supply", side: "" },
  ]);
  expect(offersOf({}, SIDES, "german")).toEqual([]);
});

test("one that is told for each side is offered once a side, one's own first", () => {
  expect(offersOf({ supply: ["side"] }, SIDES, "allied").map(({ side }) => side)).toEqual(["allied", "german"]);
  expect(offersOf({ supply: ["side"] }, SIDES, "").map(({ side }) => side)).toEqual(["german", "allied"]);
});

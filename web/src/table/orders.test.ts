import { expect, test } from "vitest";
import { ordersOnMap } from "./orders";

test("a word after the choice of a piece is an order, a place is not", () => {
  const aims = [{ actions: ["use a", "advance", "to 0101"], place: "0101" }, { actions: ["use a", "fire", "target b"], piece: "b" }];
  expect([...ordersOnMap({ aims }, "use a")]).toEqual(["advance", "fire"]);
  expect(ordersOnMap({ aims: [{ actions: ["move a", "to C5", "stop"], place: "C5" }] }, "move a").size).toBe(0);
  expect(ordersOnMap({ aims: [{ actions: ["use a", "rest"] }] }, "use a").size).toBe(0);
});

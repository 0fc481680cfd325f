import { expect, it } from "vitest";
import type { Face } from "../api/types";
import { gathered, holdsChits } from "./hands";

const face = (kind: string, nation: string, symbol = "chit"): [string, Face] => [kind, { kind, name: kind, nation, symbol }];
const faces = new Map([face("first", "heer"), face("second", "us"), face("check", ""), face("tank", "heer", "armour")]);

it("puts equal chits together, by side, nobody's last", () => {
  expect(gathered(["check", "first", "second", "first", "check"], faces)).toEqual([
    { kind: "first", count: 2 },
    { kind: "second", count: 1 },
    { kind: "check", count: 2 },
  ]);
  expect(gathered([], faces)).toEqual([]);
});

it("knows chits from cards", () => {
  expect(holdsChits({ seat: "", id: "cup", count: 1, shown: ["first"] }, faces)).toBe(true);
  expect(holdsChits({ seat: "", id: "hand", count: 2, shown: ["tank", "a card"] }, faces)).toBe(false);
  expect(holdsChits({ seat: "", id: "hand", count: 2 }, faces)).toBe(false);
});

import { expect, test } from "vitest";
import type { Arg, Choice, Piece } from "../api/types";
import { foldNumbers, type Known, optionsOf, sortChoices } from "./lit";

const arg = (kind: string, name: string): Arg => ({ kind, name });
const choice = (verb: string, ...args: Arg[]): Choice => ({ action: [verb, ...args.map(({ name }) => name)].join(" "), verb, args, text: { id: verb } });
const piece = (id: string, side: string, place: string): Piece => ({ id, kind: id, side, place });
const KNOWN: Known = {
  side: "al",
  pieces: new Map([piece("tank", "al", "7"), piece("guns", "al", "B"), piece("foot", "al", "B"), piece("foe", "ge", "7")].map((one) => [one.id, one])),
  places: new Set(["7", "8", "A", "B"]),
  boxes: [
    { id: "north", side: "al", pieces: ["guns", "foot"] },
    { id: "B", side: "al", pieces: ["guns", "foot"] },
  ],
  cards: new Set(["raid"]),
};
const sorted = (...choices: Choice[]) => sortChoices(choices, KNOWN);

test("a choice is found by every thing that it names", () => {
  const [move, hit, play, end] = [choice("move", arg("unit", "tank"), arg("sector", "8")), choice("hit", arg("unit", "foe")), choice("play", arg("card", "raid")), choice("end")];
  const found = sorted(move, hit, play, end);
  expect(found.acting.get("tank")).toEqual([move]);
  expect(found.places.get("8")).toEqual([move]);
  expect(found.targets.get("foe")).toEqual([hit]);
  expect(found.cards.get("raid")).toEqual([play]);
  expect(found.buttons).toEqual([end]);
});

test("a number names no piece and no place", () => {
  const bid = choice("bid", arg("number", "7"));
  expect(sorted(bid)).toMatchObject({ buttons: [bid], places: new Map() });
});

test("a box that is named stands for all of its pieces", () => {
  const put = choice("put", arg("name", "north"));
  const found = sorted(put);
  expect([...found.acting.keys()]).toEqual(["guns", "foot"]);
  expect(found.groups.get("foot")).toEqual(["guns", "foot"]);
});

test("where a place has the name of a box, a group is meant only if it says so", () => {
  expect([...sorted(choice("go", arg("zone", "B"))).places.keys()]).toEqual(["B"]);
  expect([...sorted(choice("put", arg("group", "B"), arg("zone", "A"))).places.keys()]).toEqual(["A"]);
});

test("many numbers are a list, a few are buttons", () => {
  const bids = (count: number) => Array.from({ length: count }, (_, i) => choice("bid", arg("number", String(i))));
  const pass = choice("pass");
  expect(foldNumbers([...bids(8), pass])).toMatchObject({ lists: [], plain: { length: 9 } });
  expect(foldNumbers([...bids(9), pass])).toEqual({ lists: [bids(9)], plain: [pass] });
});

test("answers stand below each other where they are few and none is on the map", () => {
  const [none, raid, guns, go] = [choice("none"), choice("support", arg("arm", "air")), choice("with", arg("unit", "tank")), choice("go", arg("sector", "8"))];
  const options = (...choices: Choice[]) => optionsOf(choices, sorted(...choices));
  expect(options(none, raid, guns)).toEqual([none, raid, guns]);
  expect(options(none)).toEqual([]);
  expect(options(none, go)).toEqual([]);
});

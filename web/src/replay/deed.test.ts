import { expect, it } from "vitest";
import type { Passage, Piece, Table, Text } from "../api/types";
import { deedOf } from "./deed";

const PLACES = new Set(["A1", "A2", "B1", "B2"]);
const piece = (id: string, place: string, facing = "N"): Piece => ({ id, kind: id.replace(/_\d+$/, ""), side: id.slice(0, 2), place, facing });
const board = (...pieces: Piece[]): Table => ({ game: "g", scenario: "s", map: "m", seat: "us", sides: ["us", "de"], pieces });
const told = (entry: number, args: Text["args"], side = "us"): Passage => ({ entry, side, forced: false, lines: [{ text: { id: "x", args: args ?? [] }, rule: "" }] });

const BEFORE = board(piece("us_tank_1", "A1"), piece("us_tank_2", "A2"), piece("de_gun_1", "B2"));

it("sees who fires at whom in what the log says, and who is no more", () => {
  const aim = told(8, [["target", "@g-de_gun"], ["hex", "B2"], ["firers", "@g-us_tank A1 @g-us_tank A2"]]);
  const roll = told(9, [["unit", "@g-de_gun"], ["hex", "B2"]], "");
  const after = board(piece("us_tank_1", "A1"), piece("us_tank_2", "A2"));
  expect(deedOf([roll, aim], BEFORE, after, PLACES)).toEqual({ actors: ["us_tank_1", "us_tank_2"], target: "de_gun_1", goal: "B2", moved: [], lost: ["B2"] });
});

it("leaves out an aim at something else", () => {
  const aim = told(3, [["hex", "A2"], ["firers", "@g-de_gun B2"]]);
  expect(deedOf([told(9, [["hex", "B1"]], ""), aim], BEFORE, BEFORE, PLACES)).toMatchObject({ actors: [], goal: "" });
});

it("sees what moves, turns and comes in on the board itself", () => {
  const after = board(piece("us_tank_1", "B1"), piece("us_tank_2", "A2", "S"), piece("de_gun_1", "B2"), piece("us_tank_3", "A1"));
  const deed = deedOf([told(4, [["unit", "@g-us_tank"], ["origin", "A1"], ["hex", "B1"]])], BEFORE, after, PLACES);
  expect(deed.actors).toEqual(["us_tank_1", "us_tank_3", "us_tank_2"]);
  expect(deed.moved[0]).toMatchObject({ from: "A1", to: "B1" });
  expect(deed.goal).toBe("");
});

import { expect, test } from "vitest";
import type { Choice, Pairing } from "../api/types";
import { answersOf, firers } from "./pairings";

const pairing = (piece: string, target: string, kind: string, why = "why", rule = "9.5"): Pairing => ({ piece, target, kind, text: { id: why }, rule });
const choice = (action: string): Choice => {
  const [verb = "", ...names] = action.split(" ");
  return { action, verb, args: names.map((name) => ({ kind: "unit", name })), text: { id: "x" } };
};

test("rows stand by who fires, what is chosen first; targets that are barred alike share a row", () => {
  const found = firers([
    pairing("g1", "a1", "barred"),
    pairing("g1", "a2", "may"),
    pairing("", "a1", "may"),
    pairing("g1", "a3", "chosen"),
    pairing("g1", "a4", "barred"),
    pairing("g1", "a5", "barred", "other"),
    pairing("g1", "a6", "may"),
  ]);
  expect(found.map(({ piece }) => piece)).toEqual(["g1", ""]);
  expect(found[0]?.rows.map(({ kind, targets }) => [kind, ...targets])).toEqual([
    ["chosen", "a3"],
    ["may", "a2"],
    ["may", "a6"],
    ["barred", "a1", "a4"],
    ["barred", "a5"],
  ]);
});

test("two shots of the artillery at one target are two rows", () => {
  expect(firers([pairing("", "a1", "chosen"), pairing("", "a1", "chosen")])[0]?.rows.length).toBe(2);
});

test("a row stands for the answer that names both, or the target alone where nobody else is named", () => {
  const firing = new Set(["g1", "g2"]);
  const row = (piece: string, target: string, kind = "may") => ({ piece, targets: [target], kind, nth: 0 });
  const both = [choice("fire g1 a1"), choice("fire g2 a1"), choice("done")];
  expect(answersOf(both, row("g1", "a1"), firing).map(({ action }) => action)).toEqual(["fire g1 a1"]);
  expect(answersOf(both, row("", "a1"), firing)).toEqual([]);
  const shot = [choice("shell a1"), choice("shell a2")];
  expect(answersOf(shot, row("", "a1"), firing).map(({ action }) => action)).toEqual(["shell a1"]);
  expect(answersOf(shot, row("g1", "a2"), firing).map(({ action }) => action)).toEqual(["shell a2"]);
  expect(answersOf(shot, row("", "a1", "barred"), firing)).toEqual([]);
  expect(answersOf(shot, row("", "a1", "chosen"), firing)).toEqual([]);
  const joins = [choice("with g1"), choice("with_guns g1"), choice("with g2")];
  const second = { ...row("g1", "a1"), nth: 1 };
  expect([row("g1", "a1"), second].map((one) => answersOf(joins, one, firing).map(({ action }) => action))).toEqual([["with g1"], ["with_guns g1"]]);
});

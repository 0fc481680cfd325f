import { beforeEach, expect, test, vi } from "vitest";
import type { Advised, Arg, Choice, Hint, Sheet, TableState } from "../api/types";
import type { Desk } from "./desk";

// The page's own code over a service that answers from here.
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("sessionStorage", { getItem: () => null, setItem: () => undefined });
const { Desk: RealDesk } = await import("./desk");
const { adviceWays, adviceWords, briefWords, moveWords, spokenAdvice } = await import("./advice");
const { showHint } = await import("./commands");
const { thinkingWords } = await import("./prompt");

const arg = (kind: string, name: string): Arg => ({ kind, name });
const choice = (verb: string, ...args: Arg[]): Choice => ({ action: [verb, ...args.map(({ name }) => name)].join(" "), verb, args, text: { id: [verb, ...args.map(({ name }) => name)].join("-") } });
const to = (place: string) => choice("to", arg("hex", place));
const move = (chance: number | null, ...choices: Choice[]): Advised => ({ actions: choices.map(({ action }) => action), text: choices[0]?.text ?? { id: "" }, choices, chance });
const SHEET: Sheet = { id: "m", grid: "hex", places: ["7", "8", "9"].map((id) => ({ id, x: 0, y: 0 })), links: [], provenance: "" };
const BEST = move(0.62, choice("enter", arg("unit", "tank_1")), to("7"), to("8"));
const HINT: Hint = { ...BEST, reply: { seat: "ge", choices: [choice("fire", arg("unit", "tank_1"))] }, others: [move(0.58, choice("end")), move(0.5, to("9"))] };

let asked: number;
let answer: Hint;

function seated(kinds: readonly ("person" | "machine")[] = ["person", "machine"], whose = "al"): Desk {
  const desk = new RealDesk("t");
  const seats = ["al", "ge"].map((seat, i) => ({ seat, side: seat, name: "", kind: kinds[i], level: "marshal", you: seat === "al" }));
  const ask = { number: 1, seats: [whose], mine: whose === "al", prompt: { id: "p" }, rule: "", scope: -1, choices: [], forecast: {}, suggestion: false };
  desk.sheet.value = SHEET;
  desk.state.value = { table: "t", version: 1, game: "g", you: { seats: ["al"], eyes: "al" }, seats, ask, entries: 0 } as unknown as TableState;
  return desk;
}

beforeEach(() => {
  [asked, answer] = [0, HINT];
  vi.stubGlobal("fetch", () => {
    asked += 1;
    return Promise.resolve(new Response(JSON.stringify(answer), { headers: { "Content-Type": "application/json" } }));
  });
});

test("a way over the map is told by where it ends", () => {
  const desk = seated();
  expect(moveWords(desk, [choice("enter", arg("unit", "tank_1")), to("7"), to("8"), choice("face", arg("facing", "N"))])).toBe("enter-tank_1 · to-8 · face-N");
  const joined = [choice("join", arg("unit", "a")), choice("join", arg("unit", "b"))];
  expect(moveWords(desk, joined)).toBe("join-a · join-b");
});

test("where several go, one after the other, is told once", () => {
  const desk = seated();
  const column = ["a", "b", "c"].flatMap((name) => [choice("move", arg("unit", name)), to("7"), to("8")]);
  expect(moveWords(desk, [...column, choice("move", arg("unit", "d")), to("9")])).toBe("move-a · move-b · move-c · to-8 · move-d · to-9");
  expect(moveWords(desk, [choice("move", arg("unit", "a")), to("8"), choice("face", arg("facing", "N")), choice("move", arg("unit", "b")), to("8")])).toBe("move-a · to-8 · face-N · move-b · to-8");
});

test("of a long move the first steps are told and how many there are more", () => {
  const steps = ["1", "2", "3", "4", "5", "6", "7"];
  expect(briefWords(steps)).toBe("1 · 2 · 3 · 4 · 5 · 6 · 7"); // "1 more" is no shorter
  expect(briefWords([...steps, "8"])).toBe("1 · 2 · 3 · 4 · 5 · 6 · table-advice-more count=2");
});

test("a piece is told by where it stands, unless it will have moved", () => {
  const desk = seated();
  desk.state.value = { ...desk.state.value, view: { pieces: [{ id: "tank_1", kind: "tank", side: "al", place: "7" }] } } as TableState;
  expect(moveWords(desk, [choice("move", arg("unit", "tank_1")), to("9")])).toBe("move-tank_1 (7) · to-9");
  expect(moveWords(desk, [choice("fire", arg("unit", "tank_1"))], ["tank_1"])).toBe("fire-tank_1");
});

test("on the map every piece of a move goes its own way", () => {
  const desk = seated();
  const pieces = [["a", "7"], ["b", "7"], ["c", "9"]].map(([id, place]) => ({ id, kind: "tank", side: "al", place }));
  desk.state.value = { ...desk.state.value, view: { pieces } } as TableState;
  const unit = (verb: string, name: string) => choice(verb, arg("unit", name));
  const impulse = [unit("move", "a"), to("8"), to("9"), unit("move", "b"), to("8"), choice("assault", arg("hex", "9")), unit("point", "a")];
  expect(adviceWays(desk, impulse)).toEqual([["7", "9"], ["7", "8"], ["9", "9"]]);
  expect(adviceWays(desk, [unit("move", "a"), unit("with", "b"), to("9")])).toEqual([["7", "9"]]); // a stack
  expect(adviceWays(desk, [unit("fire", "c"), unit("with", "a")])).toEqual([["9", "7"]]);
  expect(adviceWays(desk, [unit("enter", "new"), to("7"), to("8")])).toEqual([["7", "8"]]);
  expect(adviceWays(desk, [choice("end")])).toEqual([]);
});

test("pressed again, a hint goes on to the next best move and asks nobody", async () => {
  const desk = seated();
  await showHint(desk);
  const seen = [];
  for (let i = 0; i < 4; i++) {
    seen.push(desk.advised.value?.chance);
    await showHint(desk);
  }
  expect(seen).toEqual([0.62, 0.58, 0.5, 0.62]);
  expect(asked).toBe(1);
});

test("the reply is told with the best move alone", async () => {
  const desk = seated();
  await showHint(desk);
  expect(adviceWords(desk)).toContain("table-advice-reply");
  expect(spokenAdvice(desk)).toMatch(/^enter-tank_1 · to-8\. table-advice-chance/);
  desk.nth.value = 1;
  expect(adviceWords(desk)).toContain("table-advice-chance");
  expect(adviceWords(desk)).not.toContain("table-advice-reply");
});

test("a suggested set-up has no chances: the hint says what to do", async () => {
  const desk = seated();
  answer = move(null, to("7"));
  await showHint(desk);
  expect([adviceWords(desk), spokenAdvice(desk)]).toEqual(["to-7", "to-7"]);
});

test("advice that comes too late is not shown", async () => {
  const desk = seated();
  const coming = showHint(desk);
  expect(desk.hint.value).toBeNull();
  const state = desk.state.value;
  await desk.settled();
  desk.state.value = { ...state, ask: { ...state?.ask, number: 2 } } as TableState;
  await coming;
  expect([desk.hint.value, desk.advising.value]).toEqual([null, false]);
});

test("a machine that is asked thinks; a person decides", () => {
  const words = (desk: Desk) => desk.state.value && thinkingWords(desk.state.value);
  expect(words(seated(["person", "machine"], "ge"))).toContain("name=table-machine level=Marshal");
  expect(words(seated(["person", "person"], "ge"))).toBe("");
  expect(words(seated())).toBe("");
});

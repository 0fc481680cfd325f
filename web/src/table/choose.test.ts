import { beforeEach, expect, test, vi } from "vitest";
import type { Aim, Arg, Ask, Choice, Piece, ProbeState, Sheet, Table, TableState } from "../api/types";
import type { Desk } from "./desk";

// The page's own code over a service that answers from here.
const quiet = { matches: false, addEventListener: () => undefined };
vi.stubGlobal("matchMedia", () => quiet);
vi.stubGlobal("sessionStorage", { getItem: () => null, setItem: () => undefined });
const { Desk: RealDesk } = await import("./desk");
const { answer, back, click, joins, lit, press, scene, subject } = await import("./choose");
const { promptButtons } = await import("./prompt");
const { options, reckon, rollsOf, standing } = await import("./reckon");

const piece = (id: string, side: string, place: string): Piece => ({ id, kind: id.replace(/_\d$/, ""), side, place });
const arg = (kind: string, name: string): Arg => ({ kind, name });
const choice = (verb: string, ...args: Arg[]): Choice => ({ action: [verb, ...args.map(({ name }) => name)].join(" "), verb, args, text: { id: verb } });
const VIEW: Table = {
  game: "g",
  scenario: "s",
  map: "m",
  seat: "al",
  sides: ["al", "ge"],
  pieces: [piece("tank_1", "al", "7"), piece("tank_2", "al", "7"), piece("gun_1", "al", "8"), piece("foe_1", "ge", "9")],
  boxes: [{ id: "al-A", side: "al", pieces: ["horse_1", "horse_2"] }],
};
const SHEET: Sheet = { id: "m", grid: "area", places: ["7", "8", "9"].map((id) => ({ id, x: 0, y: 0 })), links: [], provenance: "" };
const rolls = (ways: number) => [{ purpose: "fight", rule: "", results: [{ label: "won", ways, of: 10, low: 0, high: 0 }, { label: "lost", ways: 10 - ways, of: 10, low: 0, high: 0 }] }];

let aims: Aim[];
let submitted: string[][];
let probes: Record<string, Partial<ProbeState>>;
let current: TableState | null;

function seated(ask: Partial<Ask>): Desk {
  const desk = new RealDesk("t");
  const asked: Ask = { number: 1, seats: ["al"], mine: true, prompt: { id: "p" }, rule: "", scope: -1, choices: [], forecast: {}, suggestion: false, ...ask };
  const seat = (name: string) => ({ seat: name, side: name, name, kind: "person" as const, you: name === "al" });
  const state = { table: "t", version: 1, game: "g", scenario: "s", you: { seats: ["al"], eyes: "al", curtain: false, host: true }, seats: [seat("al"), seat("ge")], view: VIEW, ask: asked, entries: 0, log: [], log_from: 0, undo: [], take_back: -1, chat: [] };
  desk.sheet.value = SHEET;
  desk.state.value = current = state as unknown as TableState;
  return desk;
}

beforeEach(() => {
  [aims, submitted, probes] = [[], [], {}];
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    const body = init.body ? (JSON.parse(String(init.body)) as { actions: string[] }) : { actions: [] };
    const json = (found: unknown) => Promise.resolve(new Response(JSON.stringify(found), { headers: { "Content-Type": "application/json" } }));
    if (path.includes("/actions")) {
      submitted.push(body.actions);
      return json(current);
    }
    const probe = { number: 1, played: 0, stop: "", view: VIEW, choices: [], forecast: {}, prompt: null, rolls: [], ...probes[body.actions.join()] };
    const found = path.includes("/aims") ? { number: 1, aims, field: {} } : path.includes("/probe") ? probe : { actions: [], refusal: null };
    return json(found);
  });
});

test("only a choice that ends something names what could still act", async () => {
  const [end, roll] = [{ ...choice("end"), final: true }, choice("roll")];
  const desk = seated({ choices: [choice("move", arg("unit", "tank_1")), end, roll] });
  await press(desk, end);
  expect([desk.warned.value, submitted]).toEqual([1, []]);
  await press(desk, roll);
  expect(submitted).toEqual([["roll"]]);
});

test("a click on a piece of a box takes its whole group, and the place completes it", async () => {
  const desk = seated({ choices: [choice("place", arg("group", "al-A"), arg("place", "7")), choice("place", arg("group", "al-A"), arg("place", "8"))] });
  await click(desk, "al-A", "horse_2");
  expect(desk.selection.value).toEqual(["horse_1", "horse_2"]);
  await click(desk, "8", "");
  expect(submitted).toEqual([["place al-A 8"]]);
});

test("a group that is only to be named is the answer", async () => {
  const desk = seated({ choices: [choice("place", arg("group", "al-A"))] });
  await click(desk, "al-A", "horse_1");
  expect(submitted).toEqual([["place al-A"]]);
});

test("pieces of one stack that can go somewhere go together in one list", async () => {
  aims = [{ actions: ["move tank_1", "to 8", "move tank_2", "to 8"], place: "8", value: 1 }];
  const desk = seated({ choices: [choice("move", arg("unit", "tank_1")), choice("move", arg("unit", "tank_2")), choice("move", arg("unit", "gun_1"))] });
  await click(desk, "7", "tank_1");
  expect([joins(desk, "7"), joins(desk, "8")]).toEqual([true, false]);
  await click(desk, "7", "tank_2", joins(desk, "7"));
  expect(desk.selection.value).toEqual(["tank_1", "tank_2"]);
  await click(desk, "8", "");
  expect(submitted).toEqual([aims[0]?.actions]);
});

test("a place that stands for several answers puts them into the prompt", async () => {
  const both = [choice("fight", arg("place", "9")), choice("shell", arg("place", "9"))];
  const desk = seated({ choices: [...both, choice("fight", arg("place", "8"))] });
  await click(desk, "9", "foe_1");
  expect(promptButtons(desk)).toEqual(both);
  back(desk);
  expect(promptButtons(desk)).toEqual([]);
  await click(desk, "9", "");
  await answer(desk, both[1] as Choice);
  expect(submitted).toEqual([["shell 9"]]);
});

test("what two places stand for has a button each, and shows its odds before the dice", async () => {
  const fight = choice("fight", arg("place", "9"));
  probes = { "fight 9": { stop: "chance", rolls: rolls(3) as ProbeState["rolls"] } };
  const desk = seated({ choices: [fight, choice("fight", arg("place", "8"))] });
  expect(promptButtons(desk).map(({ action }) => action)).toEqual(["fight 9", "fight 8"]);
  await answer(desk, fight);
  expect([desk.plan.value?.place, submitted]).toEqual(["9", []]);
});

test("with Shift a piece comes by a place without stopping there", async () => {
  aims = [{ actions: ["move gun_1", "to 7", "to 9", "stop"], place: "9", value: 2 }];
  const desk = seated({ choices: [choice("move", arg("unit", "gun_1"))] });
  await click(desk, "8", "gun_1");
  await click(desk, "9", "", true);
  expect(submitted).toEqual([["move gun_1", "to 7", "to 9"]]);
});

test("a stack that the prompt speaks of is no single piece", () => {
  const at = (place: string) => seated({ scope: 1, prompt: { id: "p", args: [["place", `@g-place-${place}`]] } });
  expect([subject(at("7")), scene(at("7"))]).toEqual(["", "7"]);
  expect(subject(at("8"))).toBe("gun_1");
  expect(subject(seated({ prompt: { id: "p", args: [["unit", "@g-tank"], ["place", "7"]] } }))).toBe("tank_1");
  expect(scene(seated({ prompt: { id: "p", args: [["points", 7]] } }))).toBe("");
});

test("within a plan each answer is laid out with the chance that it makes", async () => {
  const [alone, air] = [choice("alone"), choice("air")];
  const line = { text: { id: "l" }, value: 6, rule: "", side: "al" };
  probes = { alone: { forecast: { lines: [line], rolls: rolls(6) } }, air: { rolls: rolls(9) as ProbeState["rolls"], forecast: { lines: [{ ...line, value: 9 }] } } };
  const desk = seated({ scope: 1, choices: [alone, air], forecast: { lines: [line], rolls: rolls(6) } });
  expect(standing(desk)?.rolls).toEqual(rolls(6));
  await reckon(desk);
  expect(options(desk).map(({ found }) => rollsOf(found)[0]?.results[0]?.ways)).toEqual([6, 9]);
  desk.tried.value = "air";
  expect(standing(desk)).toMatchObject({ lines: [{ value: 9 }], rolls: rolls(9) });
});

test("who waits sees the sum and the chances too", () => {
  const desk = seated({ mine: false, forecast: { lines: [{ text: { id: "l" }, value: 6, rule: "" }], rolls: rolls(4) } });
  expect(standing(desk)).toMatchObject({ lines: [{ value: 6 }], rolls: rolls(4) });
  expect([standing(seated({})), lit(desk).buttons]).toEqual([null, []]);
});

test("a click for a decision that is past says so, and asks what lies on the table now", async () => {
  const desk = seated({ choices: [choice("end")] });
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path.replace(/\?.*/, ""));
    const late = path.includes("/aims");
    const found = late ? { error: { id: "service-moved-on" } } : current;
    return Promise.resolve(new Response(JSON.stringify(found), { status: late ? 409 : 200, headers: { "Content-Type": "application/json" } }));
  });
  await click(desk, "7", "tank_1");
  expect(asked).toEqual(["/api/tables/t/aims", "/api/tables/t"]);
  expect(desk.notice.value?.id).toBe("table-moved-on");
});

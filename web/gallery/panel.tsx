/** The table's panel with a made-up battle under way: steps, who fires at whom, tracks. Where there is no message, its id is shown: here a sentence. */
import "../src/style/parts.css";
import "../src/table/table.css";
import { render } from "preact";
import type { Pairing, Piece, Result, Step, TableState, Track } from "../src/api/types";
import { defs } from "../src/draw/defs";
import { Desk, DeskContext } from "../src/table/desk";
import { Panel } from "../src/table/panel/panel";
import { PhoneOdds } from "../src/table/phone-odds";
import { Standing } from "../src/table/standing";
import { language, load } from "../src/text/voice";
import type { Scene } from "./gallery";

const step = (id: string, rule: string, when: string): Step => ({ text: { id }, rule, when });

const STEPS = [
  step("The defender calls for artillery", "9.31", "done"),
  step("Defensive artillery fires", "9.32", "done"),
  step("The defender fires", "9.33", "done"),
  step("Offensive artillery fires", "9.35", "done"),
  step("The attacker fires", "9.36", "now"),
  step("Losses, and what is left of the defender retreats", "9.37", "later"),
];

/** The hits of so many ten-sided dice that each hit on `most` or less; as many as there are dice destroy. */
function hits(dice: number, most: number): Result[] {
  const ways = Array.from({ length: dice + 1 }, (_, n) => choose(dice, n) * most ** n * (10 - most) ** (dice - n));
  return ways.map((count, n) => ({ label: n === dice && dice > 1 ? "destroyed" : `hits-${n}`, ways: count, of: 10 ** dice, low: 0, high: 0 })).reverse();
}

function choose(n: number, k: number): number {
  return k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k;
}

function pairings(attackers: readonly Piece[], defenders: readonly Piece[]): Pairing[] {
  const [one, two, three] = attackers.map(({ id }) => id);
  const pair = (piece: string | undefined, i: number, kind: string, id: string, rule: string, dice = 0, most = 0): Pairing => ({
    piece: piece ?? "",
    target: defenders[i]?.id ?? "",
    kind,
    text: { id },
    rule,
    roll: dice ? { purpose: "fire", rule, results: hits(dice, most) } : null,
  });
  return [
    pair(one, 0, "chosen", "4 dice, hit on 4 or less", "9.36", 4, 4),
    pair(two, 1, "may", "3 dice, hit on 3 or less", "9.36", 3, 3),
    pair(two, 2, "may", "3 dice, hit on 2 or less", "9.36", 3, 2),
    pair(two, 0, "barred", "Fired at already, and others have not been", "9.53"),
    pair(two, 3, "barred", "Fired at already, and others have not been", "9.53"),
    pair(three, 3, "barred", "Armour hides behind infantry that has not been fired at", "9.54"),
    pair(three, 1, "may", "3 dice, hit on 3 or less", "9.36", 3, 3),
    pair("", 2, "may", "1 die, hit on 5 or less", "9.44", 1, 5),
  ];
}

const TRACKS: Track[] = [
  { id: "calendar", value: 5, size: 19 },
  { id: "vp", value: 12, size: 60, side: "german", marks: ["level:0:Allied decisive victory", "level:10:Allied victory", "level:25:Draw", "level:40:German victory"] },
  { id: "artillery", value: 3, size: 5, side: "german" },
  { id: "artillery", value: 1, size: 2, side: "allied" },
];

export async function panel(scene: Scene): Promise<void> {
  await load("table", "tigers");
  if (new URLSearchParams(location.search).get("language") === "fr") language.value = "fr";
  const there = scene.table.pieces.filter((piece) => piece.place === "71");
  const [attackers, defenders] = ["german", "allied"].map((side) => there.filter((piece) => piece.side === side)) as [Piece[], Piece[]];
  const found = pairings(attackers, defenders);
  const desk = new Desk("gallery");
  desk.sheet.value = scene.sheet;
  desk.faces.value = new Map(scene.faces.map((face) => [face.kind, face]));
  desk.drawer.value = "full";
  desk.state.value = state(scene, found);
  document.body.innerHTML = `<svg width="0" height="0" style="position:absolute">${defs}</svg><div class="table" id="app"></div>`;
  const root = document.getElementById("app");
  if (root)
    render(
      <DeskContext.Provider value={desk}>
        <main class="map">
          <Standing />
        </main>
        <PhoneOdds />
        <Panel />
      </DeskContext.Provider>,
      root,
    );
}

function state({ table }: Scene, found: Pairing[]): TableState {
  const seats = ["german", "allied"];
  const choices = found
    .filter(({ kind }) => kind === "may")
    .map(({ piece, target }) => ({ action: `fire ${piece} ${target}`, verb: "fire", args: [piece, target].filter(Boolean).map((name) => ({ kind: "unit", name })), text: { id: "Fire" } }));
  return {
    table: "gallery",
    version: 1,
    game: "tigers",
    scenario: "",
    options: {},
    tempo: {},
    public: false,
    commitment: "",
    you: { seats: ["german"], eyes: "german", curtain: false, host: true },
    seats: seats.map((seat) => ({ seat, side: seat, name: seat, kind: "person", you: seat === "german" })),
    view: { game: "tigers", scenario: "", map: "", seat: "german", sides: seats, pieces: table.pieces, markers: table.markers, tracks: TRACKS },
    ask: {
      number: 1,
      seats: ["german"],
      mine: true,
      prompt: { id: "Who fires next" },
      rule: "9.36",
      scope: -1,
      choices,
      forecast: { steps: STEPS, pairings: found, rolls: [{ purpose: "losses", rule: "9.37", results: hits(8, 3) }], text: { id: "Battle of Clervaux" } },
      suggestion: false,
    },
    entries: 0,
    log: [],
    log_from: 0,
    undo: [],
    take_back: -1,
    luck: {},
    offers: [],
    orders: [],
    pending: [],
    chat: [],
    notes: "",
    ending: null,
    rematch: "",
    flagged: "",
  };
}

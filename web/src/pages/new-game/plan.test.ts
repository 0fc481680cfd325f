import { describe, expect, it } from "vitest";
import type { GameCard } from "../../api/types";
import { freshPlan, ownSeat, playedSeats, request } from "./plan";

const CARD: GameCard = {
  slug: "game",
  title: "Game",
  credit: "",
  ruleset: 1,
  sides: ["us", "de"],
  seats: ["us", "de", "uk"],
  scenarios: [
    { id: "one", title: {}, rule: "1", turns: 5, placed: false, options: ["fog"], map: "a" },
    { id: "two", title: {}, rule: "2", turns: 5, placed: true, options: [], map: "a" },
  ],
  options: [{ id: "fog", default: "on", values: ["on", "off"], rule: "3", title: {}, number: false, seats: {} }],
  levels: ["weak", "strong", "stronger"],
  level: "strong",
  queries: {},
  quick: "one",
  die: 6,
};

describe("a plan for a table", () => {
  it("starts as the quick scenario against a machine", () => {
    const table = request(CARD, freshPlan(CARD), "ab");
    expect(table).toMatchObject({ game: "game", scenario: "one", options: {}, public: false, nonce: "ab" });
    expect(table.seats).toEqual({
      us: { who: "me" },
      de: { who: "machine", level: "strong" },
      uk: { who: "machine", level: "strong" },
    });
  });

  it("lets a seat differ from the opponent's", () => {
    const plan = { ...freshPlan(CARD), opponent: "friend" as const, seat: "de", others: { uk: { who: "open" as const } } };
    expect(request(CARD, plan, "").seats).toEqual({ us: { who: "friend" }, de: { who: "me" }, uk: { who: "open" } });
  });

  it("gives every seat to the reader at one screen", () => {
    const plan = { ...freshPlan(CARD), opponent: "here" as const };
    expect(Object.values(request(CARD, plan, "").seats)).toEqual([{ who: "me" }, { who: "me" }, { who: "me" }]);
  });

  it("draws a seat where either will do", () => {
    const { seats } = request(CARD, { ...freshPlan(CARD), seat: "" }, "");
    expect(Object.values(seats).filter(({ who }) => who === "me")).toHaveLength(1);
  });

  it("has the seats that its options play", () => {
    const teams = { id: "teams", default: "off", values: ["off", "on"], rule: "4", title: {}, number: false, seats: { off: 2, on: 4 } };
    const scenarios = CARD.scenarios.map((one) => (one.id === "one" ? { ...one, options: ["teams"] } : one));
    const card = { ...CARD, seats: ["us", "de", "us2", "de2"], options: [...CARD.options, teams], scenarios };
    const plan = { ...freshPlan(card), seat: "us2", options: { teams: "on" } };
    expect([playedSeats(card, plan), ownSeat(card, plan)]).toEqual([card.seats, "us2"]);
    expect(Object.keys(request(card, plan, "").seats)).toEqual(card.seats);
    expect(Object.values(request(card, plan, "").seats).filter(({ who }) => who === "machine")).toHaveLength(3);
    for (const fewer of [{ ...plan, options: {} }, { ...plan, scenario: "two" }]) {
      expect([playedSeats(card, fewer), ownSeat(card, fewer)]).toEqual([["us", "de"], "us"]);
      expect(request(card, fewer, "").seats).toEqual({ us: { who: "me" }, de: { who: "machine", level: "strong" } });
    }
  });

  it("sends only the options that the scenario has", () => {
    const plan = { ...freshPlan(CARD), options: { fog: "off" } };
    expect(request(CARD, plan, "").options).toEqual({ fog: "off" });
    expect(request(CARD, { ...plan, scenario: "two" }, "").options).toEqual({});
  });
});

import { describe, expect, it } from "vitest";
import type { GameCard } from "../../api/types";
import { freshPlan, request } from "./plan";

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
  options: [{ id: "fog", default: "on", values: ["on", "off"], rule: "3", title: {}, number: false }],
  levels: ["weak", "strong"],
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

  it("sends only the options that the scenario has", () => {
    const plan = { ...freshPlan(CARD), options: { fog: "off" } };
    expect(request(CARD, plan, "").options).toEqual({ fog: "off" });
    expect(request(CARD, { ...plan, scenario: "two" }, "").options).toEqual({});
  });
});

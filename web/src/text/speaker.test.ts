import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Text } from "../api/types";
import { Speaker } from "./speaker";
import { choose, LANGUAGES } from "./voice";

const FOLDER = new URL("../../../src/grognard/text/", import.meta.url);

function speaker(language: string): Speaker {
  const folder = new URL(`${language}/`, FOLDER);
  const files = readdirSync(folder).filter((name) => name.endsWith(".ftl"));
  return new Speaker(language, files.sort().map((name) => readFileSync(new URL(name, folder), "utf-8")));
}

function text(id: string, args: Record<string, string | number> = {}): Text {
  return { id, args: Object.entries(args) };
}

const en = speaker("en");
const fr = speaker("fr");

// The cases of tests/text/test_voice.py: both voices must say the same.
describe("the voice", () => {
  it("gives a thing its article", () => {
    const made = text("tank-no-los-unit", { hex: "F7", unit: "@tank-de_tiger" });
    expect(en.say(made)).toBe("The Tiger in F7 blocks the line of sight.");
    expect(fr.say(made)).toBe("Le Tigre en F7 coupe la ligne de vue.");
  });

  it.each([en, fr])("calls a numbered counter as its type", (voice) => {
    expect(voice.has("tank-us_sherman_3")).toBe(true);
    expect(voice.word("tank-us_sherman_3")).toBe("Sherman");
    const said = ["_3", ""].map((suffix) => voice.say(text("tank-do-move", { unit: `@tank-us_sherman${suffix}` })));
    expect(said[0]).toBe(said[1]);
    expect(voice.has("tank-us_tiger_1")).toBe(false);
    expect(voice.has("tank-us_sherman_x")).toBe(false);
  });

  it("writes half points as the language does", () => {
    const made = text("tigers-do-bid_german", { points: "1.5" });
    expect(en.say(made)).toBe("Bid 1.5 VP to play the German");
    expect(fr.say(made)).toBe("Enchérir 1,5 PV pour jouer l’Allemand");
  });

  it("puts several things together", () => {
    const firers = "@tank-us_sherman C6 @tank-us_infantry C4 @tank-us_priest A7";
    const shot = { firers, count: 3, target: "@tank-de_tiger", hex: "D4", defence: 11, modifier: "+2" };
    expect(en.say(text("tank-log-fires", shot))).toMatch(/^Sherman C6, infantry C4 and Priest A7 fire at the Tiger in D4/);
    expect(fr.say(text("tank-log-fires", shot))).toMatch(
      /^Le Sherman C6, l’infanterie C4 et le Priest A7 tirent sur le Tigre en D4/,
    );
  });

  it("begins a sentence with a capital, and a word not", () => {
    expect(fr.say(text("tank-result-eliminated"))).toBe("Cible éliminée");
    expect(fr.word("tank-result-eliminated")).toBe("cible éliminée");
    expect(fr.say(text("tank-us_infantry"))).toBe("Infanterie");
    expect(en.word("tank-do-to", { hex: "D4" })).toBe("Go to D4");
  });

  it("counts from two in French", () => {
    const said = [0, 1, 2].map((spent) => fr.say(text("tank-log-phase-ends", { side: "@side-us", spent })));
    expect(said.map((line) => line.split("\u202f: ")[1])).toEqual(["aucun PA dépensé.", "1 PA dépensé.", "2 PA dépensés."]);
  });

  it("knows one hex from two", () => {
    const names = { unit: "@tank-us_infantry", target: "@tank-de_pz4", place: "D4", hex: "D6", range: 0 };
    expect(en.say(text("tank-no-range", { distance: 1, ...names }))).toContain("1 hex away");
    expect(en.say(text("tank-no-range", { distance: 2, ...names }))).toContain("2 hexes away");
    expect(fr.say(text("tank-no-range", { distance: 1, ...names }))).toContain("à 1 hexagone\u202f;");
    expect(fr.say(text("tank-no-range", { distance: 2, ...names }))).toContain("à 2 hexagones\u202f;");
  });

  it.each([en, fr])("shows a missing message as it is", (voice) => {
    const args = { unit: "@tank-de_tiger", hex: "D4" };
    expect(voice.has("no-such-message")).toBe(false);
    expect(voice.say(text("no-such-message", args))).toBe("no-such-message unit=@tank-de_tiger hex=D4");
    expect(voice.word("no-such-message", args)).toBe("no-such-message unit=@tank-de_tiger hex=D4");
  });

  it.each([en, fr])("leaves no hole where an argument is missing", (voice) => {
    expect(voice.say(text("tank-no-los-unit", { hex: "D4" }))).toBe("tank-no-los-unit hex=D4");
  });

  it.each(["@", "@@", "@tank", "@ D4", "{", "$name"])("takes %s, which a person typed, for no reference", (typed) => {
    expect(en.say(text("unknown-name", { kind: "hex", name: typed }))).toBe(`There is no hex “${typed}” on this map.`);
  });
});

describe("the language of a browser", () => {
  it.each([
    [[], "en"],
    [["fr-CA", "en"], "fr"],
    [["de-DE", "fr"], "fr"],
    [["frr", "de"], "en"], // North Frisian
    [["en-GB", "fr"], "en"],
  ])("%s is %s", (languages, language) => {
    expect(choose(languages)).toBe(language);
  });
});

it("has the same messages in both languages", () => {
  const ids = (language: string) => {
    const folder = new URL(`${language}/`, FOLDER);
    const all = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), "utf-8")).join("\n");
    return [...all.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map((match) => match[1]).sort();
  };
  expect(LANGUAGES.map(ids).map((list) => list.length)).toEqual([ids("en").length, ids("en").length]);
  expect(ids("fr")).toEqual(ids("en"));
});

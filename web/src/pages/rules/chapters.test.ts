import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Rules } from "../../app/games";
import { chapters, inSection, search } from "./chapters";

function rule(number: string, chapter: string, en: string, fr: string): Rules[number] {
  const title = { en: `Chapter of ${chapter}`, fr: `Chapitre de ${chapter}` };
  return { number, chapter, chapter_title: title, title: { en, fr }, summary: { en: "", fr: "" } };
}

const RULES = [
  rule("1.0a", "start", "Two sides", "Deux camps"),
  rule("9.1a", "fire", "Range", "Portée"),
  rule("9.10a", "fire", "Night", "Nuit"),
];

const section = (wanted: string, book: readonly string[]): string[] => book.filter((number) => inSection(number, wanted, book));

/** The numbers of a game's book, as they stand in it. */
function numbers(game: string): string[] {
  const book = readFileSync(new URL(`../../../../src/grognard/games/${game}/rulebook.toml`, import.meta.url), "utf8");
  return [...book.matchAll(/^\[rules\."(.+)"\]$/gm)].map(([, number = ""]) => number);
}

describe("rules", () => {
  it("stand in chapters", () => {
    expect(chapters(RULES).map((chapter) => [chapter.number, chapter.rules.length])).toEqual([
      ["start", 1],
      ["fire", 2],
    ]);
  });

  it("belong to the section that their number begins with", () => {
    const counted = RULES.map(({ number }) => number);
    expect(section("9.1", counted)).toEqual(["9.1a"]);
    expect(section("9.1a", counted)).toEqual(["9.1a"]);
    expect(section("9", counted)).toEqual(["9.1a", "9.10a"]);
    expect(section("5.2", ["5.2", "5.2-A", "5.2.1", "5.10", "5.20", "5.21"])).toEqual(["5.2", "5.2-A", "5.2.1"]);
    expect(section("1", ["1.1", "10.1", "11.1"])).toEqual(["1.1"]);
  });

  it("belong to their section in every book", () => {
    const [tank, arras, tigers] = ["tank", "arras", "tigers"].map(numbers) as [string[], string[], string[]];
    expect(section("9.4", tank)).toEqual(["9.4a", "9.4b", "9.4c", "9.4d", "9.4e", "9.4f"]);
    expect(section("1", tank)).toEqual(["1.0a", "1.0b"]);
    expect(section("6.4.2", arras)).toEqual(["6.4.2", "6.4.2.a", ...[1, 2, 3, 4, 5, 6].map((n) => `6.4.2.a-${n}`)]);
    expect(section("12.2", arras)).toEqual(["12.2", "12.2-a", "12.2.1", "12.2.2"]);
    expect(section("1", arras)).toEqual(["1.0"]);
    expect(section("9.4", tigers)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `9.4${n}`));
    expect(section("8.2", tigers)).toEqual(["8.2", ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `8.2${n}`)]);
    expect(section("12.2", tigers)).toEqual([1, 2, 3, 4, 5].map((n) => `12.2${n}`));
    expect(section("11.3", tigers)).toEqual(["11.3", "11.31", "11.32"]);
    expect(section("14.3", tigers)).toEqual(["14.3"]);
    expect(section("1", tigers)).toEqual(["1.0"]);
    expect(section("SB", tigers)).toHaveLength(9);
    expect(section("SB-1", tigers)).toEqual(["SB-1"]);
  });

  it("are found by number, and by words without accents, in the reader's language", () => {
    expect(search(RULES, "portee", "fr")).toEqual([RULES[1]]);
    expect(search(RULES, "portee", "en")).toEqual([]);
    expect(search(RULES, "9.10", "en")).toEqual([RULES[2]]);
    expect(search(RULES, " SIDES  two ", "en")).toEqual([RULES[0]]);
    expect(search(RULES, "chapter fire", "en")).toEqual(RULES.slice(1));
    expect(search(RULES, "", "en")).toBe(RULES);
  });
});

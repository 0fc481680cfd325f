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

describe("rules", () => {
  it("stand in chapters", () => {
    expect(chapters(RULES).map((chapter) => [chapter.number, chapter.rules.length])).toEqual([
      ["start", 1],
      ["fire", 2],
    ]);
  });

  it("belong to the section that their number begins with", () => {
    expect(RULES.filter(({ number }) => inSection(number, "9.1")).map(({ number }) => number)).toEqual(["9.1a"]);
    expect(inSection("9.1a", "9.1a")).toBe(true);
    expect(inSection("9.1a", "9")).toBe(true);
    expect(inSection("5.2-A", "5.2")).toBe(true);
    expect(inSection("6.4.2.a-1", "6.4.2.a")).toBe(true);
    expect(inSection("5.20", "5.2")).toBe(false);
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

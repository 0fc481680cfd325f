import type { Rules } from "../../app/games";

export interface Chapter {
  number: string;
  title: Record<string, string>;
  rules: Rules[number][];
}

/** The rules by chapter, in the rulebook's order. */
export function chapters(rules: Rules): Chapter[] {
  const found = new Map<string, Chapter>();
  for (const rule of rules) {
    const chapter = found.get(rule.chapter) ?? { number: rule.chapter, title: rule.chapter_title, rules: [] };
    chapter.rules.push(rule);
    found.set(rule.chapter, chapter);
  }
  return [...found.values()];
}

/**
 * Whether a rule is the one pointed at, or of that section: 11.2a, 11.2-A and 11.2.1 are of 11.2. So is 11.21 in a book
 * whose numbers are decimals, which has no 11.10; where the sections are counted past nine it is the twenty-first.
 */
export function inSection(number: string, section: string, book: readonly string[]): boolean {
  if (number === section || beginsWith(number, section)) return true;
  const [, stem] = /^(.*\.)[1-9]$/.exec(section) ?? [];
  const decimal = stem !== undefined && number.startsWith(section) && /^\d/.test(number.slice(section.length));
  return decimal && !book.some((other) => other === `${stem}10` || beginsWith(other, `${stem}10`));
}

/** Whether a number goes on from a section's with something that is no digit. */
function beginsWith(number: string, section: string): boolean {
  return number.startsWith(section) && /^[.a-z-]/i.test(number.slice(section.length));
}

/** The rules in whose number, title or summary every word occurs, accents and capitals apart. */
export function search(rules: Rules, sought: string, language: string): Rules {
  const words = bare(sought).split(/\s+/).filter(Boolean);
  if (words.length === 0) return rules;
  return rules.filter((rule) => {
    const said = [rule.chapter_title, rule.title, rule.summary].map((text) => text[language]);
    const text = bare([rule.number, ...said].join(" "));
    return words.every((word) => text.includes(word));
  });
}

function bare(text: string): string {
  return text.normalize("NFD").replace(/\p{Mn}/gu, "").toLowerCase();
}

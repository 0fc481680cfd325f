/** The results of a roll. Those that differ in a number alone (cp-3, cp-4) are one outcome, greater or smaller. */
import type { Result, Roll } from "../api/types";

export interface Part {
  label: string;
  number: number | null;
  chance: number;
}

export interface Outcome {
  stem: string; // what the labels have in common
  chance: number;
  parts: readonly Part[];
  mean: number | null; // of the numbers, where there are several
}

/** "cp-3" is cp and 3; "failed" has no number. */
export function cut(label: string): { stem: string; number: number | null } {
  const [, stem = label, digits] = /^(.+)-(\d+(?:\.\d+)?)$/.exec(label) ?? [];
  return { stem, number: digits === undefined ? null : Number(digits) };
}

/** In the order of the results, which is best first. */
export function outcomes(results: readonly Result[]): Outcome[] {
  const parts = results.filter(({ ways }) => ways > 0).map(({ label, ways, of }) => ({ label, ...cut(label), chance: ways / of }));
  return [...new Set(parts.map(({ stem }) => stem))].map((stem) => {
    const some = parts.filter((part) => part.stem === stem);
    const chance = sum(some.map((part) => part.chance));
    const mean = some.length > 1 ? sum(some.map((part) => part.chance * (part.number ?? 0))) / chance : null;
    return { stem, chance, parts: some, mean };
  });
}

/** The chance that is written large: of the best outcome. */
export function headline(rolls: readonly Roll[]): Outcome | null {
  return outcomes(rolls[0]?.results ?? [])[0] ?? null;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

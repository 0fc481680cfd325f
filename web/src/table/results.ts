/**
 * The results of a roll, gathered to outcomes. Where one of the results is that it failed, all others are success, greater
 * or smaller; else those are one outcome that differ in a number alone (cp-3, cp-4).
 */
import type { Result, Roll } from "../api/types";

const FAILED = "failed";
const SUCCEEDED = "succeeded";

export interface Part {
  label: string;
  number: number | null;
  chance: number;
}

export interface Outcome {
  name: string; // "failed", "succeeded", or what the labels have in common
  chance: number;
  parts: readonly Part[];
  mean: string; // a label with the mean of the numbers, where all parts have one and there are several; else ""
}

/** "cp-3" is cp and 3; "failed" has no number. */
export function cut(label: string): { stem: string; number: number | null } {
  const [, stem = label, digits] = /^(.+)-(\d+(?:\.\d+)?)$/.exec(label) ?? [];
  return { stem, number: digits === undefined ? null : Number(digits) };
}

/** In the order of the results, which is best first. */
export function outcomes(results: readonly Result[]): Outcome[] {
  const parts = results.filter(({ ways }) => ways > 0).map(({ label, ways, of }) => ({ label, ...cut(label), chance: ways / of }));
  const fails = parts.some(({ label }) => label === FAILED);
  const named = (part: { label: string; stem: string }) => (!fails ? part.stem : part.label === FAILED ? FAILED : SUCCEEDED);
  return [...new Set(parts.map(named))].map((name) => {
    const some = parts.filter((part) => named(part) === name);
    const chance = sum(some.map((part) => part.chance));
    const counted = some.length > 1 && new Set(some.map(({ stem }) => stem)).size === 1;
    const mean = sum(some.map((part) => part.chance * (part.number ?? 0))) / chance;
    return { name, chance, parts: some, mean: counted ? `${some[0]?.stem}-${Math.round(mean * 10) / 10}` : "" };
  });
}

/** The chance that is written large: of the best outcome. */
export function headline(rolls: readonly Roll[]): Outcome | null {
  return outcomes(rolls[0]?.results ?? [])[0] ?? null;
}

/** The best outcome that any of several rolls can have, and its chance in each of them: what a choice between them is about. */
export function compared(several: readonly (readonly Roll[])[]): { outcome: Outcome; chances: readonly (number | null)[] } | null {
  const found = several.map((rolls) => (rolls[0] ? outcomes(rolls[0].results) : null));
  const [outcome] = found.reduce<Outcome[]>((most, some) => (some && some.length > most.length ? some : most), []); // the others are sure
  if (!outcome) return null;
  const of = (some: readonly Outcome[], name: string) => some.find((one) => one.name === name)?.chance ?? 0;
  const chances = found.map((some) => some && (outcome.name === SUCCEEDED ? 1 - of(some, FAILED) : of(some, outcome.name)));
  return { outcome, chances };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/**
 * The results of a roll, gathered to outcomes. Where one of the results is that it failed, or came to nothing (hits-0),
 * all others are success, greater or smaller; else those are one outcome that differ in a number alone (cp-3, cp-4).
 */
import type { Result, Roll } from "../api/types";

const FAILED = "failed";
const SUCCEEDED = "succeeded";
const MOST_ROLLS = 3; // that are shown without being asked for

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
  const failed = (part: { label: string; number: number | null }) => part.label === FAILED || part.number === 0;
  const fails = parts.some(failed);
  const named = (part: { label: string; stem: string; number: number | null }) => (!fails ? part.stem : failed(part) ? FAILED : SUCCEEDED);
  return [...new Set(parts.map(named))].map((name) => {
    const some = parts.filter((part) => named(part) === name);
    const chance = sum(some.map((part) => part.chance));
    const counted = some.length > 1 && new Set(some.map(({ stem }) => stem)).size === 1;
    const mean = sum(some.map((part) => part.chance * (part.number ?? 0))) / chance;
    return { name, chance, parts: some, mean: counted ? `${some[0]?.stem}-${Math.round(mean * 10) / 10}` : "" };
  });
}

/** One result of many that only count: so many hits. */
export interface Column {
  label: string;
  number: number | null;
  chance: number;
}

/** Whether the results are amounts, from nothing up: they are shown as columns. */
export function isSpread(results: readonly Result[]): boolean {
  return results.some(({ label }) => cut(label).number === 0) && !results.some(({ label }) => label === FAILED);
}

/** The results as columns, the smallest number first; those without a number come after. */
export function columns(results: readonly Result[]): Column[] {
  const found = results.map(({ label, ways, of }) => ({ label, number: cut(label).number, chance: ways / of }));
  const rank = ({ number }: Column) => number ?? Infinity;
  return found.sort((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)));
}

/** The chance that is written large: of the best outcome; of amounts, that it is more than nothing. */
export function headline(rolls: readonly Roll[]): Outcome | null {
  const results = rolls[0]?.results ?? [];
  const found = outcomes(results);
  return (isSpread(results) && found.find(({ name }) => name === SUCCEEDED)) || (found[0] ?? null);
}

/** Whether what is put together tells its chances better than the rolls that follow it: for each of several ways to roll, or what a chain of rolls comes to. They have other names then. */
export function tellsItself(told: readonly Roll[], rolls: readonly Roll[]): boolean {
  return told.length > 0 && !told.some(({ purpose }) => rolls.some((roll) => roll.purpose === purpose));
}

/** The rolls that are made whatever comes, and those that hang on them; the first is always among the former. */
export function certain<R extends Roll>(rolls: readonly R[]): { now: readonly R[]; later: readonly R[] } {
  const sure = (roll: R, i: number) => i === 0 || (i < MOST_ROLLS && sum(roll.results.map(({ ways, of }) => ways / of)) > 0.999);
  const end = rolls.findIndex((roll, i) => !sure(roll, i));
  return end < 0 ? { now: rolls, later: [] } : { now: rolls.slice(0, end), later: rolls.slice(end) };
}

/** The best outcome that all of several rolls can have, and its chance or a better one's in each of them: what a choice between them is about. */
export function compared(several: readonly (readonly Roll[])[]): { outcome: Outcome; chances: readonly (number | null)[] } | null {
  const found = several.map((rolls) => (rolls[0] ? outcomes(rolls[0].results) : null));
  const order = merged(found.flatMap((some) => (some ? [some] : [])));
  const [first] = order;
  if (!first) return null;
  const of = (some: readonly Outcome[], name: string) => some.find((one) => one.name === name)?.chance ?? 0;
  if (first.name === SUCCEEDED) return { outcome: first, chances: found.map((some) => some && 1 - of(some, FAILED)) };
  const outcome = order.find(({ name }) => found.every((some) => !some || of(some, name) > 0)) ?? first;
  const enough = order.slice(0, order.indexOf(outcome) + 1);
  return { outcome, chances: found.map((some) => some && sum(enough.map(({ name }) => of(some, name)))) };
}

/** The outcomes of several rolls in one order, best first: one that a roll lacks stands where the others have it. */
function merged(several: readonly (readonly Outcome[])[]): Outcome[] {
  const order: Outcome[] = [];
  const place = (name: string) => order.findIndex((one) => one.name === name);
  for (const some of [...several].sort((a, b) => b.length - a.length)) {
    some.forEach((outcome, i) => {
      if (place(outcome.name) >= 0) return;
      const next = some.slice(i + 1).map(({ name }) => place(name)).find((at) => at >= 0);
      order.splice(next ?? order.length, 0, outcome);
    });
  }
  return order;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

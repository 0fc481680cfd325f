/** Which key presses which button of the prompt. */
import type { Choice } from "../api/types";

/** Verbs that have the same key in every game. */
const FIXED: Record<string, string> = { end: "E", pass: "P", shoot: "F", roll: "F", attack: "F", fire: "F" };
/** Keys that the page itself uses; see keyboard.ts. */
const TAKEN = "EFPULCSWHZ";

/** A key for each choice: the fixed one, else the first free letter of its verb, else a number. */
export function keysOf(choices: readonly Choice[]): ReadonlyMap<string, string> {
  const keys = new Map<string, string>();
  const used = new Set<string>();
  let digit = 1;
  for (const { action, verb } of choices) {
    const fixed = FIXED[verb];
    const letter = [...verb.toUpperCase()].find((c) => /[A-Z]/.test(c) && !used.has(c) && !TAKEN.includes(c));
    const key = fixed && !used.has(fixed) ? fixed : (letter ?? String(digit++));
    used.add(key);
    keys.set(action, key);
  }
  return keys;
}

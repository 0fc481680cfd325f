/** Who fires at whom, as the service tells it: rows for each that fires, and the answer that a row stands for. */
import type { Choice, Pairing, Result, Text } from "../api/types";

/** A pairing; several targets that are barred for the same reason share a row. */
export interface Row {
  kind: string;
  piece: string;
  targets: readonly string[];
  text: Text;
  rule: string;
  results: readonly Result[];
  nth: number; // of the rows of this piece and kind
}

/** Everything about one piece that fires, or one shot of the artillery ("" then). */
export interface Firer {
  piece: string;
  rows: readonly Row[];
}

const KINDS = ["chosen", "may", "barred"];

/** By who fires, in the order given; of each what is chosen, then what may be, then what may not. */
export function firers(pairings: readonly Pairing[]): Firer[] {
  const pieces = [...new Set(pairings.map(({ piece }) => piece))];
  return pieces.map((piece) => ({ piece, rows: rowsOf(pairings.filter((one) => one.piece === piece)) }));
}

function rowsOf(pairings: readonly Pairing[]): Row[] {
  const rows = new Map<string, Row>();
  for (const { kind, piece, target, text, rule, roll } of pairings) {
    const key = kind === "barred" ? JSON.stringify([text, rule]) : `${kind} ${target} ${rows.size}`;
    const known = rows.get(key);
    const nth = [...rows.values()].filter((one) => one.kind === kind).length;
    const row = { kind, piece, targets: [target], text, rule, results: roll?.results ?? [], nth };
    rows.set(key, known ? { ...known, targets: [...known.targets, target] } : row);
  }
  return [...rows.values()].sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind));
}

/** The answers that a row stands for: those that name its target, and who fires if they name that at all; where none names the target, the one of several that name who fires. */
export function answersOf(choices: readonly Choice[], { piece, targets, kind, nth }: Pick<Row, "piece" | "targets" | "kind" | "nth">, firing: ReadonlySet<string>): Choice[] {
  if (kind !== "may") return [];
  const names = (choice: Choice, id: string) => choice.args.some((arg) => arg.name === id);
  const aimed = choices.filter((choice) => targets.some((id) => names(choice, id)));
  if (aimed.length === 0) return choices.filter((choice) => names(choice, piece)).slice(nth, nth + 1);
  const others = (choice: Choice) => choice.args.some((arg) => arg.name !== piece && firing.has(arg.name) && !targets.includes(arg.name));
  const own = aimed.filter((choice) => piece !== "" && names(choice, piece));
  return own.length > 0 ? own : aimed.filter((choice) => !others(choice));
}

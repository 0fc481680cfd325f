/** What cups, hands and tracks of chits hold, sorted for the eye. */
import type { Face, Hand } from "../api/types";

/** So many chits of a kind. */
export interface Chits {
  kind: string;
  count: number;
}

export function isChit(face: Face | undefined): boolean {
  return face?.symbol === "chit";
}

/** Whether a hand holds chits, not cards. */
export function holdsChits(hand: Hand, faces: ReadonlyMap<string, Face>): boolean {
  return (hand.shown ?? []).some((kind) => isChit(faces.get(kind)));
}

/** Equal chits together; those of a side together, nobody's last. */
export function gathered(shown: readonly string[], faces: ReadonlyMap<string, Face>): Chits[] {
  const counts = new Map<string, number>();
  for (const kind of shown) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const nations = [...new Set([...counts.keys()].map((kind) => faces.get(kind)?.nation ?? ""))].sort((a, b) => Number(!a) - Number(!b));
  const rank = ({ kind }: Chits) => nations.indexOf(faces.get(kind)?.nation ?? "");
  return [...counts].map(([kind, count]) => ({ kind, count })).sort((a, b) => rank(a) - rank(b));
}

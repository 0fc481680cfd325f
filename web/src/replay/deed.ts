/** Who did what to whom in an entry, read from what the log says of it and from the boards before and after. */
import type { Passage, Piece, Table, Text } from "../api/types";

export interface Deed {
  actors: readonly string[]; // pieces
  target: string; // a piece, or ""
  goal: string; // a place, or ""
  moved: readonly { piece: string; from: string; to: string }[];
  lost: readonly string[]; // places where a piece is no more
}

const THING = /@[^-@\s]+-([^@\s]+)\s*([^@\s]*)/g; // "@tank-us_sherman F5": a kind, and where it stands

interface Named {
  kind: string;
  place: string;
}

function named(text: Text): Named[] {
  return (text.args ?? []).flatMap(([, value]) =>
    typeof value === "string" ? [...value.matchAll(THING)].map(([, kind = "", place = ""]) => ({ kind, place })) : [],
  );
}

function ofKind(piece: Piece, kind: string): boolean {
  return piece.kind === kind || piece.id === kind;
}

/** `telling`: the entry itself and, for a roll, what was told before it, the latest first. */
export function deedOf(telling: readonly Passage[], before: Table | undefined, after: Table, places: ReadonlySet<string>): Deed {
  const [then, now] = [before?.pieces ?? after.pieces ?? [], after.pieces ?? []];
  const texts = telling.flatMap((passage) => passage.lines.filter((line) => !line.heading).map((line) => line.text));
  const standing = (name: Named) => then.find((piece) => piece.place === name.place && ofKind(piece, name.kind));
  const spoken = new Set((telling[0]?.lines ?? []).flatMap((line) => (line.text.args ?? []).map(([, value]) => String(value))));
  const aiming = texts.find((text) => named(text).some((name) => places.has(name.place)) && spoken.has(goalOf(text, places)));
  const firers = aiming ? named(aiming).flatMap((name) => standing(name)?.id ?? []) : [];
  const goal = aiming ? goalOf(aiming, places) : "";
  const kinds = aiming ? named(aiming).filter((name) => !name.place) : [];
  const target = then.find((piece) => piece.place === goal && kinds.some((name) => ofKind(piece, name.kind)));
  const changed = before ? changes(then, now) : { moved: [], turned: [], lost: [] };
  const actors = firers.length > 0 ? firers : [...changed.moved.map((move) => move.piece), ...changed.turned];
  return { actors, target: target?.id ?? "", goal: firers.length > 0 ? goal : "", moved: changed.moved, lost: changed.lost.filter((place) => places.has(place)) };
}

/** The place that a sentence speaks of by itself, not as where somebody stands. */
function goalOf(text: Text, places: ReadonlySet<string>): string {
  return (text.args ?? []).map(([, value]) => String(value)).find((value) => places.has(value)) ?? "";
}

function changes(then: readonly Piece[], now: readonly Piece[]) {
  const known = new Map(now.map((piece) => [piece.id, piece]));
  const stayed = then.flatMap((piece) => {
    const later = known.get(piece.id);
    return later ? [{ piece: piece.id, from: piece.place, to: later.place, turned: piece.facing !== later.facing }] : [];
  });
  const old = new Set(then.map((piece) => piece.id));
  const came = now.filter((piece) => !old.has(piece.id)).map((piece) => ({ piece: piece.id, from: "", to: piece.place }));
  return {
    moved: [...stayed.filter((one) => one.from !== one.to), ...came],
    turned: stayed.filter((one) => one.from === one.to && one.turned).map((one) => one.piece),
    lost: then.filter((piece) => !known.has(piece.id)).map((piece) => piece.place),
  };
}

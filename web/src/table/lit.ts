/** The choices of a decision, sorted by what they name. No rule is known here, only ids. */
import type { Arg, Box, Choice, Piece } from "../api/types";

/** The choices of the moment by what they name. */
export interface Lit {
  acting: ReadonlyMap<string, readonly Choice[]>; // pieces of one's own
  targets: ReadonlyMap<string, readonly Choice[]>; // pieces of somebody else
  groups: ReadonlyMap<string, readonly string[]>; // pieces that are chosen together: those of a box that a choice names
  places: ReadonlyMap<string, readonly Choice[]>;
  cards: ReadonlyMap<string, readonly Choice[]>;
  facings: readonly Choice[];
  buttons: readonly Choice[];
}

export const NOTHING: Lit = { acting: new Map(), targets: new Map(), groups: new Map(), places: new Map(), cards: new Map(), facings: [], buttons: [] };

/** What lies on the table for the one who looks. */
export interface Known {
  side: string;
  pieces: ReadonlyMap<string, Piece>;
  places: ReadonlySet<string>;
  boxes: readonly Box[];
  cards: ReadonlySet<string>;
}

const MOST_BUTTONS = 8;

export function sortChoices(choices: readonly Choice[], known: Known): Lit {
  const acting = new Map<string, Choice[]>();
  const targets = new Map<string, Choice[]>();
  const groups = new Map<string, readonly string[]>();
  const places = new Map<string, Choice[]>();
  const cards = new Map<string, Choice[]>();
  const facings: Choice[] = [];
  const buttons: Choice[] = [];
  const put = (to: Map<string, Choice[]>, name: string, choice: Choice) => to.set(name, [...(to.get(name) ?? []), choice]);
  const putPiece = (piece: Piece, choice: Choice) => put(piece.side === known.side ? acting : targets, piece.id, choice);
  const sort = (choice: Choice, arg: Arg): boolean => {
    if (arg.kind === "number") return false; // seven points are not sector 7
    const piece = known.pieces.get(arg.name);
    const group = boxed(arg, known);
    if (piece) putPiece(piece, choice);
    else if (group.length > 0) {
      for (const member of group) {
        putPiece(member, choice);
        groups.set(member.id, group.map(({ id }) => id));
      }
    } else if (known.places.has(arg.name)) put(places, arg.name, choice);
    else if (known.cards.has(arg.name)) put(cards, arg.name, choice);
    else if (arg.kind === "facing") facings.push(choice);
    else return false;
    return true;
  };
  for (const choice of choices) {
    const named = choice.args.filter((arg) => sort(choice, arg));
    if (named.length === 0) buttons.push(choice);
  }
  return { acting, targets, groups, places, cards, facings, buttons };
}

/** The pieces of the box that an argument names. A place of the same name is meant unless the argument is a group. */
function boxed(arg: Arg, { boxes, pieces, places }: Known): readonly Piece[] {
  if (places.has(arg.name) && arg.kind !== "group") return [];
  return boxes.filter((box) => box.id === arg.name).flatMap((box) => (box.pieces ?? []).flatMap((id) => pieces.get(id) ?? []));
}

/** Choices that differ in a number alone, where they are too many for a button each: one list for each verb. */
export function foldNumbers(choices: readonly Choice[]): { plain: readonly Choice[]; lists: readonly (readonly Choice[])[] } {
  const numbered = (choice: Choice) => choice.args.length > 0 && choice.args.every((arg) => arg.kind === "number");
  const verbs = [...new Set(choices.filter(numbered).map(({ verb }) => verb))];
  const lists = verbs.map((verb) => choices.filter((choice) => choice.verb === verb && numbered(choice))).filter((list) => list.length > MOST_BUTTONS);
  const folded = new Set(lists.flat());
  return { plain: choices.filter((choice) => !folded.has(choice)), lists };
}

/** Choices that name something which does not lie on the table, where they are too many for the prompt: a list of their own. */
export function foldMany(choices: readonly Choice[]): { plain: readonly Choice[]; many: readonly Choice[] } {
  const many = choices.filter(({ args }) => args.length > 0);
  return many.length > MOST_BUTTONS ? { plain: choices.filter(({ args }) => args.length === 0), many } : { plain: choices, many: [] };
}

/** The answers of a decision that can stand below each other with what each would lead to: few, and none on the map. */
export function optionsOf(choices: readonly Choice[], found: Lit): readonly Choice[] {
  const elsewhere = new Set([...found.places.values(), ...found.cards.values(), found.facings].flat());
  return choices.length > 1 && choices.length <= MOST_BUTTONS && !choices.some((choice) => elsewhere.has(choice)) ? choices : [];
}

/** A hint in words: the chance to win with the move that lies on the map, the best reply to it, and the next best moves. */
import type { Choice, Hint } from "../api/types";
import { seatTitle, sharedSides } from "../app/games";
import { say, word } from "../text/voice";
import { type Desk, useDesk } from "./desk";
import { percent, placeName } from "./names";

const MOST = 6; // steps of a move that are told beside its chance

export function Advice() {
  const desk = useDesk();
  const [hint, shown] = [desk.hint.value, desk.advised.value];
  if (!hint || !shown) return null;
  const moves = [hint, ...(hint.others ?? [])];
  return (
    <div class="advice" role="group" aria-label={word("table-advice")}>
      <p>{adviceWords(desk)}</p>
      {shown.chance != null && (
        <div class="moves">
          {moves.map((move, i) => (
            <button key={move.actions.join()} type="button" aria-pressed={move === shown} onClick={() => (desk.nth.value = i)}>
              <b>{percent(move.chance ?? 0)}</b> <span>{briefWords(moveParts(desk, move.choices))}</span>
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** What is said about the move that is shown. The reply is known for the best one alone. */
export function adviceWords(desk: Desk): string {
  const [hint, shown] = [desk.hint.value, desk.advised.value];
  if (!hint || !shown) return "";
  if (shown.chance == null) return [shown.choices.length > 1 && say(shown.text), moveWords(desk, shown.choices)].filter(Boolean).join(" ");
  const chance = word("table-advice-chance", { chance: percent(shown.chance) });
  return [chance, shown === hint && replyWords(desk, hint)].filter(Boolean).join(" ");
}

/** The move that is shown, as it is read aloud. */
export function spokenAdvice(desk: Desk): string {
  const shown = desk.advised.value;
  return [shown?.chance != null && moveWords(desk, shown.choices), adviceWords(desk)].filter(Boolean).join(". ");
}

function replyWords(desk: Desk, { actions, reply }: Hint): string {
  const seats = desk.state.value?.seats ?? [];
  const seat = seats.find((one) => one.seat === reply?.seat);
  if (!reply || !seat) return "";
  const moved = actions.flatMap((action) => action.split(" ")); // these will stand elsewhere then
  return word("table-advice-reply", { seat: seatTitle(seat, sharedSides(seats)), moves: briefWords(moveParts(desk, reply.choices, moved)) });
}

/** The steps of a move in one line. */
export function moveWords(desk: Desk, choices: readonly Choice[], moved: readonly string[] = []): string {
  return moveParts(desk, choices, moved).join(" · ");
}

/** As much of a long move as is read at a glance: all of it lies on the map. */
export function briefWords(parts: readonly string[]): string {
  const more = parts.length - MOST;
  return more > 1 ? [...parts.slice(0, MOST), word("table-advice-more", { count: more })].join(" · ") : parts.join(" · ");
}

/** The steps of a move: which piece, by where it stands; of a way over the map only where it ends, of several there once. */
export function moveParts(desk: Desk, choices: readonly Choice[], moved: readonly string[] = []): string[] {
  const goes = (choice: Choice | undefined) => choice?.args.length === 1 && desk.places.value.has(choice.args[0]?.name ?? "");
  const kept = choices.filter((choice, i) => !(goes(choice) && goes(choices[i + 1]) && choices[i + 1]?.verb === choice.verb));
  const once = kept.filter((choice, i) => !(goes(choice) && !goes(kept[i + 1]) && kept[i + 2]?.action === choice.action));
  const lines = once.map((choice) => [say(choice.text), standsAt(desk, choice, moved)].filter(Boolean).join(" "));
  return lines.filter((line, i) => line !== lines[i - 1]); // a leader that goes itself is named twice
}

/** From where to where the pieces of a move go, one after the other; of a shot, from the first that is named to the last. */
export function adviceWays(desk: Desk, choices: readonly Choice[]): [string, string][] {
  const ways: [string, string][] = [];
  const named: string[] = [];
  let [from, verb] = ["", ""]; // where the next piece stands; the verb of the step before, if it led to a place
  for (const choice of choices) {
    const names = choice.args.map(({ name }) => name);
    const to = names.filter((name) => desk.places.value.has(name)).at(-1);
    const stands = names.map((name) => desk.pieces.value.get(name)?.place ?? "").filter((place) => desk.places.value.has(place));
    named.push(...stands);
    from ||= stands[0] ?? "";
    const way = ways.at(-1);
    if (!to) {
      if (stands.length) verb = "";
      continue;
    }
    if (way && verb === choice.verb) way[1] = to;
    else ways.push([from || to, to]);
    [from, verb] = ["", choice.verb];
  }
  const [first, last] = [named[0], named.at(-1)];
  return !ways.length && first && last ? [[first, last]] : ways;
}

/** "(B6)": many pieces have the same name. */
function standsAt(desk: Desk, choice: Choice, moved: readonly string[]): string {
  const named = choice.args.filter(({ name }) => !moved.includes(name)).map(({ name }) => desk.pieces.value.get(name)?.place ?? "");
  const place = named.find((at) => desk.places.value.has(at));
  return place ? `(${placeName(desk, place)})` : "";
}

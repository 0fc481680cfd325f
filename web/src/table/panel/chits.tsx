/** The cup, the hands and the track of chits: round ones in the colours of their sides. One that may be played is a button. */
import type { Hand } from "../../api/types";
import { sideName } from "../../app/games";
import { isDark } from "../../draw/card";
import { word } from "../../text/voice";
import { lit, submit } from "../choose";
import { shortName } from "../counters";
import { type Desk, useDesk } from "../desk";
import { type Chits as Counted, gathered, holdsChits, isChit } from "../hands";
import { capital, gameWord, nation } from "../names";
import { standing } from "../reckon";

export function Chits() {
  const desk = useDesk();
  const hands = (desk.view.value?.hands ?? []).filter((hand) => holdsChits(hand, desk.faces.value));
  const held = new Set(hands.flatMap((hand) => hand.shown ?? []));
  const offered = playable(desk).filter((kind) => !held.has(kind));
  const brief = (standing(desk)?.steps ?? []).length > 0; // a procedure that is under way needs the room
  if (hands.length + offered.length === 0 || (brief && playable(desk).length === 0)) return null;
  return (
    <section class="sec chits" aria-label={word("table-chits")}>
      {offered.length > 0 && <Row name={word("table-choose")} aside="" desk={desk} chits={gathered(offered, desk.faces.value)} />}
      {hands.map((hand) => (
        <Row
          key={hand.seat + hand.id}
          name={handName(desk, hand)}
          aside={isTrack(hand) ? "" : sums(desk, hand)}
          desk={desk}
          chits={isTrack(hand) ? (hand.shown ?? []).map((kind) => ({ kind, count: 1 })) : gathered(hand.shown ?? [], desk.faces.value)}
          small={isTrack(hand)}
        />
      ))}
    </section>
  );
}

/** The chits that an answer names. */
export function playable(desk: Desk): string[] {
  return [...lit(desk).cards.keys()].filter((kind) => isChit(desk.faces.value.get(kind)));
}

/** What was played, in its order. */
const isTrack = (hand: Hand): boolean => hand.id === "track";

export function handName(desk: Desk, hand: Hand): string {
  return [gameWord(desk, "hand", hand.id), hand.seat && sideName(hand.seat)].filter(Boolean).map((part) => capital(part)).join(" · ");
}

/** How many are whose: "German 4 · Allied 3". */
function sums(desk: Desk, hand: Hand): string {
  const dark = (kind: string): boolean | null => {
    const cloth = desk.faces.value.get(kind)?.nation;
    return cloth ? isDark(cloth) : null;
  };
  const of = (side: string) => (hand.shown ?? []).filter((kind) => dark(kind) === isDark(nation(desk, side))).length;
  const counts = [...new Set(desk.view.value?.sides)].map((side) => ({ side, count: of(side) })).filter(({ count }) => count > 0);
  return counts.length > 1 ? counts.map(({ side, count }) => `${capital(sideName(side))} ${count}`).join(" · ") : "";
}

function Row({ name, aside, desk, chits, small = false }: { name: string; aside: string; desk: Desk; chits: readonly Counted[]; small?: boolean }) {
  return (
    <div role="group" aria-label={name}>
      <h2>
        {name} {aside && <span class="right">{aside}</span>}
      </h2>
      <ChitList desk={desk} chits={chits} small={small} />
    </div>
  );
}

export function ChitList({ desk, chits, small = false }: { desk: Desk; chits: readonly Counted[]; small?: boolean }) {
  const cards = lit(desk).cards;
  return (
    <ul class={small ? "chit-list small" : "chit-list"}>
      {chits.map(({ kind, count }, i) => {
        const choices = small ? [] : (cards.get(kind) ?? []);
        const [choice] = choices;
        const cloth = desk.faces.value.get(kind)?.nation;
        const style = cloth ? { "--cloth": `var(--${cloth})`, color: `var(--${cloth}-ink)` } : {};
        const title = capital(chitName(desk, kind));
        const inner = (
          <>
            <span>{shortName(desk, kind, title)}</span>
            {count > 1 && <b>{`×${count}`}</b>}
          </>
        );
        return (
          <li key={`${kind} ${i}`}>
            {choice ? (
              <button type="button" class="chit can-act" data-card={kind} style={style} title={title} disabled={desk.busy.value} onClick={() => (choices.length > 1 ? (desk.picked.value = kind) : void submit(desk, [choice.action]))}>
                {inner}
              </button>
            ) : (
              <span class="chit" style={style} title={title}>
                {inner}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** What a chit is called; its face says which message does. */
export function chitName(desk: Desk, kind: string): string {
  const name = desk.faces.value.get(kind)?.name ?? kind;
  return name.startsWith("@") ? word(name.slice(1)) : name;
}

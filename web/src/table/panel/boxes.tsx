/** Places beside the map: what waits, what is lost, what has left. */
import type { Box } from "../../api/types";
import { sideName } from "../../app/games";
import { say, word } from "../../text/voice";
import { click, lit } from "../choose";
import { type Desk, useDesk } from "../desk";
import { boxName, capital, pieceName } from "../names";
import { standing } from "../reckon";
import { CounterView } from "./counter-view";

export function Boxes() {
  const desk = useDesk();
  const all = (desk.view.value?.boxes ?? []).filter((box) => (box.pieces ?? []).length > 0);
  const used = usable(desk);
  const shown = desk.selection.value.length > 0 || standing(desk) ? used : all;
  const first = (box: Box) => 2 * Number(used.includes(box)) + Number(box.side === desk.side.value);
  const sorted = [...shown].sort((a, b) => first(b) - first(a));
  const names = [...new Set(sorted.map((box) => box.id))];
  if (shown.length === 0) return null;
  return (
    <section class={used.length > 1 ? "sec boxes-beside many" : "sec boxes-beside"} aria-label={word("table-beside")}>
      {names.map((name) => (
        <div key={name}>
          <h2>{boxName(desk, name)}</h2>
          <div class="both-sides">
            {sorted.filter((box) => box.id === name).map((box) => (
              <div key={box.side} role="group" aria-label={capital(sideName(box.side))}>
                {box.text && <p class="muted">{say(box.text)}</p>}
                <ByTab desk={desk} box={box} side={used.includes(box) ? 44 : 34} />
              </div>
            ))}
          </div>
        </div>
      ))}
    </section>
  );
}

/** The boxes with something that can be used now: where the panel is put away they lie under the map, at hand. */
export function usable(desk: Desk): readonly Box[] {
  return (desk.view.value?.boxes ?? []).filter((box) => (box.pieces ?? []).some((id) => canBeUsed(desk, id)));
}

export const canBeUsed = (desk: Desk, id: string): boolean => lit(desk).acting.has(id) || desk.selection.value.includes(id);

/** The pieces of a box; where tabs part them, as when each says when it comes, a group for each, under what they say. While something is put together, the groups with what may go into it. */
function ByTab({ desk, box, side }: { desk: Desk; box: Box; side: number }) {
  const ids = box.pieces ?? [];
  const tabOf = (id: string) => desk.pieces.value.get(id)?.tab ?? "";
  const tabs = [...new Set(ids.map(tabOf))];
  const of = (tab: string) => ids.filter((id) => tabOf(id) === tab);
  const shown = standing(desk) ? tabs.filter((tab) => of(tab).some((id) => canBeUsed(desk, id))) : tabs; // what is put together needs the room
  if (tabs.length < 2) return <BoxPieces desk={desk} ids={ids} place={box.id} side={side} />;
  return (
    <div class="by-tab">
      {shown.map((tab) => (
        <div key={tab} role="group" aria-label={tab}>
          <b aria-hidden="true">{tab}</b>
          <BoxPieces desk={desk} ids={of(tab)} place={box.id} side={side} untabbed />
        </div>
      ))}
    </div>
  );
}

/** The pieces of a box or a stack as buttons; `more` joins the one that is clicked to those that are chosen. */
export function BoxPieces({ desk, ids, place, side = 46, more = false, untabbed = false }: { desk: Desk; ids: readonly string[]; place: string; side?: number; more?: boolean; untabbed?: boolean }) {
  const { acting, targets } = lit(desk);
  return (
    <ul class="tray-pieces">
      {ids.flatMap((id) => desk.pieces.value.get(id) ?? []).map((piece) => {
        const selected = desk.selection.value.includes(piece.id);
        const state = selected ? "selected" : acting.has(piece.id) ? "can-act" : targets.has(piece.id) ? "target" : undefined;
        return (
          <li key={piece.id}>
            <button type="button" data-piece={piece.id} data-state={state} aria-pressed={selected} title={pieceName(desk, piece)} onClick={(event) => void click(desk, place, piece.id, more || event.shiftKey)}>
              <CounterView piece={untabbed ? { ...piece, tab: "" } : piece} side={side} {...(state ? { state } : {})} />
              <span class="unseen">{pieceName(desk, piece)}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

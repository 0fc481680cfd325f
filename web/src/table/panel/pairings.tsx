/** Who fires at whom: what is chosen, what may be with its chances, and what may not with the reason. */
import type { Pairing } from "../../api/types";
import { Icon } from "../../parts/icon";
import { say, word } from "../../text/voice";
import { aimRow, answered } from "../aim-row";
import { type Desk, useDesk } from "../desk";
import { pieceName } from "../names";
import { SlimBar } from "../odds-bar";
import { type Firer, firers, type Row } from "../pairings";
import { isSpread } from "../results";
import { RuleChip } from "../rule-chip";
import { Spread } from "../spread";
import { CounterView } from "./counter-view";

export function Pairings({ pairings }: { pairings: readonly Pairing[] }) {
  const desk = useDesk();
  if (pairings.length === 0) return null;
  const one = new Set(pairings.map(({ target }) => target)).size === 1;
  const shared = one && pairings.some(({ kind }) => kind === "chosen"); // then it is shown with those
  return (
    <div class="pairings" role="group" aria-label={word("table-pairings")} onMouseLeave={() => (desk.pointed.value = null)}>
      <h3>{word("table-pairings")}</h3>
      <ul>
        {firers(pairings).map((firer) => (
          <Fires key={firer.piece} desk={desk} firer={firer} shared={shared} />
        ))}
      </ul>
    </div>
  );
}

function Fires({ desk, firer: { piece, rows }, shared }: { desk: Desk; firer: Firer; shared: boolean }) {
  return (
    <li class="firer">
      <span class="from">
        {piece ? <Shown desk={desk} id={piece} side={54} /> : <Icon name="shell" size={30} />}
        <span class="unseen">{nameOf(desk, piece)}</span>
      </span>
      <ul>
        {rows.map((row, i) => (
          <One key={`${row.kind} ${row.targets.join()} ${i}`} desk={desk} row={row} targets={row.kind === "chosen" || !shared} />
        ))}
      </ul>
    </li>
  );
}

/** A row; one that may be chosen is a button that does what a click on its target does. */
function One({ desk, row, targets }: { desk: Desk; row: Row; targets: boolean }) {
  const open = answered(desk, row);
  const point = () => (desk.pointed.value = row);
  const leave = () => (desk.pointed.value = null);
  const body = (
    <>
      <span class="arrow" aria-hidden="true">
        {targets ? "→" : "+"}
      </span>
      {targets && (
        <span class="to">
          {row.targets.map((id) => (
            <Shown key={id} desk={desk} id={id} side={row.kind === "barred" ? 34 : 50} target={row.kind === "chosen"} />
          ))}
        </span>
      )}
      <span class="unseen">{word(`table-pairing-${row.kind}`, { piece: nameOf(desk, row.piece), target: row.targets.map((id) => nameOf(desk, id)).join(", ") })}. </span>
      <span class="why">{say(row.text)}</span>
      {row.results.length > 0 && (isSpread(row.results) ? <Spread results={row.results} /> : <SlimBar results={row.results} />)}
    </>
  );
  return (
    <li class={row.kind} onMouseEnter={point} onFocusCapture={point} onBlurCapture={leave}>
      {open ? (
        <button type="button" class="pairing" disabled={desk.busy.value} onClick={() => void aimRow(desk, row)}>
          {body}
        </button>
      ) : (
        <div class="pairing">{body}</div>
      )}
      <RuleChip rule={row.rule} />
    </li>
  );
}

function Shown({ desk, id, side, target = false }: { desk: Desk; id: string; side: number; target?: boolean }) {
  const piece = desk.pieces.value.get(id);
  return piece ? <CounterView piece={piece} side={side} {...(target ? { state: "target" as const } : {})} /> : null;
}

function nameOf(desk: Desk, id: string): string {
  const piece = desk.pieces.value.get(id);
  return piece ? pieceName(desk, piece) : id ? id : word("table-shot");
}

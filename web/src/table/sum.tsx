/** The sum that leads to a roll: one column, or two that face each other, a side each. */
import type { ComponentChildren } from "preact";
import type { Line } from "../api/types";
import { sideName } from "../app/games";
import { say, word } from "../text/voice";
import { useDesk } from "./desk";
import { amount, capital, sideInk } from "./names";
import { RuleChip } from "./rule-chip";

/** `over` is what stands above the lines of a side. */
export function Sum({ lines, over }: { lines: readonly Line[]; over?: (side: string) => ComponentChildren }) {
  const desk = useDesk();
  const sides = [...new Set(lines.flatMap((line) => line.side || []))];
  const across = lines.filter((line) => !line.side);
  return (
    <>
      {sides.length > 0 && (
        <div class="facing-sums">
          {sides.map((side) => (
            <div key={side} role="group" aria-label={capital(sideName(side))}>
              <h3 style={{ color: sideInk(desk, side) }}>{capital(sideName(side))}</h3>
              {over?.(side)}
              <Column lines={lines.filter((line) => line.side === side)} signed />
            </div>
          ))}
        </div>
      )}
      {across.length > 0 && <Column lines={across} />}
    </>
  );
}

/** In a column that is added up, what comes after the first line is added or taken away. */
function Column({ lines, signed = false }: { lines: readonly Line[]; signed?: boolean }) {
  return (
    <dl class="sum">
      {lines.map((line, i) => (
        <div key={i} class={line.total ? "total" : ""}>
          <dt>
            {capital(say(line.text))} {line.rule !== lines[i - 1]?.rule && <RuleChip rule={line.rule} /> /* the line above cites it already */}
          </dt>
          <dd>{figure(line, signed && i > 0 && !line.total)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A shift as an arrow with the number of its columns, what goes to the die with its sign; nothing where the text says it. */
function figure({ kind = "", value }: Line, signed: boolean): ComponentChildren {
  if (kind === "none") return null;
  if (kind !== "shift") return amount(value, signed || kind === "die" ? "always" : "auto");
  return (
    <>
      <span aria-hidden="true">{`${value < 0 ? "← " : "→ "}${amount(Math.abs(value))}`}</span>
      <span class="unseen">{word(value < 0 ? "table-shift-left" : "table-shift-right", { count: Math.abs(value) })}</span>
    </>
  );
}

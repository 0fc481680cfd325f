/** The sum that leads to a roll: one column, or two that face each other, a side each. */
import type { ComponentChildren } from "preact";
import type { Line } from "../api/types";
import { sideName } from "../app/games";
import { language, say } from "../text/voice";
import { useDesk } from "./desk";
import { capital, sideInk } from "./names";
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
            {capital(say(line.text))} <RuleChip rule={line.rule} />
          </dt>
          <dd>{figure(line.value, signed && i > 0 && !line.total)}</dd>
        </div>
      ))}
    </dl>
  );
}

function figure(value: number, signed: boolean): string {
  const shown = new Intl.NumberFormat(language.value, { signDisplay: signed ? "always" : "auto" }).format(value);
  return shown.replace("-", "−");
}

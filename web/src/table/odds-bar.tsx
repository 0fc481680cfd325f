/** Chances as a bar of all outcomes; one that can be greater or smaller is notched, and told in numbers below. */
import type { Roll } from "../api/types";
import { word } from "../text/voice";
import { type Desk, useDesk } from "./desk";
import { capital, gameWord, outcomeName, percent } from "./names";
import { type Outcome, outcomes } from "./results";

const WIDTH = 250; // px: about how wide a bar is
const LETTER = 7.5;
const MOST_ROWS = 6; // of a table that lies open

/** Whether a part of the bar has room for its word. */
function fits(words: string, chance: number): boolean {
  return words.length * LETTER + 8 <= chance * WIDTH;
}

/** From good for whoever acts to bad. */
const PAINTS = ["var(--target)", "#8a6410", "#6d5a86", "#4b5a66"];

function paint(index: number, count: number): string {
  if (index === count - 1) return "var(--panel2)";
  return PAINTS[index] ?? "var(--ink3)";
}

export function OddsBar({ rolls }: { rolls: readonly (Roll & { exact?: boolean })[] }) {
  const desk = useDesk();
  return (
    <>
      {rolls.map((roll) => {
        const found = outcomes(roll.results).map((outcome) => ({ ...outcome, name: outcomeName(desk, outcome) }));
        const label = found.map((one) => `${one.name} ${percent(one.chance)}`).join(", ");
        return (
          <div key={roll.purpose} class="odds">
            <div class="odds-bar" role="img" aria-label={label} title={label}>
              {found.map((one, i) => (
                <span key={one.stem} class={i > 0 && i === found.length - 1 ? "worst" : ""} style={{ flexGrow: one.chance, background: paint(i, found.length) }}>
                  {one.parts.length > 1 && <Notches outcome={one} />}
                  <b>{[`${one.name} ${percent(one.chance)}`, one.name, percent(one.chance)].find((words) => fits(words, one.chance))}</b>
                </span>
              ))}
            </div>
            {found.length > 2 && (
              <p class="odds-legend">
                {found.map((one, i) => (
                  <span key={one.stem}>
                    <i style={{ background: paint(i, found.length) }} /> {one.name} {percent(one.chance)}
                  </span>
                ))}
              </p>
            )}
            {found.map((one) => (
              <Amounts key={one.stem} desk={desk} outcome={one} name={one.name} />
            ))}
            {roll.exact === false && <p class="muted">{word("table-odds-sampled")}</p>}
          </div>
        );
      })}
    </>
  );
}

/** Where within an outcome one amount ends and the next begins. */
function Notches({ outcome }: { outcome: Outcome }) {
  return (
    <span class="notches" aria-hidden="true">
      {outcome.parts.map((part) => (
        <i key={part.label} style={{ flexGrow: part.chance }} />
      ))}
    </span>
  );
}

/** How great an outcome can be: on average, and each amount with its chance. A long table is folded. */
function Amounts({ desk, outcome, name }: { desk: Desk; outcome: Outcome; name: string }) {
  if (outcome.mean === null) return null;
  const mean = gameWord(desk, "result", `${outcome.stem}-${Math.round(outcome.mean * 10) / 10}`);
  return (
    <details class="amounts" open={outcome.parts.length <= MOST_ROWS}>
      <summary>{capital(word("table-odds-average", { outcome: name, amount: mean }))}</summary>
      <dl class="sum">
        {outcome.parts.map((part) => (
          <div key={part.label}>
            <dt>{capital(gameWord(desk, "result", part.label))}</dt>
            <dd>{percent(part.chance)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** Chances as a bar of all outcomes, one that can be greater or smaller notched, and told in numbers below; amounts as columns. */
import type { Result, Roll } from "../api/types";
import { has, word } from "../text/voice";
import { type Desk, useDesk } from "./desk";
import { capital, gameWord, outcomeName, percent } from "./names";
import { isSpread, type Outcome, outcomes } from "./results";
import { RuleChip } from "./rule-chip";
import { Spread } from "./spread";

const WIDTH = 250; // px: about how wide a bar is
const LETTER = 7.5;

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
      {rolls.map((roll, i) => {
        if (isSpread(roll.results))
          return (
            <div key={i} class="odds">
              <Purpose roll={roll} />
              <Spread results={roll.results} />
              {roll.exact === false && <p class="muted">{word("table-odds-sampled")}</p>}
            </div>
          );
        const found = named(desk, roll.results);
        return (
          <div key={i} class="odds">
            {rolls.length > 1 && <Purpose roll={roll} />}
            <Bar found={found} />
            {found.length > 2 && (
              <p class="odds-legend">
                {found.map((one, n) => (
                  <span key={one.name}>
                    <i style={{ background: paint(n, found.length) }} /> {one.words} {percent(one.chance)}
                  </span>
                ))}
              </p>
            )}
            {found.map((one) => (
              <Amounts key={one.name} desk={desk} outcome={one} words={one.words} />
            ))}
            {roll.exact === false && <p class="muted">{word("table-odds-sampled")}</p>}
          </div>
        );
      })}
    </>
  );
}

type Named = Outcome & { words: string };

function named(desk: Desk, results: readonly Result[]): Named[] {
  return outcomes(results).map((outcome) => ({ ...outcome, words: outcomeName(desk, outcome) }));
}

/** The bar alone, in a row of a list. */
export function SlimBar({ results }: { results: readonly Result[] }) {
  return <Bar found={named(useDesk(), results)} slim />;
}

function Bar({ found, slim = false }: { found: readonly Named[]; slim?: boolean }) {
  const label = found.map((one) => `${one.words} ${percent(one.chance)}`).join(", ");
  const width = slim ? 0.7 : 1;
  return (
    <div class={slim ? "odds-bar slim" : "odds-bar"} role="img" aria-label={label} title={label}>
      {found.map((one, n) => (
        <span key={one.name} class={n === found.length - 1 ? "worst" : ""} style={{ flexGrow: one.chance, background: paint(n, found.length) }}>
          {one.parts.length > 1 && <Notches outcome={one} />}
          <b>{[`${one.words} ${percent(one.chance)}`, one.words, percent(one.chance)].find((words) => fits(words, one.chance * width))}</b>
        </span>
      ))}
    </div>
  );
}

/** What is rolled for, where a bar does not tell it. */
function Purpose({ roll }: { roll: Roll }) {
  return has(roll.purpose) ? (
    <p class="purpose">
      {capital(word(roll.purpose))} <RuleChip rule={roll.rule} />
    </p>
  ) : null;
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

/** How great an outcome can be: on average; unfolded, each amount with its chance. */
function Amounts({ desk, outcome, words }: { desk: Desk; outcome: Outcome; words: string }) {
  if (outcome.parts.length === 1) return null;
  const mean = outcome.mean && word("table-odds-average", { outcome: words, amount: gameWord(desk, "result", outcome.mean) });
  return (
    <details class="amounts">
      <summary>{capital(mean || word("table-odds-amounts", { outcome: words }))}</summary>
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

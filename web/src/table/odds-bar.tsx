/** Chances as a bar of all results, and the sum that leads there. */
import type { Line, RollOdds } from "../api/types";
import { say, word } from "../text/voice";
import { useDesk } from "./desk";
import { capital, gameWord, percent } from "./names";
import { RuleChip } from "./rule-chip";

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

export function OddsBar({ rolls }: { rolls: readonly RollOdds[] }) {
  const desk = useDesk();
  return (
    <>
      {rolls.map((roll) => {
        const parts = roll.results.map((result) => ({ ...result, chance: result.ways / result.of, name: gameWord(desk, "result", result.label) }));
        const label = parts.map((part) => `${part.name} ${percent(part.chance)}`).join(", ");
        return (
          <div key={roll.purpose} class="odds">
            <div class="odds-bar" role="img" aria-label={label} title={label}>
              {parts.map((part, i) => (
                <span key={part.label} class={i === parts.length - 1 ? "worst" : ""} style={{ flexGrow: part.chance, background: paint(i, parts.length) }}>
                  {[part.name, percent(part.chance)].find((words) => fits(words, part.chance))}
                </span>
              ))}
            </div>
            {parts.length > 2 && (
              <p class="odds-legend">
                {parts.map((part, i) => (
                  <span key={part.label}>
                    <i style={{ background: paint(i, parts.length) }} /> {part.name} {percent(part.chance)}
                  </span>
                ))}
              </p>
            )}
            {!roll.exact && <p class="muted">{word("table-odds-sampled")}</p>}
          </div>
        );
      })}
    </>
  );
}

export function Sum({ lines }: { lines: readonly Line[] }) {
  if (lines.length === 0) return null;
  return (
    <dl class="sum">
      {lines.map((line, i) => (
        <div key={i}>
          <dt>
            {capital(say(line.text))} <RuleChip rule={line.rule} />
          </dt>
          <dd>{line.value}</dd>
        </div>
      ))}
    </dl>
  );
}

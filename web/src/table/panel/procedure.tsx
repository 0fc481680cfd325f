/** The steps of a procedure that the rulebook numbers: past, running, to come. */
import type { Step } from "../../api/types";
import { Icon } from "../../parts/icon";
import { say, word } from "../../text/voice";
import { RuleChip } from "../rule-chip";

export function Procedure({ steps }: { steps: readonly Step[] }) {
  if (steps.length === 0) return null;
  return (
    <ol class="procedure" aria-label={word("table-procedure")}>
      {steps.map((step, i) => (
        <li key={i} class={step.when} aria-current={step.when === "now" ? "step" : undefined}>
          <i aria-hidden="true">{step.when === "done" && <Icon name="check" size={12} />}</i>
          <span>
            {say(step.text)}
            {step.when !== "later" && <span class="unseen"> {word(`table-step-${step.when}`)}</span>}
          </span>
          <RuleChip rule={step.rule} hot={step.when === "now"} />
        </li>
      ))}
    </ol>
  );
}

/** The steps of a procedure that the rulebook numbers, in two columns: past, running, to come. Each opens its rule. */
import type { Step } from "../../api/types";
import { Icon } from "../../parts/icon";
import { say, word } from "../../text/voice";
import { useDesk } from "../desk";
import { openRule } from "../rule-chip";

export function Procedure({ steps }: { steps: readonly Step[] }) {
  const desk = useDesk();
  if (steps.length === 0) return null;
  return (
    <ol class="procedure" aria-label={word("table-procedure")} style={{ "--rows": Math.ceil(steps.length / 2) }}>
      {steps.map((step, i) => (
        <li key={i} class={step.when} aria-current={step.when === "now" ? "step" : undefined}>
          <button type="button" title={word("table-rule", { rule: step.rule })} onClick={() => openRule(desk, step.rule)}>
            <i aria-hidden="true">{step.when === "done" && <Icon name="check" size={12} />}</i>
            <span>
              {say(step.text)}
              {step.when !== "later" && <span class="unseen"> {word(`table-step-${step.when}`)}</span>}
            </span>
            <small>{step.rule}</small>
          </button>
        </li>
      ))}
    </ol>
  );
}

/** Choices that differ in a number alone: a list to pick it from, and one button that says what it means. */
import { useSignal } from "@preact/signals";
import type { Choice } from "../api/types";
import { Button } from "../parts/button";
import { say, word } from "../text/voice";
import { answer } from "./choose";
import type { Desk } from "./desk";

export function NumberChoice({ desk, choices }: { desk: Desk; choices: readonly Choice[] }) {
  const at = useSignal(0);
  const choice = choices[at.value];
  const step = (by: number) => (at.value = Math.min(choices.length - 1, Math.max(0, at.value + by)));
  return (
    <span class="number-choice" role="group" aria-label={word("table-number")}>
      <Button aria-label={word("table-less")} disabled={at.value === 0} onClick={() => step(-1)}>
        −
      </Button>
      <select class="input" aria-label={word("table-number")} value={String(at.value)} onChange={(event) => (at.value = Number(event.currentTarget.value))}>
        {choices.map((one, i) => (
          <option key={one.action} value={String(i)}>
            {one.args.map((arg) => arg.name).join(" · ")}
          </option>
        ))}
      </select>
      <Button aria-label={word("table-more")} disabled={at.value === choices.length - 1} onClick={() => step(1)}>
        +
      </Button>
      {choice && (
        <Button kind="primary" disabled={desk.busy.value} onClick={() => void answer(desk, choice)}>
          {say(choice.text)}
        </Button>
      )}
    </span>
  );
}

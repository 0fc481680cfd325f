/** Something that is being put together: its sum so far, and the chances if it is rolled now. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { ProbeState } from "../../api/types";
import { say, word } from "../../text/voice";
import { type Desk, useDesk } from "../desk";
import { probe } from "../odds";
import { OddsBar, Sum } from "../odds-bar";

export function Planner() {
  const desk = useDesk();
  const ask = desk.ask.value;
  const within = ask?.mine && ask.scope >= 0 ? ask : null;
  const found = useSignal<ProbeState | null>(null);
  useEffect(() => {
    found.value = null;
    if (within) void reckon(desk).then((state) => (found.value = state));
  }, [within?.number]);
  const lines = within?.forecast.lines ?? [];
  const rolls = found.value?.rolls ?? [];
  if (lines.length === 0 && rolls.length === 0) return null;
  const confirm = found.value?.choices.find((choice) => choice.action === found.value?.confirm?.[0]);
  return (
    <section class="sec planner" aria-label={word("table-planner")}>
      <h2>
        {word("table-planner")} {confirm && <span class="right">{say(confirm.text)}</span>}
      </h2>
      <Sum lines={lines} />
      <OddsBar rolls={rolls} />
    </section>
  );
}

/** The chances of what is asked, as it stands. */
async function reckon(desk: Desk): Promise<ProbeState | null> {
  try {
    return await probe(desk, []);
  } catch {
    return null; // the decision has passed meanwhile
  }
}

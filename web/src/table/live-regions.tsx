/** What is read aloud without being asked for: results politely, prompts and refusals at once. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { say } from "../text/voice";
import { spokenAdvice } from "./advice";
import { useDesk } from "./desk";
import { percent } from "./names";
import { headline } from "./results";
import { thinkingWords, warningOf } from "./prompt";
import { placeSentence } from "./sentences";

const LINGERS = 700; // ms

export function LiveRegions() {
  const desk = useDesk();
  const last = desk.log.value.at(-1);
  const result = last?.lines.map((line) => say(line.text)).join(" ") ?? "";
  const refused = desk.refused.value;
  const warning = warningOf(desk);
  const ask = desk.ask.value;
  const thinking = desk.state.value ? thinkingWords(desk.state.value) : "";
  const told = useSignal("");
  useEffect(() => {
    const timer = setTimeout(() => (told.value = thinking), LINGERS); // most decisions are made before it could be read
    return () => clearTimeout(timer);
  }, [thinking]);
  const best = desk.plan.value && headline(desk.plan.value.rolls);
  const urgent = refused ? say(refused.refusal.text) : warning ? say(warning) : best ? percent(best.chance) : ask?.mine ? say(ask.prompt) : "";
  return (
    <>
      <p class="unseen" aria-live="polite">
        {result}
      </p>
      <p class="unseen" aria-live="polite">
        {told.value}
      </p>
      <p class="unseen" aria-live="polite">
        {spokenAdvice(desk)}
      </p>
      <p class="unseen" aria-live="assertive">
        {urgent}
      </p>
      <p class="unseen" id="place-sentence" aria-live="polite">
        {desk.spoken.value && placeSentence(desk, desk.spoken.value)}
      </p>
    </>
  );
}

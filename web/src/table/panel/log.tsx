/** What happened, as prose: newest on top, under the headings of turns and phases. */
import type { LogLine, Passage } from "../../api/types";
import { Button } from "../../parts/button";
import { say, word } from "../../text/voice";
import { undo } from "../choose";
import { type Desk, useDesk } from "../desk";
import { capital, gameWord, percent, sideInk } from "../names";
import { DiceRow } from "../dice-row";
import { RuleChip } from "../rule-chip";
import { Prose } from "./prose";

interface Chapter {
  heading: string;
  entry: number;
  passages: Passage[];
}

export function Log() {
  const desk = useDesk();
  const upTo = desk.stage.entry.value;
  const passages = upTo < 0 ? desk.log.value : desk.log.value.filter((passage) => passage.entry <= upTo);
  if (passages.length === 0) return <p class="empty">{word("table-log-empty")}</p>;
  return (
    <div class="log" onMouseLeave={() => desk.stage.leave(true)}>
      {chapters(passages).map((chapter) => (
        <section key={chapter.entry}>
          {chapter.heading && <h2>{chapter.heading}</h2>}
          {chapter.passages.map((passage) => (
            <Lines key={passage.entry} desk={desk} passage={passage} />
          ))}
        </section>
      ))}
    </div>
  );
}

/** Headings open chapters; several in a row are one. The newest comes first. */
function chapters(passages: readonly Passage[]): Chapter[] {
  const found: Chapter[] = [{ heading: "", entry: -1, passages: [] }];
  for (const passage of passages) {
    const headings = passage.lines.filter((line) => line.heading).map((line) => say(line.text).replace(/[.\s]+$/u, ""));
    let last = found.at(-1);
    if (!last || headings.length > 0) {
      const goesOn = last && last.passages.length === 0 && last.heading;
      if (last && goesOn) last.heading = [last.heading, ...headings].join(" · ");
      else found.push((last = { heading: headings.join(" · "), entry: passage.entry, passages: [] }));
    }
    // what stands before the heading in the same entry belongs to the chapter that ends; it is short, and stays here
    if (passage.lines.some((line) => !line.heading)) last?.passages.unshift(passage);
  }
  return found.reverse().filter((chapter) => chapter.passages.length > 0 || chapter.heading);
}

function Lines({ desk, passage }: { desk: Desk; passage: Passage }) {
  const looked = desk.stage.moment.value?.moment.entry === passage.entry;
  const allowed = desk.state.value?.undo.includes(passage.entry) && desk.state.value.entries !== passage.entry;
  const lines = passage.lines.filter((line) => !line.heading);
  return (
    <div
      class={["passage", passage.forced && "forced", looked && "looked", passage.back && "back"].filter(Boolean).join(" ")}
      style={{ "--edge": passage.side ? sideInk(desk, passage.side) : "var(--line)" }}
      onMouseEnter={() => void desk.stage.look(passage.entry, false)}
    >
      {lines.map((line, i) => (
        <p key={i}>
          <button type="button" class="jump" aria-label={word("table-jump", { entry: passage.entry })} onClick={() => void desk.stage.look(passage.entry, true)} />
          <Line desk={desk} line={line} passage={passage} last={i === lines.length - 1} />
        </p>
      ))}
      {allowed && (
        <Button kind="quiet" class="to-here" icon="undo" onClick={() => void undo(desk, passage.entry)}>
          {word("table-undo-to-here")}
        </Button>
      )}
    </div>
  );
}

function Line({ desk, line, passage, last }: { desk: Desk; line: LogLine; passage: Passage; last: boolean }) {
  return (
    <>
      <Prose text={line.text} strong={passage.result ? gameWord(desk, "result", passage.result) : ""} />
      {(line.dice ?? []).length > 0 && <DiceRow dice={line.dice ?? []} />}
      {last && passage.chance != null && <span class="odds-of"> {percent(passage.chance)}</span>}
      {last && passage.forced && <span class="muted"> {capital(word("table-by-itself"))}.</span>}{" "}
      <RuleChip rule={line.rule} />
    </>
  );
}

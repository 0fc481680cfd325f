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

/** The lines of a passage that stand under one heading. */
interface Part {
  passage: Passage;
  lines: readonly LogLine[];
}

export interface Chapter {
  heading: string;
  key: string;
  parts: Part[];
}

export function Log() {
  const desk = useDesk();
  const upTo = desk.stage.entry.value;
  const passages = upTo < 0 ? desk.log.value : desk.log.value.filter((passage) => passage.entry <= upTo);
  const shown = chapters(passages);
  if (shown.length === 0) return <p class="empty">{word("table-log-empty")}</p>;
  return (
    <div class="log" onMouseLeave={() => desk.stage.leave(true)}>
      {shown.map((chapter) => (
        <section key={chapter.key}>
          {chapter.heading && <h2>{chapter.heading}</h2>}
          {chapter.parts.map((part) => (
            <Lines key={part.passage.entry} desk={desk} passage={part.passage} lines={part.lines} />
          ))}
        </section>
      ))}
    </div>
  );
}

/** Headings open chapters; several in a row are one. The newest comes first. */
export function chapters(passages: readonly Passage[]): Chapter[] {
  let now: Chapter = { heading: "", key: "", parts: [] };
  const found = [now];
  for (const passage of passages) {
    let lines: LogLine[] = [];
    const close = () => {
      if (lines.length > 0) now.parts.unshift({ passage, lines });
      lines = [];
    };
    for (const line of passage.lines) {
      if (!line.heading) {
        lines.push(line);
        continue;
      }
      close();
      const words = say(line.text).replace(/[.\s]+$/u, "");
      if (now.parts.length === 0 && now.heading) now.heading += ` · ${words}`;
      else found.push((now = { heading: words, key: `${passage.entry} ${line.text.id}`, parts: [] }));
    }
    close();
  }
  return found.reverse().filter((chapter) => chapter.parts.length > 0 || chapter.heading);
}

function Lines({ desk, passage, lines }: { desk: Desk; passage: Passage; lines: readonly LogLine[] }) {
  const looked = desk.stage.moment.value?.moment.entry === passage.entry;
  const allowed = desk.state.value?.undo.includes(passage.entry) && desk.state.value.entries !== passage.entry;
  return (
    <div
      class={["passage", passage.forced && "forced", looked && "looked", passage.back && "back"].filter(Boolean).join(" ")}
      style={{ "--edge": passage.side ? sideInk(desk, passage.side) : "var(--line)" }}
      onMouseMove={(event) => void (moved(event) && !looked && desk.stage.look(passage.entry, false))}
    >
      {[...lines].reverse().map((line, i) => (
        <p key={i}>
          <button type="button" class="jump" aria-label={word("table-jump", { entry: passage.entry })} onClick={() => void desk.stage.look(passage.entry, true)} />
          <Line desk={desk} line={line} passage={passage} last={i === 0} />
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

/** Whether it is the pointer that moved: a line that slides under a pointer at rest shows nothing. */
function moved(event: MouseEvent): boolean {
  return event.movementX !== 0 || event.movementY !== 0;
}

export function Line({ desk, line, passage, last }: { desk: Desk; line: LogLine; passage: Passage; last: boolean }) {
  const rolled = (line.dice ?? []).length > 0;
  return (
    <>
      <Prose text={line.text} strong={passage.result ? gameWord(desk, "result", passage.result) : ""} />
      {rolled && <DiceRow dice={line.dice ?? []} />}
      {rolled && passage.chance != null && <span class="odds-of"> {percent(passage.chance)}</span>}
      {last && passage.forced && <span class="muted"> {capital(word("table-by-itself"))}.</span>}{" "}
      <RuleChip rule={line.rule} />
    </>
  );
}

/** The whole game in words, from its beginning; what has not happened yet at this moment is paler. */
import { useEffect, useRef } from "preact/hooks";
import type { LogLine } from "../api/types";
import { word } from "../text/voice";
import { useDesk } from "../table/desk";
import { sideInk } from "../table/names";
import { chapters, Line } from "../table/panel/log";
import { shownEntry } from "./action";
import type { Player } from "./player";

/** The line that the odds of a roll stand beside: the one with the dice, else the last. */
function spokenFor(lines: readonly LogLine[]): LogLine | undefined {
  return lines.find((line) => (line.dice ?? []).length > 0) ?? lines.at(-1);
}

export function ReplayLog({ player }: { player: Player }) {
  const desk = useDesk();
  const now = shownEntry(player);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const line = list.current?.querySelector<HTMLElement>(".looked");
    const pane = list.current?.parentElement;
    if (!line || !pane) return;
    // by hand: scrollIntoView would move the page's other panes too
    const middle = line.offsetTop - pane.offsetTop - (pane.clientHeight - line.offsetHeight) / 2;
    pane.scrollTo({ top: middle, behavior: player.playing.peek() ? "smooth" : "auto" });
  }, [now]);
  return (
    <div class="log replayed" ref={list}>
      {[...chapters(player.log.value)].reverse().map((chapter) => (
        <section key={chapter.key}>
          {chapter.heading && <h2>{chapter.heading}</h2>}
          {[...chapter.parts].reverse().map(({ passage, lines }) => (
            <div
              key={passage.entry}
              class={["passage", passage.entry === now && "looked", passage.entry > now && "later", passage.back && "back"].filter(Boolean).join(" ")}
              style={{ "--edge": passage.side ? sideInk(desk, passage.side) : "var(--line)" }}
            >
              {lines.map((line, i) => (
                <p key={i}>
                  {i === 0 && <button type="button" class="jump" aria-current={passage.entry === now} aria-label={word("table-jump", { entry: passage.entry })} onClick={() => player.seek(passage.entry)} />}
                  <Line desk={desk} line={line} passage={passage} last={line === spokenFor(lines)} />
                </p>
              ))}
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}

/** The whole game in words, from its beginning; what has not happened yet at this moment is paler. */
import { useComputed } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { LogLine, Passage } from "../api/types";
import { language, word } from "../text/voice";
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
  const now = shownEntry(player);
  const game = useComputed(() => [...chapters(player.log.value)].reverse().map((chapter) => ({ ...chapter, parts: [...chapter.parts].reverse() })));
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
      {game.value.map((chapter) => (
        <section key={chapter.key}>
          {chapter.heading && <h2>{chapter.heading}</h2>}
          {chapter.parts.map(({ passage, lines }) => (
            <Told key={passage.entry} player={player} passage={passage} lines={lines} now={now} />
          ))}
        </section>
      ))}
    </div>
  );
}

/** An entry. Its words are put together once: scrubbing through a long game changes only what is paler. */
function Told({ player, passage, lines, now }: { player: Player; passage: Passage; lines: readonly LogLine[]; now: number }) {
  const desk = useDesk();
  const words = useMemo(
    () =>
      lines.map((line, i) => (
        <p key={i}>
          {i === 0 && <button type="button" class="jump" aria-label={word("table-jump", { entry: passage.entry })} onClick={() => player.seek(passage.entry)} />}
          <Line desk={desk} line={line} passage={passage} last={line === spokenFor(lines)} />
        </p>
      )),
    [lines, language.value],
  );
  const { entry, side } = passage;
  return (
    <div
      class={["passage", entry === now && "looked", entry > now && "later", passage.back && "back"].filter(Boolean).join(" ")}
      aria-current={entry === now ? "step" : undefined}
      style={{ "--edge": side ? sideInk(desk, side) : "var(--line)" }}
    >
      {words}
    </div>
  );
}

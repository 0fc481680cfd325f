/** The rules beside the map: the one that was asked for, and all of them to search in. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { loadRules, titled, type Rules as RuleList } from "../../app/games";
import { word } from "../../text/voice";
import { useDesk } from "../desk";

export function Rules() {
  const desk = useDesk();
  const rules = useSignal<RuleList>([]);
  const wanted = useSignal("");
  const list = useRef<HTMLDivElement>(null);
  const game = desk.state.value?.game ?? "";
  const open = desk.rule.value;
  useEffect(() => {
    loadRules(game).then(
      (found) => (rules.value = found),
      (error: unknown) => void desk.report(error),
    );
  }, [game]);
  useEffect(() => {
    list.current?.querySelector(`[data-rule="${CSS.escape(open)}"]`)?.scrollIntoView({ block: "nearest" });
  }, [open, rules.value]);
  const terms = wanted.value.toLowerCase().split(/\s+/).filter(Boolean);
  const shown = rules.value.filter((rule) => {
    const text = `${rule.number} ${titled(rule.title)} ${titled(rule.summary)}`.toLowerCase();
    return terms.every((term) => text.includes(term));
  });
  return (
    <div class="rules-tab" ref={list}>
      <input class="input" type="search" value={wanted.value} aria-label={word("table-rules-search")} placeholder={word("table-rules-search")} onInput={(event) => (wanted.value = event.currentTarget.value)} />
      {shown.map((rule) => (
        <article key={rule.number} data-rule={rule.number} class={rule.number === open ? "open" : ""}>
          <h3>
            <span class={rule.number === open ? "chip hot" : "chip"}>{rule.number}</span> {titled(rule.title)}
            {rule.ruling && <span class="chip">{word("table-ruling")}</span>}
            {rule.option && <span class="chip">{word("table-option")}</span>}
          </h3>
          <p>{titled(rule.summary)}</p>
        </article>
      ))}
      {shown.length === 0 && rules.value.length > 0 && <p class="empty">{word("table-rules-none")}</p>}
    </div>
  );
}

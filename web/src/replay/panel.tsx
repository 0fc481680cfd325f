/** Beside the map: this action, luck, and the tabs. */
import { useSignal, useSignalEffect } from "@preact/signals";
import { IconButton } from "../parts/button";
import { word } from "../text/voice";
import { useDesk } from "../table/desk";
import { Notes } from "../table/panel/notes";
import { Rules } from "../table/panel/rules";
import { ThisAction } from "./action";
import { ReplayLog } from "./log";
import { Luck } from "./luck";
import type { Player } from "./player";
import { TurningPoints } from "./points";

type Tab = "log" | "points" | "rules" | "notes";

const NAMES: Record<Tab, string> = { log: "table-tab-log", points: "replay-tab-points", rules: "table-tab-rules", notes: "table-tab-notes" };

export function Panel({ player }: { player: Player }) {
  const desk = useDesk();
  const stop = desk.drawer.value;
  const next = { peek: "half", half: "full", full: "peek" } as const;
  return (
    <aside class="panel" data-stop={stop} aria-label={word("replay-panel")}>
      <div class="handle">
        <button type="button" class="grip" aria-expanded={stop !== "peek"} aria-label={word("replay-panel")} onClick={() => (desk.drawer.value = next[stop])} />
        <IconButton icon="close" label={word("table-close")} onClick={() => (desk.drawer.value = "peek")} />
      </div>
      <ThisAction player={player} />
      <Luck player={player} />
      <Tabs player={player} />
    </aside>
  );
}

function Tabs({ player }: { player: Player }) {
  const desk = useDesk();
  const tab = useSignal<Tab>("log");
  useSignalEffect(() => {
    if (desk.tab.value !== "rules") return; // the chip of a rule asks for it
    tab.value = "rules";
    desk.tab.value = "log";
  });
  const shown: Tab[] = ["log", "points", "rules", ...(desk.side.value ? (["notes"] as const) : [])];
  const choose = (event: KeyboardEvent) => {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    const name = shown[(shown.indexOf(tab.peek()) + step + shown.length) % shown.length];
    if (!step || !name) return;
    event.stopPropagation();
    tab.value = name;
    document.getElementById(`tab-${name}`)?.focus();
  };
  return (
    <>
      <div class="tabs" role="tablist" aria-label={word("replay-tabs")} onKeyDown={choose}>
        {shown.map((name) => (
          <button key={name} type="button" role="tab" id={`tab-${name}`} aria-selected={name === tab.value} aria-controls="tab-panel" tabIndex={name === tab.value ? 0 : -1} onClick={() => (tab.value = name)}>
            {word(NAMES[name])}
          </button>
        ))}
      </div>
      <div class="tab-panel" id="tab-panel" role="tabpanel" aria-labelledby={`tab-${tab.value}`} tabIndex={0}>
        {tab.value === "log" ? <ReplayLog player={player} /> : tab.value === "points" ? <TurningPoints player={player} /> : tab.value === "rules" ? <Rules /> : <Notes />}
      </div>
    </>
  );
}

/** Beside the map: how things stand, what is chosen or being put together, and the tabs. */
import { IconButton } from "../../parts/button";
import { word } from "../../text/voice";
import { type Tab, useDesk } from "../desk";
import { Boxes } from "./boxes";
import { Cards } from "./cards";
import { Chat } from "./chat";
import { ChoiceList } from "./choice-list";
import { Chits } from "./chits";
import { Luck } from "./luck";
import { Log } from "./log";
import { Notes } from "./notes";
import { Planner } from "./planner";
import { Rules } from "./rules";
import { Tracks } from "./tracks";
import { UnitCard } from "./unit-card";

const TABS: readonly Tab[] = ["log", "rules", "chat", "notes"];

export function Panel() {
  const desk = useDesk();
  const chosen = desk.selection.value.length > 0;
  return (
    <aside class="panel" data-stop={desk.drawer.value} aria-label={word("table-panel")}>
      <DrawerHandle />
      <Tracks />
      <Chits />
      <ChoiceList />
      <Planner />
      {chosen && <UnitCard />}
      <Boxes />
      <Cards />
      <Tabs />
      <Luck />
    </aside>
  );
}

function Tabs() {
  const desk = useDesk();
  const tab = desk.tab.value;
  const shown = TABS.filter((name) => name !== "notes" || desk.side.value);
  const choose = (event: KeyboardEvent) => {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (!step) return;
    event.stopPropagation();
    const next = shown[(shown.indexOf(tab) + step + shown.length) % shown.length];
    if (!next) return;
    desk.tab.value = next;
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <>
      <div class="tabs" role="tablist" aria-label={word("table-tabs")} onKeyDown={choose}>
        {shown.map((name) => (
          <button
            type="button"
            role="tab"
            key={name}
            id={`tab-${name}`}
            aria-selected={name === tab}
            aria-controls="tab-panel"
            tabIndex={name === tab ? 0 : -1}
            onClick={() => {
              desk.tab.value = name;
              if (desk.drawer.value === "peek") desk.drawer.value = "half";
            }}
          >
            {word(`table-tab-${name}`)}
            {name === "chat" && <Unread />}
          </button>
        ))}
      </div>
      <div class="tab-panel" id="tab-panel" role="tabpanel" aria-labelledby={`tab-${tab}`} tabIndex={0}>
        {tab === "log" ? <Log /> : tab === "rules" ? <Rules /> : tab === "chat" ? <Chat /> : <Notes />}
      </div>
    </>
  );
}

/** A dot while something was written that has not been read. */
function Unread() {
  const desk = useDesk();
  const last = desk.chat.value.at(-1)?.id ?? 0;
  if (desk.tab.value === "chat") desk.read = last;
  if (last <= desk.read) return null;
  return (
    <span class="dot">
      <span class="unseen">{word("table-unread")}</span>
    </span>
  );
}

/** Draws the panel out and in where the screen is narrow. */
function DrawerHandle() {
  const desk = useDesk();
  const out = desk.drawer.value !== "peek";
  const next = { peek: "half", half: "full", full: "peek" } as const;
  return (
    <div class="handle">
      <button type="button" class="grip" aria-expanded={out} aria-label={word("table-drawer")} onClick={() => (desk.drawer.value = next[desk.drawer.value])} />
      {out && <IconButton icon="close" label={word("table-close")} onClick={() => (desk.drawer.value = "peek")} />}
    </div>
  );
}

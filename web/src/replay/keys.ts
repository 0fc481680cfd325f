/** The keys of the replay. */
import type { Player } from "./player";
import { opened } from "./popover";

export function listenToKeys(player: Player): () => void {
  const keys: Record<string, () => void> = {
    ArrowLeft: () => player.step(-1),
    ArrowRight: () => player.step(1),
    "[": () => player.step(-1),
    "]": () => player.step(1),
    Home: () => player.seek(0),
    End: () => player.seek(player.entries.peek()),
    " ": () => player.toggle(),
  };
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape") return escape(player);
    const act = keys[event.key];
    if (!act || (event.target instanceof Element && hasItsOwn(event.target, event.key))) return;
    event.preventDefault();
    act();
  };
  addEventListener("keydown", press);
  return () => removeEventListener("keydown", press);
}

function escape(player: Player): void {
  if (opened.peek()) opened.value = "";
  else player.desk.drawer.value = "peek";
}

/** Fields and buttons keep the keys that they use themselves; the slider gives its arrows to the replay's own steps. */
function hasItsOwn(target: Element, key: string): boolean {
  if (target.matches("input[type=range]")) return false;
  if (target.matches("input, textarea, select")) return true;
  return key === " " && target.closest("button, a, summary, label") !== null;
}

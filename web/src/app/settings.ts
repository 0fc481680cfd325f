import { effect, signal } from "@preact/signals";
import { stored } from "./stored";

/** How this browser shows games. What belongs to the person and not to the screen lies with the service. */
export const theme = stored("theme", ["light", "dark", "system"], "system");
export const sound = stored("sound", ["off", "on"], "off");
export const motion = stored("motion", ["system", "full", "reduced"], "system");
export const dice = stored("dice", ["rolled", "instant"], "rolled");
export const counters = stored("counters", ["silhouettes", "nato"], "silhouettes");

/** What is in force after the system's own wishes. */
export const dark = signal(false);
export const still = signal(false);

const systemDark = matchMedia("(prefers-color-scheme: dark)");
const systemStill = matchMedia("(prefers-reduced-motion: reduce)");

function settle(): void {
  dark.value = theme.value === "dark" || (theme.value === "system" && systemDark.matches);
  still.value = motion.value === "reduced" || (motion.value === "system" && systemStill.matches);
  document.documentElement.dataset["theme"] = dark.value ? "dark" : "light";
  document.documentElement.dataset["motion"] = still.value ? "reduced" : "full";
}

/** Puts the settings on the page, and keeps them there. */
export function applySettings(): void {
  effect(settle);
  systemDark.addEventListener("change", settle);
  systemStill.addEventListener("change", settle);
}

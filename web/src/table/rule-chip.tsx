import { word } from "../text/voice";
import { type Desk, useDesk } from "./desk";

/** Opens a rule in the panel, so that the game stays in sight. */
export function openRule(desk: Desk, rule: string): void {
  desk.rule.value = rule;
  desk.tab.value = "rules";
  desk.drawer.value = "half";
}

/** The number of a rule; opens it in the panel. */
export function RuleChip({ rule, hot = false, title = "" }: { rule: string; hot?: boolean; title?: string }) {
  const desk = useDesk();
  if (!rule) return null;
  const open = (event: MouseEvent) => {
    event.stopPropagation();
    openRule(desk, rule);
  };
  return (
    <button type="button" class={hot ? "chip hot" : "chip"} aria-label={word("table-rule", { rule })} onClick={open}>
      {rule}
      {title && ` ${title}`}
    </button>
  );
}

import { word } from "../text/voice";
import { useDesk } from "./desk";

/** The number of a rule; opens it in the panel, so that the game stays in sight. */
export function RuleChip({ rule, hot = false, title = "" }: { rule: string; hot?: boolean; title?: string }) {
  const desk = useDesk();
  if (!rule) return null;
  const open = (event: MouseEvent) => {
    event.stopPropagation();
    desk.rule.value = rule;
    desk.tab.value = "rules";
    desk.drawer.value = "half";
  };
  return (
    <button type="button" class={hot ? "chip hot" : "chip"} aria-label={word("table-rule", { rule })} onClick={open}>
      {rule}
      {title && ` ${title}`}
    </button>
  );
}

import { Link } from "../app/router";
import { word } from "../text/voice";

/** The number of a rule; opens it. */
export function RuleChip({ game, rule, hot = false }: { game: string; rule: string; hot?: boolean }) {
  return (
    <Link to={`/rules/${game}/${rule}`} class={hot ? "chip hot" : "chip"} aria-label={word("web-rule-of", { rule })}>
      {rule}
    </Link>
  );
}

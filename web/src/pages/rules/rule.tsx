import { titled, type Rules } from "../../app/games";
import { RuleChip } from "../../parts/chip";
import { word } from "../../text/voice";

interface RuleProps {
  rule: Rules[number];
  game: string;
  id: string;
  marked: boolean;
}

/** One rule: its number, which is also its address, its title and what it says. */
export function Rule({ rule, game, id, marked }: RuleProps) {
  return (
    <article id={id} class={marked ? "rule marked" : "rule"} aria-current={marked ? "location" : undefined}>
      <RuleChip game={game} rule={rule.number} hot={marked} />
      <div>
        <h3>
          {titled(rule.title)}
          {rule.ruling && <span class="tag" title={word("web-ruling-why")}>{word("web-ruling")}</span>}
          {rule.option && <span class="tag option">{word("web-option")}</span>}
        </h3>
        <p>{titled(rule.summary)}</p>
      </div>
    </article>
  );
}

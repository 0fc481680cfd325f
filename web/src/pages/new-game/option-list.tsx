import type { GameCard, OptionCard, ScenarioCard } from "../../api/types";
import { ownWord, titled } from "../../app/games";
import { RuleChip } from "../../parts/chip";
import { word } from "../../text/voice";

interface OptionListProps {
  card: GameCard;
  scenario: ScenarioCard;
  chosen: Record<string, string>;
  onChange: (chosen: Record<string, string>) => void;
}

/** The switches of the rules that a scenario has. */
export function OptionList({ card, scenario, chosen, onChange }: OptionListProps) {
  const options = card.options.filter(({ id }) => scenario.options.includes(id));
  const choose = (option: OptionCard, value: string) => {
    const { [option.id]: _, ...others } = chosen;
    onChange(value === option.default || value === "" ? others : { ...others, [option.id]: value });
  };
  return (
    <ul class="options">
      {options.map((option) => {
        const id = `option-${option.id}`;
        const value = chosen[option.id] ?? option.default;
        return (
          <li key={option.id}>
            <label for={id}>{titled(option.title)}</label>
            {option.rule && <RuleChip game={card.slug} rule={option.rule} />}
            {option.number ? (
              <input
                id={id}
                class="input"
                type="number"
                min={1}
                max={99}
                placeholder={word("web-no-limit")}
                value={value === option.default ? "" : value}
                onInput={(event) => choose(option, event.currentTarget.value)}
              />
            ) : (
              <select id={id} class="input" value={value} onChange={(event) => choose(option, event.currentTarget.value)}>
                {option.values.map((one) => (
                  <option key={one} value={one} selected={one === value}>
                    {valueName(card.slug, option.id, one)}
                  </option>
                ))}
              </select>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function valueName(slug: string, option: string, value: string): string {
  const known = ownWord(slug, `option-${option}-${value}`);
  if (known) return known;
  return value === "none" ? word("web-no-limit") : value.replaceAll("_", " ");
}

/** The answers of a decision within a plan, below each other, each with the chance that it would make. */
import { Button } from "../../parts/button";
import { say, word } from "../../text/voice";
import { submit } from "../choose";
import { useDesk } from "../desk";
import { outcomeName, percent } from "../names";
import { chancesOf, options } from "../reckon";

export function Options() {
  const desk = useDesk();
  const found = chancesOf(desk);
  if (!found) return null; // no dice hang on it
  const rows = options(desk).map(({ choice }) => ({ choice, chance: found.chances.get(choice.action) ?? null }));
  const best = Math.max(...rows.map(({ chance }) => chance ?? 0));
  const tried = rows.find(({ choice }) => choice.action === desk.tried.value)?.choice;
  const confirm = (event: Event) => {
    event.preventDefault();
    if (tried) void submit(desk, [tried.action]);
  };
  return (
    <form class="options" onSubmit={confirm}>
      <fieldset>
        <legend class="label">{word("table-options", { outcome: outcomeName(desk, found.outcome) })}</legend>
        {rows.map(({ choice, chance }) => (
          <label key={choice.action} class="card">
            <input type="radio" name="option" checked={choice === tried} onChange={() => (desk.tried.value = choice.action)} />
            <span class="body">{say(choice.text)}</span>
            <b class={chance !== null && chance === best ? "best" : ""}>{chance !== null && percent(chance)}</b>
          </label>
        ))}
      </fieldset>
      {tried && (
        <div class="actions">
          <Button type="submit" kind="fire" disabled={desk.busy.value}>
            {say(tried.text)}
          </Button>
          <Button kind="quiet" onClick={() => (desk.tried.value = "")}>
            {word("table-back")}
          </Button>
        </div>
      )}
    </form>
  );
}

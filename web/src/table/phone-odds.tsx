/** On a phone the odds and refusals stand under the map, within the thumb's reach. */
import { say, word } from "../text/voice";
import { OddsCard, RefusalCard } from "./bubbles";
import { lit } from "./choose";
import { type Desk, useDesk } from "./desk";
import { OddsBar } from "./odds-bar";
import { capital, outcomeName, percent } from "./names";
import { standing } from "./reckon";
import { headline } from "./results";
import { RuleChip } from "./rule-chip";
import { phone } from "./turn";

export function PhoneOdds() {
  const desk = useDesk();
  const [plan, refused] = [desk.plan.value, desk.refused.value];
  if (!phone.value) return null;
  if (!plan && !refused) return <Peek desk={desk} />;
  return (
    <div class="phone-odds">
      {refused ? <RefusalCard desk={desk} refusal={refused.refusal} /> : plan && <OddsCard desk={desk} plan={plan} />}
    </div>
  );
}

/** The chances of what is being put together, or the step that runs; a tap brings all of it. */
function Peek({ desk }: { desk: Desk }) {
  const shown = standing(desk);
  const answers = lit(desk).acting.get(desk.selection.value[0] ?? "") ?? [];
  if (answers.length > 1) return null; // one of them is to be chosen, and each tells its chance
  if (!shown || shown.rolls.length + shown.steps.length + shown.pairings.length === 0) return null;
  const step = shown.steps.find(({ when }) => when === "now");
  const best = headline(shown.rolls);
  return (
    <div class="phone-odds peek">
      {step && (
        <p>
          {shown.text && <b>{say(shown.text)} · </b>}
          {say(step.text)} <RuleChip rule={step.rule} />
        </p>
      )}
      {best && (
        <p class="headline">
          <b>{percent(best.chance)}</b> <span>{capital(outcomeName(desk, best))}</span>
        </p>
      )}
      <OddsBar rolls={shown.rolls} />
      <button type="button" class="link" onClick={() => (desk.drawer.value = "half")}>
        {word(shown.pairings.length > 0 ? "table-pairings" : "table-odds-why")}
      </button>
    </div>
  );
}

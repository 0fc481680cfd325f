/** On a phone the odds and refusals stand under the map, within the thumb's reach. */
import { word } from "../text/voice";
import { OddsCard, RefusalCard } from "./bubbles";
import { type Desk, useDesk } from "./desk";
import { OddsBar } from "./odds-bar";
import { capital, outcomeName, percent } from "./names";
import { standing } from "./reckon";
import { headline } from "./results";
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

/** The chances of what is being put together; a tap brings the whole sum. */
function Peek({ desk }: { desk: Desk }) {
  const shown = standing(desk);
  if (!shown || shown.rolls.length === 0) return null;
  const best = headline(shown.rolls);
  return (
    <div class="phone-odds peek">
      {best && (
        <p class="headline">
          <b>{percent(best.chance)}</b> <span>{capital(outcomeName(desk, best))}</span>
        </p>
      )}
      <OddsBar rolls={shown.rolls} />
      <button type="button" class="link" onClick={() => (desk.drawer.value = "half")}>
        {word("table-odds-why")}
      </button>
    </div>
  );
}

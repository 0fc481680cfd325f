/** On a phone the odds and refusals stand under the map, within the thumb's reach. */
import { OddsCard, RefusalCard } from "./bubbles";
import { useDesk } from "./desk";
import { phone } from "./turn";

export function PhoneOdds() {
  const desk = useDesk();
  const [plan, refused] = [desk.plan.value, desk.refused.value];
  if (!phone.value || (!plan && !refused)) return null;
  return (
    <div class="phone-odds">
      {refused ? <RefusalCard desk={desk} refusal={refused.refusal} /> : plan && <OddsCard desk={desk} plan={plan} />}
    </div>
  );
}

/** What is said at the map: the odds of what is planned, why something cannot be done. */
import type { Refusal } from "../api/types";
import { loadRules, type Rules, titled } from "../app/games";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Drawing } from "../draw/map";
import type { Point } from "../draw/model";
import { Button } from "../parts/button";
import { Icon } from "../parts/icon";
import { say, word } from "../text/voice";
import { Bubble } from "./bubble";
import type { Camera } from "./camera";
import { carryOut, submit } from "./choose";
import { type Desk, useDesk } from "./desk";
import { outcomeName, percent, placeName, thing } from "./names";
import { type Plan, withAddition } from "./odds";
import { OddsBar } from "./odds-bar";
import { certain, headline } from "./results";
import { openRule, RuleChip } from "./rule-chip";
import { Sum } from "./sum";

export function Bubbles({ drawing, camera }: { drawing: Drawing; camera: Camera }) {
  const desk = useDesk();
  const [plan, refused] = [desk.plan.value, desk.refused.value];
  const reach = drawing.counter / 2;
  const where = (id: string): Point[] => {
    const place = desk.pieces.value.get(id)?.place ?? id;
    return drawing.has(place) ? [drawing.centre(place)] : [];
  };
  if (refused) {
    const at = where(refused.piece || refused.place)[0];
    if (!at) return null;
    return (
      <Bubble camera={camera} at={at} reach={reach} clear={where(refused.from)} label={word("table-refusal")} alert>
        <RefusalCard desk={desk} refusal={refused.refusal} />
      </Bubble>
    );
  }
  const at = plan && where(plan.piece || plan.place)[0];
  if (!plan || !at) return null;
  return (
    <Bubble camera={camera} at={at} reach={reach} clear={plan.from.flatMap(where)} label={word("table-odds")}>
      <OddsCard desk={desk} plan={plan} />
    </Bubble>
  );
}

/** Also shown in the sheet of a phone. */
export function OddsCard({ desk, plan }: { desk: Desk; plan: Plan }) {
  const best = headline(plan.rolls);
  const { now, later } = certain(plan.rolls);
  const target = desk.pieces.value.get(plan.piece);
  const add = (i: number) => {
    const addition = plan.additions[i];
    if (addition) void carryOut(desk, withAddition(plan, addition), plan.place, plan.piece);
  };
  const roll = () => void submit(desk, [...plan.actions, ...plan.confirm]);
  return (
    <div class="odds-card">
      {best && (
        <p class="headline">
          <b>{percent(best.chance)}</b>{" "}
          <span>
            {target && target.side !== desk.side.value
              ? say({ id: "table-odds-of", args: [["result", outcomeName(desk, best)], ["unit", thing(desk, target)], ["place", placeName(desk, target.place)]] })
              : outcomeName(desk, best)}
          </span>
        </p>
      )}
      <OddsBar rolls={now} />
      {later.length > 0 && (
        <details>
          <summary>{word("table-odds-later")}</summary>
          <OddsBar rolls={later} />
        </details>
      )}
      {plan.lines.length > 0 && (
        <details>
          <summary>{word("table-odds-why")}</summary>
          <Sum lines={plan.lines} />
        </details>
      )}
      <Additions desk={desk} plan={plan} add={add} />
      <div class="actions">
        <Button kind="fire" hotkey="F" disabled={desk.busy.value} onClick={roll}>
          {plan.confirmText?.args.length === 0 ? say(plan.confirmText.text) : word("table-confirm")}
        </Button>
        {plan.additions.length > 0 && <Button onClick={() => add(0)}>{word("table-add")}</Button>}
        <Button kind="quiet" onClick={() => (desk.plan.value = null)}>
          {word("table-back")}
        </Button>
      </div>
    </div>
  );
}

/** What each further piece would change. */
function Additions({ desk, plan, add }: { desk: Desk; plan: Plan; add: (i: number) => void }) {
  if (plan.additions.length === 0) return null;
  return (
    <ul class="additions">
      {plan.additions.slice(0, 3).map((addition, i) => {
        const piece = desk.pieces.value.get(addition.piece);
        if (!piece) return null;
        return (
          <li key={addition.piece}>
            <button type="button" onClick={() => add(i)}>
              {say({ id: "table-odds-with", args: [["unit", thing(desk, piece)], ["place", placeName(desk, piece.place)]] })}{" "}
              <b>{addition.chance === null ? "…" : percent(addition.chance)}</b>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

export function RefusalCard({ desk, refusal }: { desk: Desk; refusal: Refusal }) {
  const rule = useSignal<Rules[number] | undefined>(undefined);
  const game = desk.state.value?.game ?? "";
  useEffect(() => {
    rule.value = undefined;
    loadRules(game).then(
      (rules) => (rule.value = rules.find((one) => one.number === refusal.rule)),
      () => undefined, // the number alone will do
    );
  }, [refusal.rule]);
  return (
    <div class="refusal-card">
      <Icon name="no" size={22} />
      <div>
        <b>{say(refusal.text)}</b>
        {rule.value && <p class="muted">{titled(rule.value.summary)}</p>}
        {refusal.rule && (
          <p class="chips">
            <RuleChip rule={refusal.rule} title={rule.value ? titled(rule.value.title) : ""} hot />
            <span class="grow" />
            <button
              type="button"
              class="link"
              onClick={() => openRule(desk, refusal.rule)}
            >
              {word("table-read-rule")}
            </button>
          </p>
        )}
      </div>
    </div>
  );
}

import { Fragment } from "preact";
import type { GameCard, SeatPlan } from "../../api/types";
import { levelName } from "../../app/games";
import { Card, Cards, Segmented } from "../../parts/choices";
import { word } from "../../text/voice";
import { ownSeat, plannedTitle, playedSeats, seatPlan, type OpponentKind, type Plan } from "./plan";

interface Props {
  card: GameCard;
  plan: Plan;
  change: (part: Partial<Plan>) => void;
}

const OPPONENTS: readonly OpponentKind[] = ["machine", "friend", "open", "here"];

/** Whom one plays against. It settles every other seat at once. */
export function Opponent({ card, plan, change }: Props) {
  const count = playedSeats(card, plan).length;
  const kinds = OPPONENTS.filter((kind) => kind !== "machine" || card.levels.length > 0);
  return (
    <fieldset>
      <legend class="label">{word("web-opponent")}</legend>
      <div class="cards">
        {kinds.map((kind) => (
          <Fragment key={kind}>
            <Card
              name="opponent"
              option={{ value: kind, label: word(`web-opponent-${kind}`, { count }), note: word(`web-opponent-${kind}-second`, { count }) }}
              checked={plan.opponent === kind}
              onChange={(opponent) => change({ opponent, others: {} })}
            />
            {kind === "machine" && plan.opponent === "machine" && (
              <>
                <Segmented
                  name="level"
                  legend={word("web-level")}
                  hideLegend
                  value={plan.level}
                  onChange={(level) => change({ level, others: {} })}
                  options={card.levels.map((level) => ({ value: level, label: levelName(level) }))}
                />
                <p class="muted" aria-live="polite">
                  {word(`web-level-${plan.level}`)}
                </p>
              </>
            )}
          </Fragment>
        ))}
      </div>
    </fieldset>
  );
}

export function Side({ card, plan, change }: Props) {
  const seats = playedSeats(card, plan);
  const choices = {
    name: "side",
    legend: word("web-your-side", { count: seats.length }),
    value: ownSeat(card, plan),
    onChange: (seat: string) => change({ seat }),
    options: [
      ...seats.map((seat) => ({ value: seat, label: plannedTitle(card, plan, seat) })),
      { value: "", label: word("web-either", { count: seats.length }) },
    ],
  };
  return seats.length > 2 ? <Cards {...choices} columns={2} /> : <Segmented {...choices} />;
}

/** Who sits where, seat by seat, in games with more than two. */
export function Seats({ card, plan, change }: Props) {
  const choices = [
    { value: "me", label: word("web-you-here") },
    { value: "friend", label: word("web-opponent-friend") },
    { value: "open", label: word("web-opponent-open") },
    ...card.levels.map((level) => ({ value: `machine ${level}`, label: levelName(level) })),
  ];
  const put = (seat: string, chosen: string) => {
    const [who, level = ""] = chosen.split(" ") as [SeatPlan["who"], string?];
    change({ others: { ...plan.others, [seat]: { who, level } } });
  };
  return (
    <fieldset class="other-seats">
      <legend class="label">{word("web-other-seats")}</legend>
      {playedSeats(card, plan)
        .filter((seat) => seat !== ownSeat(card, plan))
        .map((seat) => {
          const { who, level } = plan.others[seat] ?? seatPlan(plan);
          return (
            <label key={seat}>
              <span>{plannedTitle(card, plan, seat)}</span>
              <select class="input" value={level ? `${who} ${level}` : who} onChange={(event) => put(seat, event.currentTarget.value)}>
                {choices.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            </label>
          );
        })}
    </fieldset>
  );
}

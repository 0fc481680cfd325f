/** What the dice gave each side beyond expectation. */
import { sideName } from "../app/games";
import { language, word } from "../text/voice";
import { useDesk } from "../table/desk";
import { capital, sideInk } from "../table/names";

const FULL = 25; // points that fill half of a bar

export function Luck() {
  const desk = useDesk();
  const state = desk.state.value;
  const sides = state?.view.sides ?? [];
  if (!state || sides.every((side) => !state.luck[side])) return null;
  const figure = new Intl.NumberFormat(language.value, { maximumFractionDigits: 1, minimumFractionDigits: 1, signDisplay: "exceptZero" });
  return (
    <section class="sec luck-of" aria-label={word("replay-luck")}>
      <h2>
        {word("replay-luck")} <span class="right">{word("replay-luck-unit")}</span>
      </h2>
      <dl>
        {sides.map((side) => {
          const points = state.luck[side] ?? 0;
          const width = `${Math.min(50, (Math.abs(points) / FULL) * 50)}%`;
          return (
            <div key={side}>
              <dt>{capital(sideName(side))}</dt>
              <span class="gauge" aria-hidden="true">
                <i style={{ width, background: sideInk(desk, side), [points < 0 ? "right" : "left"]: "50%" }} />
              </span>
              <dd>{figure.format(points).replace("-", "−")}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

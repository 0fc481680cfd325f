/** What the dice have given each side beyond expectation, up to this moment. */
import { sideName } from "../app/games";
import { language, word } from "../text/voice";
import { useDesk } from "../table/desk";
import { capital, sideInk } from "../table/names";
import type { Player } from "./player";

const FULL = 25; // points that fill half of a bar

export function Luck({ player }: { player: Player }) {
  const desk = useDesk();
  const state = desk.state.value;
  const sides = desk.game.value?.sides ?? [];
  if (!state || sides.every((side) => !state.luck[side])) return null;
  const rolls = player.log.value.filter((passage) => passage.entry <= player.entry.value);
  const luck = (side: string) => rolls.reduce((sum, passage) => sum + (passage.swing?.[side] ?? 0), 0);
  const figure = new Intl.NumberFormat(language.value, { maximumFractionDigits: 1, minimumFractionDigits: 1, signDisplay: "exceptZero" });
  return (
    <section class="sec luck-of" aria-label={word("replay-luck")}>
      <h2>
        {word("replay-luck")} <span class="right">{word("replay-luck-unit")}</span>
      </h2>
      <dl>
        {sides.map((side) => {
          const points = luck(side);
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

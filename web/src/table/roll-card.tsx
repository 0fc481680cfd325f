/** The dice on the table: they roll, then the sentence appears. */
import { useEffect, useState } from "preact/hooks";
import { useDesk } from "./desk";
import { DiceRow } from "./dice-row";
import { percent } from "./names";
import { Prose } from "./panel/prose";

const TUMBLE = 70; // ms between two faces
const STAYS = 3500;

export function RollCard() {
  const desk = useDesk();
  const roll = desk.stage.roll.value;
  const [tick, setTick] = useState(0);
  useEffect(() => {
    if (!roll) return;
    if (!roll.rolling) {
      const timer = setTimeout(() => (desk.stage.roll.value = null), STAYS);
      return () => clearTimeout(timer);
    }
    const timer = setInterval(() => setTick((value) => value + 1), TUMBLE);
    return () => clearInterval(timer);
  }, [roll]);
  if (!roll) return null;
  const sides = desk.game.value?.die ?? 6;
  const shown = roll.rolling ? roll.dice.map((face, i) => ((face + tick * (2 + i) + i) % sides) + 1) : roll.dice;
  const lines = roll.passage.lines.filter((line) => (line.dice ?? []).length > 0);
  return (
    <div class="float roll-card">
      <DiceRow dice={shown} rolling={roll.rolling} />
      {!roll.rolling && (
        <p>
          {lines.map((line, i) => (
            <Prose key={i} text={line.text} />
          ))}{" "}
          {roll.passage.chance != null && <span class="muted">{percent(roll.passage.chance)}</span>}
        </p>
      )}
    </div>
  );
}

/** Faces of dice in a row. */
import { die, tenSided } from "../draw/dice";
import { word } from "../text/voice";

export function DiceRow({ dice, rolling = false }: { dice: readonly number[]; rolling?: boolean }) {
  const label = word("table-dice", { dice: dice.join(", ") });
  return (
    <span class={rolling ? "dice rolling" : "dice"} role="img" aria-label={label}>
      {dice.map((value, i) => (
        <span key={i} dangerouslySetInnerHTML={{ __html: value > 6 || value < 1 ? tenSided(value) : die(value) }} />
      ))}
    </span>
  );
}

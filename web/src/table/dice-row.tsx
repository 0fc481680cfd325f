/** Faces of dice in a row. */
import { die, tenSided } from "../draw/dice";
import { word } from "../text/voice";
import { useDesk } from "./desk";

const PIPS = 6; // sides of a die with pips

export function DiceRow({ dice, rolling = false }: { dice: readonly number[]; rolling?: boolean }) {
  const sides = useDesk().game.value?.die ?? PIPS;
  const label = word("table-dice", { dice: dice.join(", ") });
  return (
    <span class={rolling ? "dice rolling" : "dice"} role="img" aria-label={label}>
      {dice.map((value, i) => (
        <span key={i} dangerouslySetInnerHTML={{ __html: sides > PIPS ? tenSided(value) : die(value) }} />
      ))}
    </span>
  );
}

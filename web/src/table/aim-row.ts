/** A row of the pairings is another way to click on its target. */
import { carryOut, click, lit, select } from "./choose";
import type { Desk } from "./desk";
import { answersOf, type Row } from "./pairings";

/** Who fires in the pairings of the decision. */
function firing(desk: Desk): ReadonlySet<string> {
  return new Set((desk.ask.value?.forecast.pairings ?? []).map(({ piece }) => piece).filter(Boolean));
}

/** Whether the row can be chosen now: an answer names it, or its piece can be chosen to aim with. */
export function answered(desk: Desk, row: Row): boolean {
  if (!desk.mine.value || row.kind !== "may") return false;
  return answersOf(desk.ask.value?.choices ?? [], row, firing(desk)).length > 0 || lit(desk).acting.has(row.piece);
}

export async function aimRow(desk: Desk, row: Row): Promise<void> {
  desk.drawer.value = "peek"; // what follows is asked at the map
  const [target = ""] = row.targets;
  const place = desk.pieces.peek().get(target)?.place ?? "";
  const answers = answersOf(desk.ask.peek()?.choices ?? [], row, firing(desk));
  const [answer] = answers;
  if (answer && answers.length === 1) return carryOut(desk, [answer.action], place, target);
  if (answer) return void (desk.picked.value = target); // several: they become buttons of the prompt
  await select(desk, [row.piece]);
  await click(desk, place, target);
}

/** One thin bar: what the dice gave against what was to be expected. */
import { sideName } from "../../app/games";
import { language, word } from "../../text/voice";
import { useDesk } from "../desk";
import { capital, sideInk } from "../names";

export function Luck() {
  const desk = useDesk();
  const luck = Object.entries(desk.state.value?.luck ?? {});
  const best = luck.sort((a, b) => b[1] - a[1])[0];
  if (!best) return null;
  const [side, points] = best;
  const figure = new Intl.NumberFormat(language.value, { maximumFractionDigits: 1, signDisplay: "exceptZero" }).format(points);
  const even = Math.abs(points) < 0.05;
  const words = even ? word("table-luck-even") : word("table-luck-of", { side: capital(sideName(side)), points: figure });
  const right = desk.state.value?.view.sides.indexOf(side) === 0;
  const width = Math.min(50, Math.abs(points) * 2);
  return (
    <div class="luck" title={word("table-luck-how")}>
      <span class="muted">{word("table-luck")}</span>
      <span class="bar" aria-hidden="true">
        <i style={{ width: `${width}%`, background: sideInk(desk, side), [right ? "left" : "right"]: "50%" }} />
      </span>
      <span>{words}</span>
    </div>
  );
}

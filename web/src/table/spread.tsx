/** How likely each amount is: a column each, its chance above, its number below. */
import type { Result } from "../api/types";
import { useDesk } from "./desk";
import { capital, gameWord, percent } from "./names";
import { columns } from "./results";

const HIGH = 20; // px of the highest column
const MOST_WORDS = 2; // columns that leave room for a word below each

export function Spread({ results }: { results: readonly Result[] }) {
  const desk = useDesk();
  const found = columns(results);
  const most = Math.max(...found.map(({ chance }) => chance));
  const words = (label: string) => gameWord(desk, "result", label);
  const label = found.map((one) => `${capital(words(one.label))} ${percent(one.chance)}`).join(", ");
  return (
    <span class="spread" role="img" aria-label={label} title={label}>
      {found.map((one) => (
        <span key={one.label} aria-hidden="true">
          <small>{percent(one.chance)}</small>
          <i class={one.number === 0 ? "none" : ""} style={{ height: `${Math.max(1, (one.chance / most) * HIGH)}px` }} />
          <b>{one.number ?? (found.length <= MOST_WORDS ? words(one.label) : "✕")}</b>
        </span>
      ))}
    </span>
  );
}

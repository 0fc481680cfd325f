import type { Tempo } from "../../api/types";
import { Segmented } from "../../parts/choices";
import { word } from "../../text/voice";

/** How fast: no clock, one for the whole game, or days for each move. */
export function TempoChoice({ tempo, onChange }: { tempo: Tempo; onChange: (tempo: Tempo) => void }) {
  const kind = tempo.kind ?? "none";
  const number = (name: "minutes" | "increment" | "days", low: number, high: number) => (
    <label class="number">
      <input
        class="input"
        type="number"
        min={low}
        max={high}
        required
        value={tempo[name] ?? low}
        onInput={(event) => {
          const value = event.currentTarget.valueAsNumber;
          if (value >= low && value <= high) onChange({ ...tempo, [name]: Math.round(value) });
        }}
      />
      <span>{word(`web-tempo-${name}`)}</span>
    </label>
  );
  return (
    <div class="tempo">
      <Segmented
        name="tempo"
        legend={word("web-tempo")}
        value={kind}
        onChange={(chosen) => onChange({ ...tempo, kind: chosen })}
        options={[
          { value: "none", label: word("web-tempo-none") },
          { value: "live", label: word("web-tempo-live") },
          { value: "days", label: word("web-tempo-days-label") },
        ]}
      />
      {kind === "live" && (
        <div class="numbers">
          {number("minutes", 1, 600)}
          {number("increment", 0, 600)}
        </div>
      )}
      {kind === "days" && <div class="numbers">{number("days", 1, 30)}</div>}
    </div>
  );
}

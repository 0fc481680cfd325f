import { word } from "../text/voice";
import { Sheet } from "./menu";

/** Every key, with what it does. */
const KEYS: readonly (readonly [string, string])[] = [
  ["← ↑ → ↓", "arrows"],
  ["Tab", "tab"],
  ["Enter", "enter"],
  ["Shift", "shift"],
  ["Esc", "esc"],
  ["F", "f"],
  ["E", "e"],
  ["P", "p"],
  ["1 … 6", "facings"],
  ["U", "u"],
  ["Space", "space"],
  ["Z", "z"],
  ["L", "l"],
  ["C", "c"],
  ["S", "s"],
  ["W", "w"],
  ["H", "h"],
  ["/", "slash"],
  ["[ ]", "brackets"],
  ["?", "help"],
];

export function Help() {
  return (
    <Sheet name="help" title={word("table-keys")}>
      <dl class="keys">
        {KEYS.map(([key, name]) => (
          <div key={name}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{word(`table-key-${name}`)}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}

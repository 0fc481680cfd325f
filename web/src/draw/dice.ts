/** Flat faces of dice, 24 units wide. */
const PIPS: Record<number, readonly (readonly [number, number])[]> = {
  1: [[12, 12]],
  2: [
    [7, 7],
    [17, 17],
  ],
  3: [
    [7, 7],
    [12, 12],
    [17, 17],
  ],
  4: [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  5: [
    [7, 7],
    [17, 7],
    [12, 12],
    [7, 17],
    [17, 17],
  ],
  6: [
    [7, 6.5],
    [17, 6.5],
    [7, 12],
    [17, 12],
    [7, 17.5],
    [17, 17.5],
  ],
};

export type DieColour = "white" | "black" | "red";
const COLOURS: Record<DieColour, readonly [body: string, pips: string]> = {
  white: ["#fff", "#26221b"],
  black: ["#26221b", "#fff"],
  red: ["#b3301a", "#fff"],
};

export function die(value: number, colour: DieColour = "white"): string {
  const [body, ink] = COLOURS[colour];
  const pips = (PIPS[value] ?? []).map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.3" fill="${ink}"/>`).join("");
  return `<svg viewBox="0 0 24 24" aria-hidden="true"><rect x="1.5" y="1.5" width="21" height="21" rx="5" fill="${body}" stroke="var(--ink3)" stroke-width="1.2"/>${pips}</svg>`;
}

/** A ten-sided die in a lozenge; a hit is filled. */
export const tenSided = (value: number, hit = false): string =>
  `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 1 22.5 9v6L12 23 1.5 15V9Z" fill="${hit ? "var(--target)" : "#fff"}" stroke="${hit ? "var(--target)" : "var(--ink3)"}"/><text x="12" y="16.5" text-anchor="middle" font-size="13" font-weight="700" fill="${hit ? "#fff" : "#26221b"}">${value}</text></svg>`;

/** What a throw of dice could have given, total by total. */
export interface Spread {
  totals: readonly { total: number; ways: number; alike: boolean }[]; // alike: surely the same result as the one rolled
  rolled: number;
  alike: number; // ways to the same result
  of: number;
}

const SIDES = 6;
const MOST_DICE = 4;
const CLOSE = 1e-6;

/**
 * The spread of a throw whose result depends on the total of its dice: it is one if the chance of the result is exactly
 * that of rolling so much or more, or so much or less, from some total on. Where both fit, only the total itself is sure.
 */
export function spreadOf(dice: readonly number[], chance: number | null | undefined): Spread | null {
  if (chance == null || dice.length === 0 || dice.length > MOST_DICE || dice.some((face) => face < 1 || face > SIDES)) return null;
  const ways = dice.reduce<Map<number, number>>(
    (sums) => {
      const next = new Map<number, number>();
      for (const [sum, count] of sums) for (let face = 1; face <= SIDES; face++) next.set(sum + face, (next.get(sum + face) ?? 0) + count);
      return next;
    },
    new Map([[0, 1]]),
  );
  const rolled = dice.reduce((sum, face) => sum + face, 0);
  const of = SIDES ** dice.length;
  const tails = [...ways.keys()].flatMap((edge) => [(total: number) => total >= edge, (total: number) => total <= edge]);
  const fitting = tails.filter((tail) => tail(rolled) && Math.abs(count(ways, tail) / of - chance) < CLOSE);
  const [tail] = fitting;
  if (!tail) return null;
  const alike = (total: number) => total === rolled || (fitting.length === 1 && tail(total));
  const totals = [...ways].map(([total, number]) => ({ total, ways: number, alike: alike(total) }));
  return { totals, rolled, alike: count(ways, tail), of };
}

function count(ways: ReadonlyMap<number, number>, wanted: (total: number) => boolean): number {
  return [...ways].reduce((sum, [total, number]) => sum + (wanted(total) ? number : 0), 0);
}

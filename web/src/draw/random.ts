/** Chance that is always the same: the same map gives the same drawing, down to the last tree. */

/** Numbers from 0 to 1 out of a word. */
export function random(seed: string): () => number {
  let a = 0;
  for (const letter of seed) a = (a * 31 + letter.charCodeAt(0)) | 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function hash(x: number, y: number): number {
  let h = (x * 374761393 + y * 668265263) | 0;
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** Smooth noise over the plane, 0 to 1. */
export function noise(x: number, y: number): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  const u = x - column;
  const v = y - row;
  const su = u * u * (3 - 2 * u);
  const sv = v * v * (3 - 2 * v);
  const a = hash(column, row);
  const b = hash(column + 1, row);
  const c = hash(column, row + 1);
  const d = hash(column + 1, row + 1);
  return a + (b - a) * su + (c - a) * sv + (a - b - c + d) * su * sv;
}

/** Drawing that may come a few frames late: a little at every frame, so that a map that has just moved stays smooth. */
import { useEffect, useState } from "preact/hooks";

const PORTION = 10; // of a frame: counters, or tiles of the map
const waiting = new Set<() => void>();

function work(): void {
  for (const task of [...waiting].slice(0, PORTION)) {
    waiting.delete(task);
    task();
  }
  if (waiting.size > 0) requestAnimationFrame(work);
}

/** Does it when its turn comes; the function that it gives calls it off. */
function later(task: () => void): () => void {
  if (waiting.size === 0) requestAnimationFrame(work);
  waiting.add(task);
  return () => void waiting.delete(task);
}

/** A value that many parts of the map have, each of which takes it up in its turn. */
export function useLater<T>(value: T, first: T = value): T {
  const [shown, show] = useState(first);
  useEffect(() => (value === shown ? undefined : later(() => show(value))), [value]);
  return shown;
}

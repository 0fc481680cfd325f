import { effect, signal, type Signal } from "@preact/signals";

/** A signal that this browser remembers. `fallback` stands for what was never chosen and is not written. */
export function stored<T extends string>(name: string, known: readonly T[], fallback: T): Signal<T> {
  const key = `grognard.${name}`;
  const kept = known.find((value) => value === read(key));
  const value = signal<T>(kept ?? fallback);
  effect(() => {
    if (value.value !== (read(key) ?? fallback)) write(key, value.value);
  });
  return value;
}

/** Whether this browser remembers a choice of that name. */
export function isStored(name: string): boolean {
  return read(`grognard.${name}`) !== null;
}

// A browser may forbid storage altogether: the choice then lasts as long as the page.
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    return;
  }
}

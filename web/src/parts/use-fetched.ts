import { useSignal, type Signal } from "@preact/signals";
import { useCallback, useEffect } from "preact/hooks";

export interface Fetched<T> {
  data: Signal<T | null>;
  problem: Signal<unknown>;
  again: () => Promise<void>;
}

/** Something asked of the service when a part appears, and again when `keys` change. Old data stays until new are there. */
export function useFetched<T>(ask: (signal: AbortSignal) => Promise<T>, keys: readonly unknown[] = []): Fetched<T> {
  const data = useSignal<T | null>(null);
  const problem = useSignal<unknown>(null);
  const fetchInto = useCallback(async (signal: AbortSignal) => {
    try {
      const found = await ask(signal);
      if (signal.aborted) return;
      data.value = found;
      problem.value = null;
    } catch (reason) {
      if (!signal.aborted) problem.value = reason;
    }
  }, keys);
  useEffect(() => {
    const stop = new AbortController();
    void fetchInto(stop.signal);
    return () => stop.abort();
  }, [fetchInto]);
  return { data, problem, again: () => fetchInto(new AbortController().signal) };
}

/** The moments of a game as they come from the service: in pieces, each asked for once. */
import { signal } from "@preact/signals";
import { get } from "../api/client";
import type { Film, Moment } from "../api/types";

const PIECE = 60; // the most moments that one answer brings

export class Reel {
  /** Grows when moments have come, for those who show them. */
  readonly grown = signal(0);

  private moments = new Map<number, Moment>();
  private asked = new Map<number, Promise<void>>(); // by the number of the piece

  constructor(
    private readonly table: string,
    readonly eyes: string,
  ) {}

  /** A moment that is already here. */
  at(entry: number): Moment | undefined {
    return this.moments.get(entry);
  }

  async fetch(entry: number): Promise<Moment | undefined> {
    if (!this.moments.has(entry)) await this.piece(Math.floor(entry / PIECE));
    return this.moments.get(entry);
  }

  /** Asks for what lies beside an entry, before anybody wants to see it. */
  prefetch(entry: number, last: number): void {
    for (const near of [entry + PIECE / 2, entry - 1]) {
      // what failed is asked for again when it is needed, and then the reader is told
      if (near >= 0 && near <= last && !this.moments.has(near)) void this.piece(Math.floor(near / PIECE)).catch(() => undefined);
    }
  }

  private piece(number: number): Promise<void> {
    const under = this.asked.get(number);
    if (under) return under;
    const from = number * PIECE;
    const query = new URLSearchParams({ from: String(from), to: String(from + PIECE - 1), eyes: this.eyes });
    const asked = get<Film>(`/api/tables/${this.table}/film?${query}`).then((film) => {
      for (const moment of film.moments) this.moments.set(moment.entry, moment);
      this.grown.value++;
    });
    this.asked.set(number, asked);
    // a piece that is not full yet, or did not come, may be asked for again
    const again = () => {
      if (!this.moments.has(from + PIECE - 1)) this.asked.delete(number);
    };
    asked.then(again, again);
    return asked;
  }
}

/** The moments of a game as they come from the service: in parts, each asked for once. */
import { signal } from "@preact/signals";
import { get } from "../api/client";
import type { Film, Moment, Piece } from "../api/types";

const LENGTH = 60; // the most moments that one answer brings

export class Reel {
  /** Grows when moments have come, for those who show them. */
  readonly grown = signal(0);

  private moments = new Map<number, Moment>();
  private known = new Map<string, Piece>();
  private asked = new Map<number, Promise<void>>(); // by the number of the part

  constructor(
    private readonly table: string,
    readonly eyes: string,
  ) {}

  /** A moment that is already here. */
  at(entry: number): Moment | undefined {
    return this.moments.get(entry);
  }

  async fetch(entry: number): Promise<Moment | undefined> {
    if (!this.moments.has(entry)) await this.part(Math.floor(entry / LENGTH));
    return this.moments.get(entry);
  }

  /** Asks for what lies beside an entry, before anybody wants to see it. */
  prefetch(entry: number, last: number): void {
    for (const near of [entry + LENGTH / 2, entry - 1]) {
      // what failed is asked for again when it is needed, and then the reader is told
      if (near >= 0 && near <= last && !this.moments.has(near)) void this.part(Math.floor(near / LENGTH)).catch(() => undefined);
    }
  }

  /** A piece that has not changed is the same object in the next moment: then its counter need not be drawn again. */
  private shared(moment: Moment): Moment {
    const pieces = (moment.view.pieces ?? []).map((piece) => {
      const key = JSON.stringify(piece);
      const known = this.known.get(key);
      if (!known) this.known.set(key, piece);
      return known ?? piece;
    });
    return { ...moment, view: { ...moment.view, pieces } };
  }

  private part(number: number): Promise<void> {
    const under = this.asked.get(number);
    if (under) return under;
    const from = number * LENGTH;
    const query = new URLSearchParams({ from: String(from), to: String(from + LENGTH - 1), eyes: this.eyes });
    const asked = get<Film>(`/api/tables/${this.table}/film?${query}`).then((film) => {
      for (const moment of film.moments) this.moments.set(moment.entry, this.shared(moment));
      this.grown.value++;
    });
    this.asked.set(number, asked);
    // a part that is not full yet, or did not come, may be asked for again
    const again = () => {
      if (!this.moments.has(from + LENGTH - 1)) this.asked.delete(number);
    };
    asked.then(again, again);
    return asked;
  }
}

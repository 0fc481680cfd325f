/** Shows what happened since the screen last stood still: other seats' moves step by step, dice that roll. */
import { computed, signal } from "@preact/signals";
import { get } from "../api/client";
import { dice as diceSetting, still } from "../app/settings";
import type { Film, Moment, Passage, Table, TableState } from "../api/types";
import type { Desk } from "./desk";
import { play } from "./sound";

const STEP = 320; // ms between two moments of somebody else's turn
const FORCED = 120;
const ROLL = 500;
const READ = 900; // after a roll, to read its result
const CALL = 60; // moments that one request brings

export interface Roll {
  dice: readonly number[];
  passage: Passage;
  rolling: boolean;
}

export class Stage {
  /** The table on the screen while it is not the state's own. */
  readonly view = signal<Table | null>(null);
  readonly entry = signal(-1); // how far the log has been shown; -1: all of it
  readonly busy = signal(false);
  readonly paused = signal(false);
  readonly roll = signal<Roll | null>(null);
  /** An earlier moment that is being looked at; `fixed` when it was clicked, not only pointed at. */
  readonly moment = signal<{ moment: Moment; fixed: boolean } | null>(null);
  readonly looking = computed(() => this.moment.value?.fixed ?? false);

  private shown = 0;
  private skipping = false;
  private hurried = false;
  private wake: (() => void) | null = null;
  private readonly moments = new Map<string, Moment>();

  constructor(private readonly desk: Desk) {}

  /** A new state has come, with these passages that the screen has not shown. */
  follow(before: TableState | null, state: TableState, fresh: readonly Passage[]): void {
    if (before && state.entries < before.entries) this.moments.clear(); // taken back: other moments bear these numbers now
    if (this.busy.peek()) return; // the one under way goes on to the end by itself
    const own = new Set(state.seats.filter((seat) => seat.you).map((seat) => seat.side));
    const others = fresh.some((passage) => passage.side !== "" && !own.has(passage.side) && !passage.back);
    const rolls = fresh.filter((passage) => faces(passage).length > 0);
    const hurried = this.hurried && others;
    if (state.ask?.mine) this.hurried = false;
    if (!before || fresh.length === 0 || hurried) {
      this.shown = state.entries;
    } else if (others && !state.you.curtain) {
      void this.run(() => this.film(before.view));
    } else if (rolls.length > 0) {
      void this.run(() => this.rollAll(before.view, rolls));
    } else {
      this.shown = state.entries;
      play("move");
    }
  }

  private async run(show: () => Promise<void>): Promise<void> {
    this.busy.value = true;
    this.skipping = false;
    try {
      await show();
    } catch (error) {
      await this.desk.report(error); // the state itself is there: only the way to it is not shown
    } finally {
      this.shown = this.desk.state.peek()?.entries ?? 0;
      this.view.value = null;
      this.entry.value = -1;
      this.paused.value = false;
      this.busy.value = false;
      if (this.desk.state.peek()?.ask?.mine) play("turn");
    }
  }

  private async rollAll(view: Table, rolls: readonly Passage[]): Promise<void> {
    this.view.value = view;
    for (const passage of rolls) {
      this.entry.value = passage.entry - 1;
      await this.throw(passage);
    }
  }

  private async film(view: Table): Promise<void> {
    this.view.value = view;
    this.entry.value = this.shown;
    for (let last = this.last(); this.shown < last && !this.skipping; last = this.last()) {
      const to = Math.min(last, this.shown + CALL);
      for (const moment of await this.fetch(this.shown + 1, to)) {
        if (this.skipping) return;
        await this.step(moment);
        this.shown = moment.entry;
      }
      this.shown = Math.max(this.shown, to);
    }
  }

  private async step(moment: Moment): Promise<void> {
    const passage = moment.passage;
    if (passage && faces(passage).length > 0) await this.throw(passage);
    this.view.value = moment.view;
    this.entry.value = moment.entry;
    if (!passage || passage.lines.length === 0) return;
    play("move");
    await this.wait(passage.forced ? FORCED : STEP);
  }

  private async throw(passage: Passage): Promise<void> {
    const dice = faces(passage);
    if (diceSetting.peek() === "rolled" && !still.peek() && !this.skipping) {
      this.roll.value = { dice, passage, rolling: true };
      play("dice");
      await this.wait(ROLL);
    }
    this.roll.value = { dice, passage, rolling: false };
    this.entry.value = passage.entry;
    if (!this.skipping) await this.wait(READ);
  }

  private last(): number {
    return this.desk.state.peek()?.entries ?? 0;
  }

  /** Waits, longer while paused; `skip` and `forward` end the waiting. */
  private async wait(ms: number): Promise<void> {
    await new Promise<void>((done) => {
      const timer = setTimeout(() => (this.paused.peek() ? undefined : finish()), ms);
      const finish = () => {
        clearTimeout(timer);
        this.wake = null;
        done();
      };
      this.wake = finish;
    });
  }

  /** Straight to the end, also of what the other side has yet to do before it is the viewer's turn again. */
  skip(): void {
    this.skipping = true;
    this.hurried = !this.desk.state.peek()?.ask?.mine;
    this.paused.value = false;
    this.wake?.();
  }

  pause(): void {
    this.paused.value = !this.paused.peek();
    if (!this.paused.peek()) this.wake?.();
  }

  /** One step on while paused. */
  forward(): void {
    this.wake?.();
  }

  stop(): void {
    this.skip();
  }

  // --- earlier moments ----------------------------------------------------------------------------------------------

  private async fetch(from: number, to: number): Promise<Moment[]> {
    const film = await get<Film>(this.desk.path("/film", { from: String(from), to: String(to) }));
    for (const moment of film.moments) this.moments.set(`${film.eyes} ${moment.entry}`, moment);
    return film.moments;
  }

  private async momentAt(entry: number): Promise<Moment | undefined> {
    const eyes = this.desk.state.peek()?.you.eyes ?? "";
    return this.moments.get(`${eyes} ${entry}`) ?? (await this.fetch(entry, entry))[0];
  }

  async look(entry: number, fixed: boolean): Promise<void> {
    if (this.busy.peek() || (!fixed && (this.looking.peek() || this.wanted === entry))) return;
    this.wanted = entry;
    try {
      const moment = await this.momentAt(entry);
      if (!moment || this.wanted !== entry || this.busy.peek()) return;
      this.moment.value = { moment, fixed };
      this.view.value = moment.view;
    } catch (error) {
      if (fixed) await this.desk.report(error);
    }
  }
  private wanted = -1;

  /** Back to the present; a moment that was only pointed at ends when the pointer leaves. */
  leave(onlyHover = false): void {
    this.wanted = -1;
    if (this.busy.peek() || !this.moment.peek() || (onlyHover && this.looking.peek())) return;
    this.moment.value = null;
    this.view.value = null;
  }
}

export function faces(passage: Passage): number[] {
  return passage.lines.flatMap((line) => line.dice ?? []);
}

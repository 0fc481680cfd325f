/** Where the replay stands, and how it goes on. It drives the same desk that a game is played at, so the same map shows it. */
import { batch, computed, effect, signal } from "@preact/signals";
import { get } from "../api/client";
import { watch } from "../api/live";
import type { GameCard, Graph, Passage, TableState } from "../api/types";
import { dice as diceSetting, still } from "../app/settings";
import type { Face, Sheet } from "../draw/model";
import { Desk, problemOf } from "../table/desk";
import { play as sound } from "../table/sound";
import { faces } from "../table/stage";
import { load } from "../text/voice";
import { tellProblem } from "../app/messages";
import { type Deed, deedOf } from "./deed";
import { Reel } from "./reel";
import { turningPoints } from "./swings";

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

const STEP = 850; // ms at the plain speed
const FORCED = 350;
const ROLL = 500;
const READ = 1700; // a roll's result
const CAUSES = 4; // entries back in which a roll is looked for what led to it
const SETTLED = 300; // after so long the address names the moment

const NOTHING: Deed = { actors: [], target: "", goal: "", moved: [], lost: [] };

export class Player {
  readonly desk: Desk;
  readonly entry = signal(0); // where the reader wants to be; the moment itself may still be on its way
  readonly playing = signal(false);
  readonly speed = signal<Speed>(1);
  readonly graph = signal<Graph | null>(null);
  private readonly reel = signal<Reel | null>(null);

  readonly eyes = computed(() => this.reel.value?.eyes ?? "");
  readonly entries = computed(() => this.desk.state.value?.entries ?? 0);
  readonly turning = computed(() => turningPoints(this.graph.value?.points ?? []));
  /** What the log says of each entry, as these eyes may read it. */
  readonly log = computed<readonly Passage[]>(() => {
    const [reel, state] = [this.reel.value, this.desk.state.value];
    if (!reel || reel.eyes === "observer" || reel.eyes === state?.you.eyes || reel.grown.value === 0) return this.desk.log.value;
    return this.desk.log.value.map((passage) => reel.at(passage.entry)?.passage ?? passage);
  });
  /** The entries that say something: the steps of a replay. */
  readonly told = computed(() => this.log.value.filter((passage) => passage.lines.some((line) => !line.heading)).map((passage) => passage.entry));
  /** Whose eyes one may look through. */
  readonly lookers = computed(() => {
    const state = this.desk.state.value;
    if (!state) return [];
    return [...(state.ending ? state.seats.map((seat) => seat.seat) : state.you.seats), "observer"];
  });

  /** What was done in the entry on the screen; the board before it may come a little later than the entry itself. */
  readonly deed = computed<Deed>(() => {
    const [reel, shown] = [this.reel.value, this.desk.stage.moment.value];
    if (!reel || !shown || reel.grown.value === 0) return NOTHING;
    const { entry, view } = shown.moment;
    return deedOf(this.causes(entry), reel.at(entry - 1)?.view, view, this.desk.places.value);
  });

  private turn = 0; // a new number ends the playing under way
  private leaving: (() => void)[] = [];

  constructor(readonly table: string) {
    this.desk = new Desk(table);
  }

  async open(at: number | null, eyes: string): Promise<void> {
    try {
      const [state, games] = await Promise.all([this.fetchState(), get<GameCard[]>("/api/games")]);
      const [sheet, known] = await Promise.all([
        get<Sheet>(`/api/games/${state.game}/maps/${state.view.map}`),
        get<Face[]>(`/api/games/${state.game}/faces`),
        load("table", "replay", state.game),
      ]);
      batch(() => {
        this.desk.game.value = games.find((game) => game.slug === state.game) ?? null;
        this.desk.faces.value = new Map(known.map((face) => [face.kind, face]));
        this.desk.state.value = state;
        this.entry.value = at ?? 0;
      });
      await this.lookThrough(this.lookers.peek().includes(eyes) ? eyes : this.ownEyes(state));
      this.desk.sheet.value = sheet; // the page appears with its moment, never with another one before it
      this.leaving.push(watch(this.table, (version) => version !== this.desk.state.peek()?.version && void this.refresh()), this.keepAddress(), this.ringDeeds());
    } catch (error) {
      await load("table", "replay");
      this.desk.failure.value = problemOf(error).text;
    }
  }

  close(): void {
    this.pause();
    for (const leave of this.leaving) leave();
  }

  private fetchState(): Promise<TableState> {
    return get<TableState>(this.desk.path(""));
  }

  /** Whoever holds several seats of a running game may have somebody beside them who must not look. */
  private ownEyes(state: TableState): string {
    return !state.ending && state.you.seats.length > 1 ? "observer" : state.you.eyes;
  }

  /** The game goes on while it is looked at. */
  private async refresh(): Promise<void> {
    try {
      const before = this.desk.state.peek();
      const state = await this.fetchState();
      const other = !before || state.entries < before.entries || (before.ending === null) !== (state.ending === null);
      this.desk.state.value = state;
      if (other) return await this.lookThrough(this.eyes.peek());
      void this.drawGraph();
      await this.readLog();
    } catch (error) {
      tellProblem(error);
    }
  }

  /** The address always leads back to what is on the screen. */
  private keepAddress(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = effect(() => {
      const link = this.link();
      clearTimeout(timer);
      timer = setTimeout(() => history.replaceState(null, "", link), SETTLED);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }

  link(): string {
    return `/t/${this.table}/replay?${new URLSearchParams({ at: String(this.entry.value), eyes: this.eyes.value })}`;
  }

  // --- whose eyes ---------------------------------------------------------------------------------------------------

  async lookThrough(eyes: string): Promise<void> {
    this.reel.value = new Reel(this.table, eyes);
    void this.drawGraph(); // comes when it comes: nothing else waits for it
    await this.readLog();
    await this.show(this.entry.peek());
  }

  /** The whole log through these eyes. Those of others, when the game is over, read theirs from the moments as they come. */
  private async readLog(): Promise<void> {
    const [eyes, state] = [this.eyes.peek(), this.desk.state.peek()];
    if (!state) return;
    const other = eyes !== state.you.eyes && (eyes === "observer" || state.you.seats.includes(eyes));
    const { log } = other ? await get<TableState>(`/api/tables/${this.table}?${new URLSearchParams({ eyes })}`) : state;
    if (eyes === this.eyes.peek()) this.desk.log.value = log;
  }

  private async drawGraph(): Promise<void> {
    const eyes = this.eyes.peek();
    try {
      const graph = await get<Graph>(`/api/tables/${this.table}/graph?${new URLSearchParams({ eyes })}`);
      if (eyes === this.eyes.peek()) this.graph.value = graph;
    } catch (error) {
      tellProblem(error);
    }
  }

  // --- moving about -------------------------------------------------------------------------------------------------

  /** Goes to an entry at the reader's wish: that ends the playing. */
  seek(entry: number): void {
    this.pause();
    this.desk.stage.roll.value = null;
    void this.show(entry).catch(tellProblem);
  }

  next(): number | undefined {
    return this.told.value.find((entry) => entry > this.entry.value);
  }

  /** The last entry before this one that says something. */
  toldBefore(entry: number): number {
    return this.told.value.filter((one) => one < entry).at(-1) ?? 0;
  }

  step(way: 1 | -1): void {
    this.seek(way > 0 ? (this.next() ?? this.entries.peek()) : this.toldBefore(this.entry.peek()));
  }

  private async show(wanted: number): Promise<void> {
    const entry = Math.max(0, Math.min(wanted, this.entries.peek()));
    this.entry.value = entry;
    const reel = this.reel.peek();
    const moment = reel?.at(entry) ?? (await reel?.fetch(entry));
    if (!reel || !moment || this.entry.peek() !== entry || this.reel.peek() !== reel) return; // meanwhile somewhere else
    reel.prefetch(entry, this.entries.peek());
    batch(() => {
      this.desk.stage.view.value = moment.view;
      this.desk.stage.moment.value = { moment, fixed: true };
    });
  }

  /** Rings and lines of fire are drawn as while the deed was being prepared. */
  private ringDeeds(): () => void {
    return effect(() => {
      const { actors, target, goal, lost } = this.deed.value;
      const piece = lost.includes(goal) ? "" : target; // what is off the map has another place now
      this.desk.plan.value =
        actors.length === 0 ? null : { from: actors, piece, place: goal, actions: [], confirm: [], confirmText: null, rolls: [], lines: [], additions: [] };
    });
  }

  /** An entry; a roll together with what led to it. */
  telling(entry: number): Passage[] {
    const log = this.log.value;
    const passage = log[entry - 1];
    if (!passage) return [];
    const cause = faces(passage).length > 0 && !passage.side ? log[this.toldBefore(entry) - 1] : undefined;
    return cause && cause.side && faces(cause).length === 0 ? [cause, passage] : [passage];
  }

  /** An entry and, for a roll, what was told shortly before: a second roll follows from the same aim as the first. */
  private causes(entry: number): Passage[] {
    const log = this.log.value;
    const passage = log[entry - 1];
    if (!passage || passage.side || faces(passage).length === 0) return passage ? [passage] : [];
    const before = this.told.value.filter((one) => one < entry).slice(-CAUSES);
    return [passage, ...before.reverse().flatMap((one) => log[one - 1] ?? [])];
  }

  // --- playing ------------------------------------------------------------------------------------------------------

  toggle(): void {
    if (this.playing.peek()) this.pause();
    else void this.run().catch(tellProblem);
  }

  pause(): void {
    this.turn++;
    this.playing.value = false;
  }

  private async run(): Promise<void> {
    const turn = ++this.turn;
    this.playing.value = true;
    if (this.entry.peek() >= this.entries.peek()) await this.show(0);
    for (let next = this.next(); next !== undefined; next = this.next()) {
      const passage = this.log.peek()[next - 1];
      if (passage && faces(passage).length > 0) await this.roll(passage, turn);
      if (turn !== this.turn) return;
      await this.show(next);
      sound("move");
      await this.wait(passage && faces(passage).length > 0 ? READ : passage?.forced ? FORCED : STEP);
      if (turn !== this.turn) return;
    }
    await this.show(this.entries.peek());
    this.pause();
  }

  private async roll(passage: Passage, turn: number): Promise<void> {
    const dice = faces(passage);
    if (diceSetting.peek() === "rolled" && !still.peek()) {
      this.desk.stage.roll.value = { dice, passage, rolling: true };
      sound("dice");
      await this.wait(ROLL);
    }
    this.desk.stage.roll.value = turn === this.turn ? { dice, passage, rolling: false } : null;
  }

  private wait(ms: number): Promise<void> {
    return new Promise((done) => setTimeout(done, ms / this.speed.peek()));
  }
}

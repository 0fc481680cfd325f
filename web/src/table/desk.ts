/** Everything that the page of one table knows, and its talk with the service. What a click means is in choose.ts. */
import { batch, computed, effect, signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { ApiProblem, get, post } from "../api/client";
import { watch } from "../api/live";
import type { Advised, Aims, ChatLine, GameCard, Hint, Overlay, Passage, Piece, Refusal, Table, TableState, Text } from "../api/types";
import type { Face, Sheet } from "../draw/model";
import { load } from "../text/voice";
import type { Plan } from "./odds";
import type { Order } from "./orders";
import type { Row } from "./pairings";
import type { Reckoned } from "./reckon";
import { Stage } from "./stage";

/** Why a click does nothing: said at what was pointed at. */
export interface Refused {
  refusal: Refusal;
  from: string; // the piece that was to act, or ""
  place: string;
  piece: string;
}

/** A layer that was asked for: a line of sight, a field of fire, zones. */
export interface Layer {
  name: string;
  args: string[];
  overlay: Overlay;
}

export type Tab = "log" | "rules" | "chat" | "notes";
export type Stop = "peek" | "half" | "full";
export type Opened = "" | "menu" | "share" | "help" | "text" | "type";


export class Desk {
  readonly state = signal<TableState | null>(null);
  readonly game = signal<GameCard | null>(null);
  readonly sheet = signal<Sheet | null>(null);
  readonly faces = signal<ReadonlyMap<string, Face>>(new Map());
  readonly log = signal<readonly Passage[]>([]);
  readonly chat = signal<readonly ChatLine[]>([]);
  readonly failure = signal<Text | null>(null);
  readonly notice = signal<Text | null>(null);
  readonly busy = signal(false);
  readonly arrived = signal(0); // when the state came, for clocks that run down

  readonly selection = signal<readonly string[]>([]);
  readonly picked = signal(""); // a place or a piece that was clicked and stands for several answers
  readonly aims = signal<Aims | null>(null);
  readonly orders = signal<readonly Order[]>([]); // of the chosen piece, beside what the map shows
  readonly plan = signal<Plan | null>(null);
  readonly reckoned = signal<Reckoned | null>(null);
  readonly tried = signal(""); // the answer whose consequences are looked at before it is given
  readonly refused = signal<Refused | null>(null);
  readonly layer = signal<Layer | null>(null);
  readonly pointed = signal<Row | null>(null); // the pairing under the pointer in the panel
  readonly hint = signal<Hint | null>(null);
  readonly nth = signal(0); // of its moves: the best, or one of the next best
  readonly advising = signal(false); // a hint is being thought about
  readonly cursor = signal(""); // the place under the pointer or the keyboard's cursor
  readonly spoken = signal(""); // the place that the keyboard moved to, to be read aloud
  readonly tray = signal(""); // the place whose stack lies open
  readonly glimpse = signal(""); // the place whose stack is shown while the pointer rests on it
  readonly bare = signal(false); // counters hidden
  readonly sighting = signal<"" | "from" | "to">(""); // the tool that measures a line between two places
  readonly sightFrom = signal("");

  readonly tab = signal<Tab>("log");
  readonly rule = signal(""); // the rule that lies open in the panel
  readonly opened = signal<Opened>("");
  readonly drawer = signal<Stop>("peek"); // how far the panel is drawn out where it is not always there
  readonly warned = signal(-1); // the decision whose unused units have been named

  readonly stage = new Stage(this);

  /** What lies on the table now, on the screen: it lags behind the state while something is being shown. */
  readonly view = computed<Table | null>(() => this.stage.view.value ?? this.state.value?.view ?? null);
  /** The decision, once everything that led to it has been shown. */
  readonly ask = computed(() => {
    const state = this.state.value;
    const begun = !state?.seats.some((seat) => seat.kind === "free"); // until every seat is taken nothing is accepted
    return begun && !this.stage.busy.value && !this.stage.moment.value ? (state?.ask ?? null) : null;
  });
  readonly mine = computed(() => this.ask.value?.mine ?? false);
  /** The move of the hint that lies on the map. */
  readonly advised = computed<Advised | null>(() => {
    const hint = this.hint.value;
    return hint && ([hint, ...(hint.others ?? [])][this.nth.value] ?? hint);
  });
  readonly pieces = computed<ReadonlyMap<string, Piece>>(() => piecesOf(this.view.value));
  readonly places = computed<ReadonlySet<string>>(() => new Set(this.sheet.value?.places.map((place) => place.id)));
  /** The side that the viewer plays, or "". */
  readonly side = computed(() => {
    const state = this.state.value;
    return state?.seats.find((seat) => seat.seat === state.you.eyes)?.side ?? "";
  });

  /** Whether a seat plays a side that the viewer plays too: an own one, or a partner's. */
  isFriendly(seat: string): boolean {
    const seats = this.state.value?.seats ?? [];
    const side = seats.find((one) => one.seat === seat)?.side;
    return seats.some((one) => one.you && one.side === side);
  }

  /** What the last actions moved, and along which places: the pieces slide that way. */
  trail: { pieces: readonly string[]; places: readonly string[] } = { pieces: [], places: [] };

  /** Where each submitted list of actions began: undo takes back a list as a whole. */
  starts: number[] = [];

  /** The seats that are set up as suggested. */
  readonly suggested = new Set<string>();

  read = 0; // the last line of the chat that was seen
  ownNotes: string | null = null; // as last written here

  private eyes: string;
  private refreshing: Promise<void> | null = null;
  private again = false;
  private unwatch: () => void = () => undefined;

  constructor(readonly table: string) {
    this.eyes = sessionStorage.getItem(`grognard.eyes.${table}`) ?? "";
  }

  // --- opening and closing ------------------------------------------------------------------------------------------

  async open(): Promise<void> {
    try {
      const [state, games] = await Promise.all([this.fetch(), get<GameCard[]>("/api/games")]);
      const [sheet, faces] = await Promise.all([
        get<Sheet>(`/api/games/${state.game}/maps/${state.view.map}`),
        get<Face[]>(`/api/games/${state.game}/faces`),
        load("table", state.game),
      ]);
      batch(() => {
        this.game.value = games.find((game) => game.slug === state.game) ?? null;
        this.sheet.value = sheet;
        this.faces.value = new Map(faces.map((face) => [face.kind, face]));
        this.take(state);
      });
      this.follow();
    } catch (error) {
      await load("table");
      this.failure.value = problemOf(error).text;
    }
  }

  /** Fetch the table whenever it has changed, until the desk is closed. */
  follow(): void {
    this.unwatch = watch(this.table, (version) => {
      if (version !== this.state.peek()?.version) void this.refresh();
    });
  }

  close(): void {
    this.unwatch();
    this.stage.stop();
  }

  // --- talk with the service ----------------------------------------------------------------------------------------

  path(more: string, query: Record<string, string> = {}): string {
    const all = { ...query, ...(this.eyes ? { eyes: this.eyes } : {}) };
    const text = new URLSearchParams(all).toString();
    return `/api/tables/${this.table}${more}${text ? `?${text}` : ""}`;
  }

  private since(): Record<string, string> {
    const [last, line] = [this.log.peek().at(-1), this.chat.peek().at(-1)];
    return { since: String(last?.entry ?? 0), chat: String(line?.id ?? 0), version: String(this.state.peek()?.version ?? 0) };
  }

  private fetch(): Promise<TableState> {
    return get<TableState>(this.path("", this.since()));
  }

  /** Asks for what is new; a second call while one is under way asks once more after it. Resolves when all has come. */
  refresh(): Promise<void> {
    this.again = true;
    this.refreshing ??= this.fetchAll().finally(() => {
      this.refreshing = null;
    });
    return this.refreshing;
  }

  private async fetchAll(): Promise<void> {
    try {
      while (this.again) {
        this.again = false;
        this.take(await this.fetch());
      }
    } catch (error) {
      this.notice.value = problemOf(error).text;
    }
  }

  /** Posts something that is answered with the table's new state; false where it was not accepted. */
  async send(more: string, body: object): Promise<boolean> {
    if (this.busy.peek()) return false;
    this.busy.value = true;
    try {
      this.take(await post<TableState>(this.path(more, this.since()), body));
      await this.refreshing; // a screen with two seats shows the one that is asked next: an answer before it would name this decision
      return true;
    } catch (error) {
      await this.report(error);
      return false;
    } finally {
      this.busy.value = false;
    }
  }

  /** Resolves when no command is under way any more: what is asked then is asked about the new state. */
  settled(): Promise<void> {
    return new Promise((done) => {
      const stop = effect(() => {
        if (this.busy.value) return;
        queueMicrotask(() => stop());
        done();
      });
    });
  }

  /** The decision that an answer names, with the seat that gives it. */
  stamp(): { number: number; seat: string } {
    const state = this.state.peek();
    const seat = state?.you.seats.includes(state.you.eyes) ? state.you.eyes : "";
    return { number: state?.ask?.number ?? 0, seat };
  }

  command(): { number: number; seat: string; request: string } {
    return { ...this.stamp(), request: freshId() };
  }

  async report(error: unknown): Promise<void> {
    const problem = problemOf(error);
    if (problem.status === 409) {
      await this.refresh();
      this.notice.value = { id: "table-moved-on" };
    } else this.notice.value = problem.text;
  }

  /** Looks through the eyes of another of one's own seats: the screen has been passed. */
  async lookAs(seat: string): Promise<void> {
    this.keepEyes(seat);
    this.log.value = [];
    await this.refresh();
  }

  /** A screen with several seats shows one of them until it is passed: the service would go over to the other by itself. */
  private keepEyes(seat: string): void {
    this.eyes = seat;
    sessionStorage.setItem(`grognard.eyes.${this.table}`, seat);
  }

  // --- a new state --------------------------------------------------------------------------------------------------

  private take(state: TableState): void {
    const before = this.state.peek();
    const same = before?.you.eyes === state.you.eyes;
    if (before && same && state.version < before.version) return; // overtaken on the way
    if (!this.eyes && state.you.seats.length > 1) this.keepEyes(state.you.eyes);
    const next = state.ask?.seats.find((seat) => state.you.seats.includes(seat));
    if (next && !state.ask?.mine && !state.you.curtain && state.you.eyes !== "observer") {
      void this.lookAs(next); // somebody with several seats goes on with the one that is asked, and never sees this one's secrets
      return;
    }
    const kept = this.log.peek().filter((passage) => passage.entry <= state.log_from);
    const fresh = state.log.filter((passage) => passage.entry > (kept.at(-1)?.entry ?? 0));
    const known = this.chat.peek().at(-1)?.id ?? 0;
    batch(() => {
      this.log.value = [...kept, ...fresh];
      this.chat.value = [...this.chat.peek(), ...state.chat.filter((line) => line.id > known)];
      this.arrived.value = Date.now();
      if (this.notice.peek()?.id === "web-connection-lost") this.notice.value = null;
      this.state.value = state;
      if (before?.ask?.number !== state.ask?.number || before?.entries !== state.entries) this.clear();
      this.stage.follow(before, state, before && !before.you.curtain ? fresh.filter((passage) => passage.entry > before.entries) : []);
    });
  }

  /** Forgets what was being prepared: the decision it was for is past. */
  clear(): void {
    batch(() => {
      this.selection.value = [];
      this.picked.value = "";
      this.aims.value = null;
      this.orders.value = [];
      this.plan.value = null;
      this.refused.value = null;
      this.layer.value = null;
      this.pointed.value = null;
      this.hint.value = null;
      this.tried.value = "";
      this.tray.value = "";
      this.glimpse.value = "";
      this.sighting.value = "";
    });
  }
}

/** Every piece that the viewer knows of, on the map or in a box beside it. A box names its pieces only by id. */
function piecesOf(view: Table | null): ReadonlyMap<string, Piece> {
  const found = new Map((view?.pieces ?? []).map((piece) => [piece.id, piece]));
  for (const box of view?.boxes ?? []) {
    for (const id of box.pieces ?? []) {
      if (!found.has(id)) found.set(id, { id, kind: id.replace(/_\d+$/, ""), side: box.side, place: box.id });
    }
  }
  return found;
}

export function problemOf(error: unknown): ApiProblem {
  return error instanceof ApiProblem ? error : new ApiProblem(0, { id: "web-our-fault" }, String(error), "");
}

/** A name for a request, so that a repeat of it is harmless. */
export function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error("outside a table");
  return desk;
}

/**
 * One static table of each of the five games, drawn from data alone: proof that nothing in `draw/` knows a game.
 * ?map=woods&theme=dark&turn=portrait&view=850,466,300,220&bare=1 choose what is shown; `view` zooms in.
 */
import "../src/style/fonts.css";
import "../src/style/theme.css";
import "../src/style/base.css";
import "./gallery.css";
import { arrange } from "../src/draw/arrange";
import { counter, detailAt, type State } from "../src/draw/counter";
import { defs } from "../src/draw/defs";
import { type Drawing, drawSheet, type Turn } from "../src/draw/map";
import { marker, outOfSupply } from "../src/draw/marker";
import type { Face, Marker, Piece, Point, Sheet } from "../src/draw/model";
import * as overlay from "../src/draw/overlay";
import { count } from "../src/draw/stack";

interface Scene {
  sheet: Sheet;
  faces: Face[];
  table: { pieces: Piece[]; markers: Marker[] };
  /** What a question added, for the picture: overlays by name, states by piece. */
  shown?: { reach?: Record<string, number>; field?: string[]; fire?: string[]; zones?: string[]; supply?: string[][]; attack?: { from: string[]; to: string }; path?: string[]; states?: Record<string, State> };
  nations: Record<string, string>;
  view?: number[];
  mockup: string;
}

const GAMES = ["tank", "woods", "arras", "tigers", "iron"];
const MAPS = [...GAMES, "overlays", "counters"];
const asked = new URLSearchParams(location.search);
const name = asked.get("map") ?? "tank";
document.documentElement.dataset["theme"] = asked.get("theme") ?? "light";

const scenes = import.meta.glob<Scene>("./*.json", { import: "default" });
const scene = async (game: string): Promise<Scene> => (await scenes[`./${game}.json`]?.()) as Scene;
if (name === "counters") page(specimens(await Promise.all(GAMES.map(scene))), [0, 0, 1440, 900], "counters.png", "");
else show(await scene(name === "overlays" ? "tank" : name));

function show(shown: Scene): void {
  const turn = (asked.get("turn") ?? (innerWidth < innerHeight ? "portrait" : "landscape")) as Turn;
  const began = performance.now();
  const drawing = drawSheet(shown.sheet, turn);
  const took = performance.now() - began;
  document.body.dataset["took"] = took.toFixed(0);
  const view = asked.get("view")?.split(",").map(Number) ?? (asked.has("whole") ? null : shown.view) ?? [...drawing.box];
  const draw = (scale: number): string => (name === "overlays" ? answers(drawing) : layers(shown, drawing, scale));
  page(draw, view, shown.mockup, `${took.toFixed(0)} ms, ${(drawing.markup.length / 1024).toFixed(0)} KB`);
}

function page(draw: string | ((scale: number) => string), view: readonly number[], mockup: string, note: string): void {
  const links = MAPS.map((map) => `<a href="?map=${map}"${map === name ? " aria-current" : ""}>${map}</a>`).join("");
  const nav = asked.has("bare") ? "" : `<nav>${links}<span>${note}</span></nav>`;
  const picture = asked.has("bare") ? "" : `<img src="/${mockup}" alt="">`;
  document.body.innerHTML = `<svg width="0" height="0" style="position:absolute">${defs}</svg>${nav}<main><svg viewBox="${view.join(" ")}" preserveAspectRatio="xMidYMid meet"></svg>${picture}</main>`;
  const board = document.querySelector("main > svg") as SVGSVGElement;
  const scale = Math.min(board.clientWidth / (view[2] ?? 1), board.clientHeight / (view[3] ?? 1));
  board.innerHTML = typeof draw === "string" ? draw : draw(scale);
}

/** Every answer that a map can give, on one sheet. */
function answers(drawing: Drawing): string {
  return [
    drawing.markup,
    drawing.numbers,
    overlay.sight(drawing, "C6", "A1", ["A3"]),
    overlay.sight(drawing, "C8", "B4", []),
    overlay.refusal(drawing, "D5", "H4", "4 > 2"),
    overlay.hint(drawing, "G8", "E9"),
    overlay.path(drawing, ["I9", "H8", "G7", "F6"]),
    overlay.cursor(drawing, "I2"),
    overlay.cutOff(drawing, ["G2", "G3", "H2"]),
    overlay.target(drawing, ["E2", "F2"]),
    overlay.supply(drawing, [["C10", "B9", "A10"]]),
    overlay.zones(drawing, ["I5", "I6", "H6"]),
    ["razor_wire", "tank_trap", "minefield", "entrenchment", "pillbox", "smoke", "airfield"].map((id, i) => marker(drawing, { id, place: `F${i + 3}` })).join(""),
    marker(drawing, { id: "bridge_destroyed", place: "D8", to: "D9" }),
    marker(drawing, { id: "razor_wire", place: "D7", to: "E7" }),
    marker(drawing, { id: "objective", place: "D1", value: "2" }, "heer"),
    marker(drawing, { id: "control", place: "C1" }, "us"),
  ].join("");
}

/** The specimen sheet: counters of every game in every state. */
function specimens(all: readonly Scene[]): string {
  const states: (State | undefined)[] = [undefined, "can-act", "selected", "target", "finished", "refused"];
  return all
    .map(({ faces, table }, row) => {
      const kinds = new Map(faces.map((face) => [face.kind, face]));
      const nations = new Set<string>();
      const first = table.pieces.filter((piece) => {
        const face = kinds.get(piece.kind);
        const look = `${face?.nation} ${face?.symbol} ${piece.marks?.join()} ${piece.figures?.join()} ${piece.tab}`;
        return !nations.has(look) && Boolean(nations.add(look));
      });
      return first
        .slice(0, 12)
        .map((piece, i) => {
          const side = i < 10 ? 92 : i === 10 ? 34 : 22;
          const look = { side, detail: detailAt(side), state: states[i % 6], bearing: piece.facing ? i * 60 : undefined, say: (word: string) => word.replace(/^@[a-z]+-(us|de)_/, "") };
          const worn = row === 1 && i % 3 === 2 ? { ...piece, steps: 1 } : piece;
          return `<g transform="translate(${80 + i * 118} ${90 + row * 172})">${counter(worn, kinds.get(piece.kind) as Face, look)}</g>`;
        })
        .join("");
    })
    .join("");
}

function layers({ faces, table, shown = {}, nations }: Scene, drawing: Drawing, scale: number): string {
  const side = drawing.counter;
  const byKind = new Map(faces.map((face) => [face.kind, face]));
  const say = (word: string): string => word.replace(/^@[a-z]+-(us|de)_/, "");
  const draw = (piece: Piece): string => {
    const face = byKind.get(piece.kind);
    const bearing = piece.facing ? drawing.bearing(piece.facing) : undefined;
    return face ? counter(piece, face, { side, detail: detailAt(side * scale), state: shown.states?.[piece.id], bearing, say }) : "";
  };
  const put = ([x, y]: Point, inner: string): string => `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})">${inner}</g>`;
  const { laid, piles, counts } = arrange(drawing, table.pieces);
  const cut = table.markers.filter(({ id }) => id === "unsupplied").map(({ place }) => place);
  const fires = shown.fire ?? [];
  return [
    drawing.markup,
    drawing.numberSize * scale >= 8 ? drawing.numbers : "",
    overlay.zones(drawing, shown.zones ?? []),
    overlay.field(drawing, shown.field ?? []),
    overlay.reach(drawing, Object.keys(shown.reach ?? {})),
    overlay.supply(drawing, shown.supply ?? []),
    overlay.path(drawing, shown.path ?? [], "var(--allied)"),
    table.markers.map((one) => marker(drawing, one, nations[one.side ?? ""])).join(""),
    drawing.labels(new Set(laid.map(({ piece }) => piece.place)), drawing.unit * scale > 60, piles),
    fires.length === 2 ? overlay.fire(drawing, fires[0] ?? "", fires[1] ?? "") : "",
    overlay.costs(drawing, Object.entries(shown.reach ?? {}).map(([place, value]) => ({ place, value }))),
    laid.map(({ piece, at }) => put(at, draw(piece))).join(""),
    counts.map(({ at, stack }) => put(at, count(stack.length, side))).join(""),
    laid.filter(({ piece, depth, stack }) => cut.includes(piece.place) && depth === stack.length - 1).map(({ at }) => put(at, outOfSupply("OOS", side))).join(""),
    shown.attack ? overlay.attack(drawing, shown.attack.from, shown.attack.to) : "",
  ].join("");
}

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

const MAPS = ["tank", "woods", "arras", "tigers", "iron"];
const asked = new URLSearchParams(location.search);
const name = asked.get("map") ?? "tank";
document.documentElement.dataset["theme"] = asked.get("theme") ?? "light";

const scenes = import.meta.glob<Scene>("./*.json", { import: "default" });
const load = scenes[`./${name}.json`];
if (load) show(await load());

function show(scene: Scene): void {
  const turn = (asked.get("turn") ?? (innerWidth < innerHeight ? "portrait" : "landscape")) as Turn;
  const began = performance.now();
  const drawing = drawSheet(scene.sheet, turn);
  const took = performance.now() - began;
  const view = asked.get("view")?.split(",").map(Number) ?? (asked.has("whole") ? null : scene.view) ?? [...drawing.box];
  const links = MAPS.map((map) => `<a href="?map=${map}"${map === name ? " aria-current" : ""}>${map}</a>`).join("");
  const nav = asked.has("bare") ? "" : `<nav>${links}<span>${took.toFixed(0)} ms, ${(drawing.markup.length / 1024).toFixed(0)} KB</span></nav>`;
  const picture = asked.has("bare") ? "" : `<img src="/${scene.mockup}" alt="">`;
  document.body.innerHTML = `<svg width="0" height="0" style="position:absolute">${defs}</svg>${nav}<main><svg viewBox="${view.join(" ")}" preserveAspectRatio="xMidYMid meet"></svg>${picture}</main>`;
  const board = document.querySelector("main > svg") as SVGSVGElement;
  const scale = Math.min(board.clientWidth / (view[2] ?? 1), board.clientHeight / (view[3] ?? 1));
  board.innerHTML = layers(scene, drawing, scale);
  document.body.dataset["took"] = took.toFixed(0);
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

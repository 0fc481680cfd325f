/**
 * One static table of each of the five games, drawn from data alone: proof that nothing in `draw/` knows a game.
 * ?map=woods&theme=dark&turn=portrait&view=850,466,300,220&bare=1 choose what is shown; `view` zooms in.
 */
import "../src/style/fonts.css";
import "../src/style/theme.css";
import "../src/style/base.css";
import "./gallery.css";
import { effect } from "@preact/signals";
import { arrange } from "../src/draw/arrange";
import { counter, detailAt, type State } from "../src/draw/counter";
import { defs } from "../src/draw/defs";
import { type Drawing, drawSheet, type Turn } from "../src/draw/map";
import { marker, onTop, outOfSupply } from "../src/draw/marker";
import type { Face, Marker, Piece, Point, Sheet } from "../src/draw/model";
import * as overlay from "../src/draw/overlay";
import { count } from "../src/draw/stack";
import { Camera } from "../src/table/camera";
import { listen } from "../src/table/gestures";

export interface Scene {
  sheet: Sheet;
  faces: Face[];
  table: { pieces: Piece[]; markers: Marker[] };
  /** What a question added, for the picture: overlays by name, states by piece. */
  shown?: {
    reach?: Record<string, number>;
    field?: string[];
    fire?: string[];
    zones?: string[];
    supply?: string[][];
    attack?: { from: string[]; to: string };
    path?: string[];
    states?: Record<string, State>;
  };
  nations: Record<string, string>;
  view?: number[];
  mockup: string;
}

const GAMES = ["tank", "woods", "arras", "tigers", "iron"];
const MAPS = [...GAMES, "overlays", "supply", "counters", "panel"];
const asked = new URLSearchParams(location.search);
const name = asked.get("map") ?? "tank";
document.documentElement.dataset["theme"] = asked.get("theme") ?? "light";

const scenes = import.meta.glob<Scene>("./*.json", { import: "default" });
const scene = async (game: string): Promise<Scene> => (await scenes[`./${game}.json`]?.()) as Scene;
if (name === "panel") await (await import("./panel")).panel(await scene("tigers"));
else if (name === "counters") specimenPage(specimens(await Promise.all(GAMES.map(scene))));
else show(await scene({ overlays: "tank", supply: "tigers" }[name] ?? name));

function frame(mockup: string, note: string): SVGSVGElement {
  const links = MAPS.map((map) => `<a href="?map=${map}"${map === name ? " aria-current" : ""}>${map}</a>`).join("");
  const nav = asked.has("bare") ? "" : `<nav>${links}<span>${note}</span><output></output></nav>`;
  const picture = asked.has("bare") ? "" : `<img src="/${mockup}" alt="">`;
  document.body.innerHTML = `<svg width="0" height="0" style="position:absolute">${defs}</svg>${nav}<main><div><svg preserveAspectRatio="xMidYMid meet"></svg></div>${picture}</main>`;
  return document.querySelector("main svg") as SVGSVGElement;
}

function specimenPage(markup: string): void {
  const board = frame("counters.png", "");
  board.setAttribute("viewBox", "0 0 1440 900");
  board.innerHTML = markup;
}

/** The map on the camera of the table itself: what pans and zooms here is what players use. */
function show(shown: Scene): void {
  const turn = (asked.get("turn") ?? (innerWidth < innerHeight ? "portrait" : "landscape")) as Turn;
  const began = performance.now();
  const drawing = drawSheet(shown.sheet, turn);
  const took = performance.now() - began;
  document.body.dataset["took"] = took.toFixed(0);
  const board = frame(shown.mockup, `${took.toFixed(0)} ms, ${(drawing.markup.length / 1024).toFixed(0)} KB`);
  const area = board.parentElement as HTMLElement;
  const camera = new Camera();
  camera.attach(board);
  camera.fitInto(area.clientWidth, area.clientHeight, drawing.box, drawing.unit, null);
  const view = asked.get("view")?.split(",").map(Number) ?? (asked.has("whole") ? undefined : shown.view);
  if (view) {
    const [x = 0, y = 0, width = 1, height = 1] = view;
    camera.lookAt([x + width / 2, y + height / 2], Math.min(area.clientWidth / width, area.clientHeight / height));
  }
  board.innerHTML = `<g class="static">${drawing.markup}</g><g class="live"></g>`;
  const live = board.querySelector(".live") as SVGGElement;
  effect(() => {
    board.setAttribute("viewBox", camera.view.value.join(" "));
    const added = name === "supply" ? supplied(shown, drawing) : "";
    live.innerHTML = name === "overlays" ? answers(drawing) : added + layers(shown, drawing, camera.scale);
  });
  const told = document.querySelector("output");
  const nothing = (): void => undefined;
  const hover = (at: Point): void => void (told && (told.textContent = drawing.at(camera.toMap(at)) ?? ""));
  listen(area, camera, {
    hover,
    leave: nothing,
    click: nothing,
    long: nothing,
    grab: () => false,
    drag: nothing,
    drop: nothing,
  });
}

/** Half of a large map supplied, a few places cut off. */
function supplied({ sheet }: Scene, drawing: Drawing): string {
  const cut = ["37", "42", "43", "68", "80"];
  const west = sheet.places
    .filter(({ id, outline, x }) => outline && x < 870 && !cut.includes(id))
    .map(({ id }) => id);
  const some = west.slice(0, 4);
  const all = west.slice(4);
  return overlay.supplied(drawing, all) + overlay.supplied(drawing, some, true) + overlay.cutOff(drawing, cut);
}

/** Every answer that a map can give, on one sheet. */
function answers(drawing: Drawing): string {
  return [
    drawing.numbers().map(({ markup }) => markup).join(""),
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
    ["razor_wire", "tank_trap", "minefield", "entrenchment", "pillbox", "smoke", "airfield"]
      .map((id, i) => marker(drawing, { id, place: `F${i + 3}` }))
      .join(""),
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
          const look = {
            side,
            detail: detailAt(side),
            state: states[i % 6],
            bearing: piece.facing ? i * 60 : undefined,
            say: (word: string) => word.replace(/^@[a-z]+-(us|de)_/, ""),
          };
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
    return face
      ? counter(piece, face, { side, detail: detailAt(side * scale), state: shown.states?.[piece.id], bearing, say })
      : "";
  };
  const put = ([x, y]: Point, inner: string): string =>
    `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})">${inner}</g>`;
  const { laid, covered, counts } = arrange(drawing, table.pieces);
  const cut = table.markers.filter(({ id }) => id === "unsupplied").map(({ place }) => place);
  const markers = (top: boolean): string =>
    table.markers
      .filter((one) => onTop(one) === top)
      .map((one) => marker(drawing, one, nations[one.side ?? ""]))
      .join("");
  const fires = shown.fire ?? [];
  return [
    drawing.numberSize * scale >= 8 ? drawing.numbers().map(({ markup }) => markup).join("") : "",
    overlay.zones(drawing, shown.zones ?? []),
    overlay.field(drawing, shown.field ?? []),
    overlay.reach(drawing, Object.keys(shown.reach ?? {})),
    overlay.supply(drawing, shown.supply ?? []),
    overlay.path(drawing, shown.path ?? [], "var(--allied)"),
    markers(false),
    drawing.labels(new Set(laid.map(({ piece }) => piece.place)), drawing.unit * scale > 60, covered),
    fires.length === 2 ? overlay.fire(drawing, fires[0] ?? "", fires[1] ?? "") : "",
    overlay.costs(
      drawing,
      Object.entries(shown.reach ?? {}).map(([place, value]) => ({ place, value })),
    ),
    laid.map(({ piece, at }) => put(at, draw(piece))).join(""),
    counts.map(({ at, number }) => put(at, count(number, side))).join(""),
    laid
      .filter(({ piece, depth, stack }) => cut.includes(piece.place) && depth === stack.length - 1)
      .map(({ at }) => put(at, outOfSupply("OOS", side)))
      .join(""),
    markers(true),
    shown.attack ? overlay.attack(drawing, shown.attack.from, shown.attack.to) : "",
  ].join("");
}

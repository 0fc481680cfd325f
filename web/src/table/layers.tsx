/** What lies between the ground and the counters, and above them: highlights, lines, discs. Only these are drawn anew. */
import type { Marker, Overlay } from "../api/types";
import { isDark } from "../draw/card";
import type { Drawing } from "../draw/map";
import { marker, onTop } from "../draw/marker";
import type { Point } from "../draw/model";
import * as draw from "../draw/overlay";
import { adviceWays } from "./advice";
import { aimAt, lit, placesOf, subject } from "./choose";
import { type Desk, useDesk } from "./desk";
import { amount, gameWord, nation } from "./names";

/** A layer whose markup is a string: drawn anew only when the string changes. */
function Markup({ name, markup }: { name: string; markup: string }) {
  return <g class={name} dangerouslySetInnerHTML={{ __html: markup }} />;
}

/** Those that lie under the counters, or on them. */
export function Markers({ drawing, top = false }: { drawing: Drawing; top?: boolean }) {
  const desk = useDesk();
  const all = (desk.view.value?.markers ?? []).filter((one) => onTop(one) === top);
  const objectives = new Set(all.filter((one) => one.id !== "control").map((one) => one.place));
  const shown = all.filter((one) => drawing.has(one.place) && (one.id !== "control" || objectives.has(one.place) || matters(desk, drawing, one.place)));
  const said = (one: Marker): Marker => (one.value ? { ...one, value: gameWord(desk, "marker", one.value) } : one);
  return <Markup name="markers" markup={shown.map((one) => marker(drawing, said(one), one.side ? nation(desk, one.side) : "")).join("")} />;
}

/** On a map of hexes a flag in every hex would hide the map: only where somebody lives, or something is to be won. */
function matters(desk: Desk, drawing: Drawing, id: string): boolean {
  const place = desk.sheet.value?.places.find((one) => one.id === id);
  return !drawing.hexes || Boolean(place?.settlement || place?.badge || place?.marks?.includes("victory"));
}

/** Under the counters: tints and outlines. */
export function Ground({ drawing }: { drawing: Drawing }) {
  const desk = useDesk();
  const aims = desk.aims.value?.aims ?? [];
  const known = (place: string) => drawing.has(place);
  const field = spotsOf(desk.aims.value?.field, "seen");
  const places = [...new Set(aims.flatMap((aim) => (aim.place && !aim.piece ? [aim.place] : [])))];
  const picked = lit(desk).places.has(desk.picked.value) ? [desk.picked.value] : [];
  const open = places.length > 0 ? places : picked.length > 0 ? picked : [...lit(desk).places.keys()];
  const held = drawing.hexes ? enemies(desk) : new Set<string>();
  const foes = open.filter((place) => held.has(place));
  const markup = [
    draw.target(drawing, [...new Set([...spotsOf(desk.ask.value?.forecast, "target"), ...foes])].filter(known)),
    desk.layer.value ? layer(drawing, desk) : "",
    draw.field(drawing, field.filter(known)),
    draw.reach(drawing, open.filter((place) => known(place) && !held.has(place))),
  ];
  return <Markup name="ground" markup={markup.join("")} />;
}

/** The places where somebody else stands: who points at such a hex hits it. */
function enemies(desk: Desk): ReadonlySet<string> {
  return new Set([...desk.pieces.value.values()].filter((piece) => piece.side !== desk.side.value).map((piece) => piece.place));
}

/** The place under the pointer or the cursor: a layer of its own, since it changes all the time. */
export function Cursor({ drawing }: { drawing: Drawing }) {
  const cursor = useDesk().cursor.value;
  return <Markup name="ground" markup={cursor && drawing.has(cursor) ? draw.cursor(drawing, cursor) : ""} />;
}

/** Over the counters: costs, advice, what was refused. */
export function Lines({ drawing, corners }: { drawing: Drawing; corners: ReadonlyMap<string, Point> }) {
  const desk = useDesk();
  return <Markup name="lines" markup={attack(drawing, desk) + costs(drawing, desk, corners) + advice(drawing, desk) + refused(drawing, desk)} />;
}

/** The way to the place under the pointer, the line of fire to the target there. */
export function Ways({ drawing }: { drawing: Drawing }) {
  const desk = useDesk();
  return <Markup name="lines" markup={pathUnder(drawing, desk) + fire(drawing, desk)} />;
}

/** An invisible shape for each place that can be chosen: what a test or a helper's tool can take hold of. */
export function Shapes({ drawing }: { drawing: Drawing }) {
  const desk = useDesk();
  const open = new Set([...lit(desk).places.keys(), ...(desk.aims.value?.aims ?? []).map((aim) => aim.place ?? "")]);
  return (
    <g class="shapes" fill="none" pointer-events="all">
      {[...open].filter((place) => drawing.has(place)).map((place) => (
        <polygon key={place} data-place={place} points={drawing.outline(place).join(" ")} />
      ))}
    </g>
  );
}

function spotsOf(overlay: Overlay | undefined, kind: string): string[] {
  return (overlay?.spots ?? []).filter((spot) => spot.kind === kind).map((spot) => spot.place);
}

/** The kinds of spots that overlays have; one that is not known here is shown as a choice of places. */
function layer(drawing: Drawing, desk: Desk): string {
  const shown = desk.layer.value;
  if (!shown) return "";
  const spots = (kind: string) => spotsOf(shown.overlay, kind).filter((place) => drawing.has(place));
  const partly = (some: boolean) => (shown.overlay.spots ?? []).filter((spot) => spot.kind === "supplied" && Boolean(spot.value) === some && drawing.has(spot.place)).map((spot) => spot.place);
  const [from = "", to = ""] = shown.args;
  if (shown.args.length === 2 && drawing.has(from) && drawing.has(to)) return draw.sight(drawing, from, to, spots("blocks"));
  const kinds = new Set((shown.overlay.spots ?? []).map((spot) => spot.kind));
  return [...kinds]
    .map((kind) => {
      if (kind === "zoc") return draw.zones(drawing, spots(kind), isDark(nation(desk, from)));
      if (kind === "supplied") return draw.supplied(drawing, partly(false)) + draw.supplied(drawing, partly(true), true);
      if (kind === "cut_off" || kind === "hidden") return draw.cutOff(drawing, spots(kind));
      if (kind === "seen") return draw.field(drawing, spots(kind));
      if (kind === "supply") return draw.supply(drawing, [spots(kind)]);
      return draw.reach(drawing, spots(kind));
    })
    .join("");
}

/** From each place whose pieces take part in an attack into the place that it is on. */
function attack(drawing: Drawing, desk: Desk): string {
  const [target = ""] = spotsOf(desk.ask.value?.forecast, "target");
  const from = [...desk.pieces.value.values()].filter(({ marks, place }) => marks?.includes("attacker") && place !== target && drawing.has(place));
  return target && drawing.has(target) ? draw.attack(drawing, [...new Set(from.map(({ place }) => place))], target) : "";
}

function costs(drawing: Drawing, desk: Desk, corners: ReadonlyMap<string, Point>): string {
  const aims = (desk.aims.value?.aims ?? []).filter((aim) => aim.place && !aim.piece && aim.value != null && drawing.has(aim.place));
  return draw.costs(drawing, aims.map((aim) => ({ place: aim.place ?? "", value: amount(aim.value ?? 0) })), desk.bare.value ? undefined : corners);
}

/** The way to the place under the pointer. */
function pathUnder(drawing: Drawing, desk: Desk): string {
  const cursor = desk.cursor.value;
  const aim = desk.aims.value && !desk.plan.value && aimAt(desk, cursor, "");
  const start = desk.pieces.value.get(desk.selection.value[0] ?? "")?.place ?? "";
  if (!aim || !drawing.has(start)) return "";
  return draw.path(drawing, [start, ...placesOf(desk, aim.actions)]);
}

/** From everything that fires to its target; before that, to the target under the pointer. */
function fire(drawing: Drawing, desk: Desk): string {
  const plan = desk.plan.value;
  const goal = plan ? (desk.pieces.value.get(plan.piece)?.place ?? plan.place) : targetUnder(desk);
  if (!goal || !drawing.has(goal)) return "";
  const from = plan ? plan.from : desk.selection.value;
  return from
    .map((id) => desk.pieces.value.get(id)?.place ?? "")
    .filter((place) => drawing.has(place) && place !== goal)
    .map((place) => draw.fire(drawing, place, goal))
    .join("");
}

function targetUnder(desk: Desk): string {
  const cursor = desk.cursor.value;
  const there = desk.aims.value?.aims.some((aim) => aim.piece && aim.chance != null && desk.pieces.value.get(aim.piece)?.place === cursor);
  return there ? cursor : "";
}

function advice(drawing: Drawing, desk: Desk): string {
  const ways = adviceWays(desk, desk.advised.value?.choices ?? []).filter((way) => way.every((place) => drawing.has(place)));
  const alike = new Set<string>();
  return ways
    .filter((way) => !alike.has(way.join()) && alike.add(way.join()))
    .map(([from, to]) => draw.hint(drawing, from, to))
    .join("");
}

function refused(drawing: Drawing, desk: Desk): string {
  const shown = desk.refused.value;
  if (!shown) return "";
  const to = desk.pieces.value.get(shown.piece)?.place ?? shown.place;
  const from = desk.pieces.value.get(shown.from)?.place ?? "";
  if (!drawing.has(to)) return "";
  return draw.refusal(drawing, drawing.has(from) ? from : null, to, figures(shown.refusal.text.args ?? []));
}

/** The two figures that decide, where a refusal has exactly two numbers: "4 > 2". */
function figures(args: readonly (readonly [string, string | number])[]): string {
  const numbers = args.flatMap(([, value]) => (typeof value === "number" ? [value] : []));
  const [a = 0, b = 0] = numbers;
  return numbers.length === 2 && a > b ? `${a} > ${b}` : "";
}

/** Six arrowheads round the piece that is to be turned. */
export function Facings({ drawing, turn }: { drawing: Drawing; turn: (action: string) => void }) {
  const desk = useDesk();
  const choices = lit(desk).facings;
  const piece = desk.pieces.value.get(subject(desk));
  if (choices.length === 0 || !piece || !drawing.has(piece.place)) return null;
  const [x, y] = drawing.centre(piece.place);
  const radius = drawing.counter * 0.98;
  const k = drawing.unit / 104;
  return (
    <g class="facings">
      {choices.map((choice) => {
        const facing = choice.args.find((arg) => arg.kind === "facing")?.name ?? "";
        const angle = drawing.bearing(facing);
        const [sin, cos] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)];
        return (
          <g
            key={choice.action}
            class={piece.facing === facing ? "facing now" : "facing"}
            data-float
            transform={`translate(${x + sin * radius} ${y + drawing.counter * 0.06 - cos * radius}) rotate(${angle}) scale(${k})`}
            onClick={() => turn(choice.action)}
          >
            <circle r="29" fill="transparent" />
            <path d="M0 -15 14 9 0 4 -14 9Z" />
          </g>
        );
      })}
    </g>
  );
}

/** A card that points at something on the map and never covers what it speaks of. */
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Point } from "../draw/model";
import type { Camera } from "./camera";

const GAP = 16; // px between the bubble and what it points at
const EDGE = 10;

type Side = "right" | "below" | "left" | "above";
const ALONG = [0.5, 0.15, 0.85];
const SIDES: readonly Side[] = ["right", "below", "left", "above"];

interface Put {
  x: number;
  y: number;
  side: Side;
  tip: number;
}

interface BubbleProps {
  camera: Camera;
  at: Point; // on the map: what it points at
  reach: number; // on the map: how far what it points at extends
  clear: readonly Point[]; // on the map: what must stay in sight, with the line between
  label: string;
  alert?: boolean;
  passive?: boolean; // shown only as long as the pointer rests: it takes no clicks
  children: ComponentChildren;
}

export function Bubble({ camera, at, reach, clear, label, alert = false, passive = false, children }: BubbleProps) {
  const element = useRef<HTMLDivElement>(null);
  const [put, setPut] = useState<Put | null>(null);
  const screen = camera.toScreen(at);
  const room = reach * camera.scale;
  const [width, height] = camera.size.value;
  const points = clear.map((point) => camera.toScreen(point));
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    const measure = () => setPut(place(screen, room, [box.offsetWidth, box.offsetHeight], [width, height], points));
    measure();
    const observer = new ResizeObserver(measure); // what it says may arrive by and by
    observer.observe(box);
    return () => observer.disconnect();
  }, [screen[0], screen[1], room, width, height, points.join(), children]);
  const style = put ? { left: `${put.x}px`, top: `${put.y}px`, "--tip": `${put.tip}px` } : { visibility: "hidden" };
  return (
    <div ref={element} class={passive ? "bubble passive" : "bubble"} data-float data-side={put?.side} style={style} role={alert ? "alert" : "group"} aria-label={label} hidden={camera.moving.value}>
      {children}
    </div>
  );
}

/** Tries right, below, left, above, and along each of them three ways; the first that covers nothing wins, else the one that covers least. */
export function place([x, y]: Point, room: number, [w, h]: Point, [width, height]: Point, clear: readonly Point[]): Put {
  const hold = (value: number, length: number, all: number) => Math.max(EDGE, Math.min(value, all - length - EDGE));
  const tries = SIDES.flatMap((side) => ALONG.map((along) => {
    const across = side === "right" || side === "left";
    const left = across ? (side === "right" ? x + room + GAP : x - room - GAP - w) : hold(x - w * along, w, width);
    const top = across ? hold(y - h * along, h, height) : side === "below" ? y + room + GAP : y - room - GAP - h;
    const tip = across ? Math.max(12, Math.min(y - top - 7, h - 26)) : Math.max(12, Math.min(x - left - 7, w - 26));
    const outside = Math.max(0, EDGE - left) + Math.max(0, left + w + EDGE - width) + Math.max(0, EDGE - top) + Math.max(0, top + h + EDGE - height);
    const near = room * 0.8;
    return { x: left, y: top, side, tip, cost: outside * 10 + covered([left - near, top - near, w + 2 * near, h + 2 * near], clear) * 2 + covered([left, top, w, h], clear.map((from) => [from, [x, y]] as const)) };
  }));
  const best = tries.reduce((a, b) => (b.cost < a.cost ? b : a));
  return { x: hold(best.x, w, width), y: hold(best.y, h, height), side: best.side, tip: best.tip };
}

type Stretch = Point | readonly [Point, Point];

/** How much of some points, or of the lines between two, a box covers. */
function covered([x, y, w, h]: readonly [number, number, number, number], things: readonly Stretch[]): number {
  const within = ([px, py]: Point) => px > x && px < x + w && py > y && py < y + h;
  let count = 0;
  for (const thing of things) {
    const [from, to] = isLine(thing) ? thing : [thing, thing];
    for (let i = 0; i <= 10; i++) {
      if (within([from[0] + ((to[0] - from[0]) * i) / 10, from[1] + ((to[1] - from[1]) * i) / 10])) count++;
    }
  }
  return count;
}

function isLine(thing: Stretch): thing is readonly [Point, Point] {
  return typeof thing[0] !== "number";
}

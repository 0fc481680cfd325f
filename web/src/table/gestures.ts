/** Pointer, wheel and fingers on the map, told apart: a click, a long press, a drag of the map or of a piece, a pinch. */
import type { Camera } from "./camera";
import type { Point } from "../draw/model";

const SLACK = 6; // px that a click may tremble; more with a finger
const FINGER_SLACK = 12;
const LONG = 450; // ms

export interface Handlers {
  hover(at: Point): void;
  leave(): void;
  click(at: Point, more: boolean, finger: boolean): void;
  long(at: Point): void;
  /** A drag begins: true where something there can be dragged, else the map moves. */
  grab(at: Point): boolean;
  drag(at: Point): void;
  drop(at: Point): void;
}

/** Listens on the map's element; the function that it gives stops it. */
export function listen(element: HTMLElement, camera: Camera, handlers: Handlers): () => void {
  const fingers = new Map<number, Point>();
  let start: Point | null = null;
  let mode: "" | "press" | "pan" | "drag" | "pinch" | "done" = "";
  let timer: ReturnType<typeof setTimeout> | undefined;

  const where = (event: PointerEvent | WheelEvent): Point => {
    const box = element.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };
  const onMap = (event: Event) => event.target instanceof Element && !event.target.closest("[data-float]");

  const down = (event: PointerEvent) => {
    if (!onMap(event) || event.button > 0) return;
    element.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, where(event));
    if (fingers.size === 2) {
      clearTimeout(timer);
      if (mode === "drag") return;
      mode = "pinch";
      return;
    }
    start = where(event);
    mode = "press";
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (mode !== "press" || !start) return;
      mode = "done";
      handlers.long(start);
    }, LONG);
  };

  const move = (event: PointerEvent) => {
    const at = where(event);
    const before = fingers.get(event.pointerId);
    if (!before) {
      if (onMap(event)) handlers.hover(at);
      return;
    }
    if (mode === "pinch") {
      const others = [...fingers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
      const other = others[0];
      if (other) {
        const grown = distance(at, other) / Math.max(1, distance(before, other));
        camera.pan((at[0] - before[0]) / 2, (at[1] - before[1]) / 2);
        camera.zoom(grown, [(at[0] + other[0]) / 2, (at[1] + other[1]) / 2]);
      }
    } else if (mode === "press" && start && distance(at, start) > (event.pointerType === "touch" ? FINGER_SLACK : SLACK)) {
      clearTimeout(timer);
      mode = handlers.grab(start) ? "drag" : "pan";
    }
    if (mode === "pan") camera.pan(at[0] - before[0], at[1] - before[1]);
    else if (mode === "drag") handlers.drag(at);
    fingers.set(event.pointerId, at);
  };

  const up = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId)) return;
    clearTimeout(timer);
    const at = where(event);
    if (mode === "pinch") {
      if (fingers.size === 0) {
        camera.settle();
        mode = "";
      }
      return;
    }
    const was = mode;
    mode = "";
    if (event.type === "pointercancel") {
      if (was === "pan") camera.settle();
      else if (was === "drag") handlers.leave();
    } else if (was === "press") handlers.click(at, event.shiftKey, event.pointerType === "touch");
    else if (was === "pan") camera.settle();
    else if (was === "drag") handlers.drop(at);
  };

  const wheel = (event: WheelEvent) => {
    if (!onMap(event)) return;
    event.preventDefault();
    camera.wheel(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0016)), where(event));
  };
  const out = () => handlers.leave();

  element.addEventListener("pointerdown", down);
  element.addEventListener("pointermove", move);
  element.addEventListener("pointerup", up);
  element.addEventListener("pointercancel", up);
  element.addEventListener("pointerleave", out);
  element.addEventListener("wheel", wheel, { passive: false });
  return () => {
    clearTimeout(timer);
    element.removeEventListener("pointerdown", down);
    element.removeEventListener("pointermove", move);
    element.removeEventListener("pointerup", up);
    element.removeEventListener("pointercancel", up);
    element.removeEventListener("pointerleave", out);
    element.removeEventListener("wheel", wheel);
  };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

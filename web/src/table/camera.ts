/** Which part of the map the screen shows. A gesture moves the finished picture by a CSS transform; its end sets the viewBox. */
import { batch, signal } from "@preact/signals";
import type { Box, Point } from "../draw/model";

const LARGEST = 170; // px that the height of a hex may grow to
const SETTLE = 140; // ms after the last turn of the wheel
const SMALLEST_HEX = 44; // px: below it a finger misses, so the first look is closer than the whole map
const NEAR = 80;
const FILLED = 0.8; // of the screen, by what was brought into sight
const DESK = 0.015; // of the sheet: how much of the desk shows round it

interface Shift {
  x: number;
  y: number;
  scale: number;
}

const STILL: Shift = { x: 0, y: 0, scale: 1 };

export class Camera {
  /** The part of the map on the screen, in the map's own units. */
  readonly view = signal<Box>([0, 0, 1, 1]);
  readonly size = signal<readonly [number, number]>([1, 1]); // of the screen's part, px
  readonly moving = signal(false);

  private whole: Box = [0, 0, 1, 1];
  private unit = 1;
  private shift: Shift = STILL;
  private layer: SVGElement | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private settled = false;

  /** px for one unit of the map. */
  get scale(): number {
    return this.size.value[0] / this.view.value[2];
  }

  attach(layer: SVGElement | null): void {
    this.layer = layer;
  }

  /** A map, or a screen of another size: what is in the middle stays there. */
  fitInto(width: number, height: number, sheet: Box, unit: number, middle: Point | null): void {
    if (width < 2 || height < 2) return;
    const rim = Math.max(sheet[2], sheet[3]) * DESK;
    const whole: Box = [sheet[0] - rim, sheet[1] - rim, sheet[2] + 2 * rim, sheet[3] + 2 * rim];
    const same = this.settled && this.whole.every((value, i) => value === whole[i]);
    const [x, y, w] = this.view.peek();
    const [oldWidth, oldHeight] = this.size.peek();
    const scale = oldWidth / w;
    const fitted = scale <= this.least() * 1.01; // who saw the whole map goes on seeing it
    batch(() => {
      this.whole = whole;
      this.unit = unit;
      this.size.value = [width, height];
      if (same && fitted) this.fit();
      else if (same) this.lookAt([x + oldWidth / scale / 2, y + oldHeight / scale / 2], Math.max(scale, this.least()));
      else this.first(middle);
    });
    this.settled = true;
  }

  /** The first look: the whole map, or what is near on a screen where that would be too small. */
  first(middle: Point | null): void {
    if (this.least() * this.unit >= SMALLEST_HEX || !middle) this.fit();
    else this.lookAt(middle, NEAR / this.unit);
  }

  private least(): number {
    const [width, height] = this.size.peek();
    return Math.min(width / this.whole[2], height / this.whole[3]);
  }

  fit(): void {
    this.lookAt([this.whole[0] + this.whole[2] / 2, this.whole[1] + this.whole[3] / 2], this.least());
  }

  lookAt(middle: Point, scale = this.scale): void {
    const [width, height] = this.size.peek();
    const [w, h] = [width / scale, height / scale];
    this.view.value = this.inside([middle[0] - w / 2, middle[1] - h / 2, w, h]);
  }

  /** Brings a point into sight, with some room round it. */
  reveal(point: Point): void {
    const [x, y, w, h] = this.view.peek();
    const room = Math.min(w, h) * 0.18;
    const within = point[0] > x + room && point[0] < x + w - room && point[1] > y + room && point[1] < y + h - room;
    if (!within) this.lookAt(point);
  }

  /** Brings some points into sight unless one is there: all of them, no farther away than it takes. */
  revealAll(points: readonly Point[]): void {
    const [x, y, w, h] = this.view.peek();
    if (points.length === 0 || points.some((p) => p[0] > x && p[0] < x + w && p[1] > y && p[1] < y + h)) return;
    const ends = (axis: 0 | 1): Point => [Math.min(...points.map((p) => p[axis])), Math.max(...points.map((p) => p[axis]))];
    const [[x0, x1], [y0, y1]] = [ends(0), ends(1)];
    const grown = Math.max(1, (x1 - x0) / w / FILLED, (y1 - y0) / h / FILLED);
    this.lookAt([(x0 + x1) / 2, (y0 + y1) / 2], Math.max(this.size.peek()[0] / w / grown, this.least()));
  }

  /** The map never leaves the screen: along a way in which it is smaller it stays in the middle. */
  private inside([x, y, w, h]: Box): Box {
    const hold = (at: number, length: number, start: number, all: number) =>
      length >= all ? start + (all - length) / 2 : Math.min(Math.max(at, start), start + all - length);
    return [hold(x, w, this.whole[0], this.whole[2]), hold(y, h, this.whole[1], this.whole[3]), w, h];
  }

  toScreen([x, y]: Point): Point {
    const [left, top] = this.view.value;
    return [(x - left) * this.scale, (y - top) * this.scale];
  }

  toMap([x, y]: Point): Point {
    const [left, top] = this.view.peek();
    const scale = this.size.peek()[0] / this.view.peek()[2];
    return [left + x / scale, top + y / scale];
  }

  // --- gestures -----------------------------------------------------------------------------------------------------

  pan(dx: number, dy: number): void {
    this.apply({ ...this.shift, x: this.shift.x + dx, y: this.shift.y + dy });
  }

  /** Zooms by a factor about a point of the screen. */
  zoom(factor: number, [px, py]: Point): void {
    const now = this.size.peek()[0] / this.view.peek()[2];
    const wanted = Math.min(Math.max(now * this.shift.scale * factor, this.least()), Math.max(LARGEST / this.unit, this.least()));
    const scale = wanted / now;
    const grown = scale / this.shift.scale;
    this.apply({ x: px - (px - this.shift.x) * grown, y: py - (py - this.shift.y) * grown, scale });
  }

  zoomStep(factor: number): void {
    const [width, height] = this.size.peek();
    this.zoom(factor, [width / 2, height / 2]);
    this.settle();
  }

  wheel(factor: number, at: Point): void {
    this.zoom(factor, at);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.settle(), SETTLE);
  }

  private apply(shift: Shift): void {
    this.shift = shift;
    this.moving.value = true;
    if (this.layer) this.layer.style.transform = `translate(${shift.x}px,${shift.y}px) scale(${shift.scale})`;
  }

  /** The gesture is over: the picture is drawn anew where it stopped. */
  settle(): void {
    clearTimeout(this.timer);
    const { x, y, scale } = this.shift;
    this.shift = STILL;
    if (this.layer) this.layer.style.transform = "";
    const [left, top, w, h] = this.view.peek();
    const before = this.size.peek()[0] / w;
    batch(() => {
      this.view.value = this.inside([left - x / before / scale, top - y / before / scale, w / scale, h / scale]);
      this.moving.value = false;
    });
  }
}

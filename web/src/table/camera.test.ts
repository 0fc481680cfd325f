import { expect, test } from "vitest";
import type { Box, Point } from "../draw/model";
import { Camera } from "./camera";

const SHEET: Box = [0, 0, 1000, 500];

function camera(width = 500, height = 400, unit = 100, middle: Point | null = null): Camera {
  const made = new Camera();
  made.fitInto(width, height, SHEET, unit, middle);
  return made;
}

const close = (a: Point, b: Point) => a.forEach((value, i) => expect(value).toBeCloseTo(b[i] ?? 0, 6));

test("at first the whole sheet is in sight, in the middle", () => {
  const [x, y, w, h] = camera().view.value;
  expect(x).toBeLessThanOrEqual(0);
  expect(x + w).toBeGreaterThanOrEqual(1000);
  expect(y + h / 2).toBeCloseTo(250);
});

test("on a screen where a hex would be too small it begins near one's own pieces", () => {
  const small = camera(375, 450, 60, [700, 250]);
  expect(small.scale * 60).toBeCloseTo(80);
  close(small.toScreen([700, 250]), [187.5, 225]);
});

test("a point of the screen and of the map are each other's", () => {
  const made = camera();
  close(made.toMap(made.toScreen([321, 123])), [321, 123]);
});

test("zooming keeps the point under the pointer where it is", () => {
  const made = camera();
  const before = made.toMap([150, 200]);
  made.zoom(2, [150, 200]);
  made.settle();
  close(made.toScreen(before), [150, 200]);
});

test("zoom ends where a hex is large enough, and the map never leaves the screen", () => {
  const made = camera();
  made.zoom(100, [250, 200]);
  made.settle();
  expect(made.scale * 100).toBeCloseTo(170);
  made.pan(1e6, 1e6);
  made.settle();
  expect(made.view.value[0]).toBeCloseTo(-15);
  expect(made.view.value[1]).toBeCloseTo(-15);
});

test("points out of sight come into it, all of them, as near as they fit", () => {
  const made = camera();
  made.zoom(4, [0, 0]);
  made.settle();
  const before = made.view.value;
  made.revealAll([[10, 10], [800, 300]]);
  expect(made.view.value).toEqual(before); // one of them is seen
  made.revealAll([[800, 300]]);
  close(made.toScreen([800, 300]), [250, 200]);
  const far: Point[] = [[10, 10], [300, 490]];
  made.revealAll(far);
  expect(made.scale).toBeLessThan(500 / before[2]);
  for (const [x, y] of far.map((point) => made.toScreen(point))) expect([x > 0 && x < 500, y > 0 && y < 400]).toEqual([true, true]);
});

test("a screen of another size keeps what was in the middle", () => {
  const made = camera();
  made.zoom(2, [250, 200]);
  made.settle();
  const middle = made.toMap([250, 200]);
  made.fitInto(600, 400, SHEET, 100, null);
  close(made.toScreen(middle), [300, 200]);
});

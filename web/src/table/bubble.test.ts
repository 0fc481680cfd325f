import { expect, test } from "vitest";
import { place } from "./bubble";

const SCREEN = [1000, 800] as const;
const SIZE = [300, 150] as const;

test("a bubble stands at the right of what it speaks of where there is room", () => {
  expect(place([300, 400], 30, SIZE, SCREEN, []).side).toBe("right");
});

test("it goes elsewhere rather than off the screen", () => {
  const put = place([950, 400], 30, SIZE, SCREEN, []);
  expect(put.side).not.toBe("right");
  expect(put.x).toBeGreaterThanOrEqual(0);
  expect(put.x + SIZE[0]).toBeLessThanOrEqual(SCREEN[0]);
});

test("it covers neither who acts nor the line to the target", () => {
  for (const from of [[600, 400], [300, 700], [100, 400], [300, 100], [600, 650]] as const) {
    const target = [300, 400] as const;
    const { x, y } = place(target, 30, SIZE, SCREEN, [from]);
    for (let i = 0; i <= 10; i++) {
      const [px, py] = [from[0] + ((target[0] - from[0]) * i) / 10, from[1] + ((target[1] - from[1]) * i) / 10];
      expect(px > x && px < x + SIZE[0] && py > y && py < y + SIZE[1]).toBe(false);
    }
  }
});

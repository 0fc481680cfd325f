/** A sheet turned by quarter turns clockwise. Text, symbols and shadows are never turned: they are drawn afterwards. */
import type { Box, Point } from "./model";

export class Turning {
  readonly box: Box;

  constructor(
    private readonly land: Box,
    readonly degrees: number,
  ) {
    const [, , width, height] = land;
    this.box = degrees === 0 ? land : degrees % 180 ? [0, 0, height, width] : [0, 0, width, height];
  }

  point([px, py]: Point): Point {
    const [x, y, width, height] = this.land;
    switch (this.degrees) {
      case 90:
        return [height - (py - y), px - x];
      case 180:
        return [width - (px - x), height - (py - y)];
      case 270:
        return [py - y, width - (px - x)];
      default:
        return [px, py];
    }
  }

  back([px, py]: Point): Point {
    const [x, y, width, height] = this.land;
    switch (this.degrees) {
      case 90:
        return [py + x, height - px + y];
      case 180:
        return [width - px + x, height - py + y];
      case 270:
        return [width - py + x, px + y];
      default:
        return [px, py];
    }
  }
}

/** The numbers of the hexes, tile by tile: those in sight, and half a screen round it. */
import type { Drawing, Tile } from "../draw/map";
import type { Box } from "../draw/model";
import { useLater } from "./later";

export function Numbers({ drawing, view: [x, y, w, h] }: { drawing: Drawing; view: Box }) {
  const near = ({ box: [left, top, width, height] }: Tile) => left < x + w * 1.5 && left + width > x - w / 2 && top < y + h * 1.5 && top + height > y - h / 2;
  return (
    <g class="numbers">
      {drawing.numbers().map((tile, i) => near(tile) && <Some key={i} tile={tile} />)}
    </g>
  );
}

function Some({ tile }: { tile: Tile }) {
  const drawn = useLater(true, false);
  return drawn ? <g dangerouslySetInnerHTML={{ __html: tile.markup }} /> : null;
}

/** The overlays that a game can tell, and the tool that measures from one place to another. */
import { showLayer } from "./commands";
import type { Desk } from "./desk";

export type LayerName = "los" | "zones" | "supply";

/** Which of them this game has. */
export function layersOf(desk: Desk): readonly LayerName[] {
  const known = desk.game.value?.queries ?? [];
  return (["los", "zones", "supply"] as const).filter((name) => known.includes(name));
}

/** Begins with an overlay, or puts it away. One between two places starts at the chosen piece where there is one. */
export function toggleLayer(desk: Desk, name: LayerName): void {
  if (!layersOf(desk).includes(name)) return;
  if (desk.layer.peek()?.name === name || (name === "los" && desk.sighting.peek())) {
    desk.layer.value = null;
    desk.sighting.value = "";
    return;
  }
  const piece = desk.pieces.peek().get(desk.selection.peek()[0] ?? "");
  if (name === "los") {
    desk.sightFrom.value = piece?.place ?? "";
    desk.sighting.value = piece ? "to" : "from";
  } else void showLayer(desk, name, []);
}

/** A click while the tool is in hand; false where it is not. */
export function pointLayer(desk: Desk, place: string): boolean {
  const tool = desk.sighting.peek();
  if (!tool) return false;
  if (tool === "from") {
    desk.sightFrom.value = place;
    desk.sighting.value = "to";
    return true;
  }
  void showLayer(desk, "los", [desk.sightFrom.peek(), place]);
  return true; // the tool stays in hand: the next click measures from the same place
}


/** What a piece covers: shown for the one that is looked at while somebody else decides. */
export function showField(desk: Desk, piece: string): void {
  if (desk.game.peek()?.queries.includes("field") && desk.places.peek().has(desk.pieces.peek().get(piece)?.place ?? "")) {
    void showLayer(desk, "field", [piece]);
  }
}

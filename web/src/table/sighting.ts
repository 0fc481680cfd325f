/** The overlays that a game can tell, and the tool that measures from one place to another. */
import { showLayer } from "./commands";
import type { Desk } from "./desk";
import { type LayerName, type LayerOffer, offersOf } from "./layer-offers";

export function layersOf(desk: Desk): readonly LayerOffer[] {
  return offersOf(desk.game.value?.queries ?? {}, desk.state.value?.view.sides ?? [], desk.side.value);
}

/** Whether an overlay lies on the map, or its tool is in hand. */
export function isShown(desk: Desk, { name, side }: LayerOffer): boolean {
  const shown = desk.layer.value;
  return (shown?.name === name && (!side || shown.args.join() === side)) || (name === "los" && desk.sighting.value !== "");
}

/** By its key: lays the first overlay of a name on the map, then that of the other side, then puts it away. */
export function turnLayer(desk: Desk, name: LayerName): void {
  const offers = layersOf(desk).filter((offer) => offer.name === name);
  const at = offers.findIndex((offer) => isShown(desk, offer));
  const next = offers[at + 1] ?? offers[at];
  if (next) toggleLayer(desk, next);
}

/** Begins with an overlay, or puts it away. One between two places starts at the chosen piece where there is one. */
export function toggleLayer(desk: Desk, offer: LayerOffer): void {
  if (isShown(desk, offer)) {
    desk.layer.value = null;
    desk.sighting.value = "";
    return;
  }
  const piece = desk.pieces.peek().get(desk.selection.peek()[0] ?? "");
  if (offer.name === "los") {
    desk.sightFrom.value = piece?.place ?? "";
    desk.sighting.value = piece ? "to" : "from";
  } else void showLayer(desk, offer.name, offer.side ? [offer.side] : []);
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
  if (desk.game.peek()?.queries["field"] && desk.places.peek().has(desk.pieces.peek().get(piece)?.place ?? "")) {
    void showLayer(desk, "field", [piece]);
  }
}

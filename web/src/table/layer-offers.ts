/** Which overlays a game can lay on its map. */

export type LayerName = "los" | "zones" | "supply";

/** An overlay that can be laid on the map: of a side, where the game tells it for each side. */
export interface LayerOffer {
  name: LayerName;
  side: string;
}

/** Which of them this game has; of those that are told for each side, one's own first. */
export function offersOf(queries: Readonly<Record<string, readonly string[]>>, sides: readonly string[], own: string): LayerOffer[] {
  const sorted = [...new Set(sides)].sort((a, b) => Number(b === own) - Number(a === own));
  return (["los", "zones", "supply"] as const).flatMap((name) => {
    const wanted = queries[name];
    if (!wanted) return [];
    return wanted.join() === "side" ? sorted.map((side) => ({ name, side })) : [{ name, side: "" }];
  });
}

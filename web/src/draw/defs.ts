/** Everything that maps and counters use by name. Put it once into the page, in an `<svg width="0" height="0">` that is not hidden. */
import symbols from "../generated/symbols.svg?raw";
import { cardDefs } from "./card";
import { mapDefs } from "./patterns";
import { vehicleDefs } from "./vehicles";

const signs = symbols.replace(/^\s*<svg[^>]*>|<\/svg>\s*$/g, "");

export const defs = `<defs>${mapDefs}${cardDefs}${vehicleDefs}${signs}</defs>`;

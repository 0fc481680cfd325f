import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** `game.ftl?card`: of a game's texts only what its card in the lobby says, so that the lobby need not load them all: what it is, and the kinds of a nation (`us_infantry`) that the counters of its picture name. */
export function cards(): Plugin {
  return {
    name: "cards",
    enforce: "pre",
    load(id) {
      const [path, query] = id.split("?");
      if (!path?.endsWith(".ftl") || query !== "card") return null;
      const messages = readFileSync(path, "utf8").split(/\n(?=\S)/);
      const said = messages.filter((message) => /^\w+-(pitch|length|scenario-|option-|[a-z]+_)/.test(message));
      return `export default ${JSON.stringify(said.join("\n"))}`;
    },
  };
}

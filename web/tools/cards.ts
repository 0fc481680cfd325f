import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** `tank.ftl?card`: of a game's texts only what its card in the lobby says, so that the lobby need not load them all. */
export function cards(): Plugin {
  return {
    name: "cards",
    enforce: "pre",
    load(id) {
      const [path, query] = id.split("?");
      if (!path?.endsWith(".ftl") || query !== "card") return null;
      const messages = readFileSync(path, "utf8").split(/\n(?=\S)/);
      const said = messages.filter((message) => /^\w+-(pitch|length|scenario-|option-)/.test(message));
      return `export default ${JSON.stringify(said.join("\n"))}`;
    },
  };
}

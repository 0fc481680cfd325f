import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { constants, gzipSync } from "node:zlib";
import { defineConfig, type Plugin } from "vite";

const OUT = "../src/grognard/service/client"; // the wheel carries it, so that `grognard serve` needs no Node

/** Each text file once more, zipped: the service sends it as it lies. */
function zipped(): Plugin {
  return {
    name: "zipped",
    apply: "build",
    closeBundle() {
      const files = readdirSync(OUT, { recursive: true, withFileTypes: true });
      for (const file of files) {
        if (!file.isFile() || !/\.(js|css|html|svg|json|webmanifest)$/.test(file.name)) continue;
        const path = join(file.parentPath, file.name);
        writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: constants.Z_BEST_COMPRESSION }));
      }
    },
  };
}

/** `tank.ftl?card`: of a game's texts only what its card in the lobby says, so that the lobby need not load them all. */
function cards(): Plugin {
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

export default defineConfig({
  base: "/",
  build: { outDir: OUT, emptyOutDir: true, target: "es2022", assetsInlineLimit: 0, reportCompressedSize: false },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  server: {
    fs: { allow: [".."] }, // the texts lie beside the Python code
    proxy: { "/api": { target: process.env["GROGNARD_URL"] ?? "http://127.0.0.1:8000", ws: true } },
  },
  plugins: [cards(), zipped()],
});

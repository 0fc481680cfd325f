import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { constants, gzipSync } from "node:zlib";
import { defineConfig, type Plugin } from "vite";
import { cards } from "./tools/cards.ts";

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

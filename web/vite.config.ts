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

/** What every page needs comes in a few answers: a small file costs more in headers than in words. */
const TOGETHER = [
  { name: "cards-en", test: /text\/en\/.*\?card/ },
  { name: "cards-fr", test: /text\/fr\/.*\?card/ },
  { name: "words-en", test: /text\/en\/(kernel|service|web)\.ftl/ },
  { name: "words-fr", test: /text\/fr\/(kernel|service|web)\.ftl/ },
  { name: "shell", test: /node_modules|src\/(app|api|parts|text)\/(?!paint-map).*\.tsx?$/ },
];

export default defineConfig({
  base: "/",
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: TOGETHER } } },
  },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  server: {
    fs: { allow: [".."] }, // the texts lie beside the Python code
    proxy: { "/api": { target: process.env["GROGNARD_URL"] ?? "http://127.0.0.1:8000", ws: true } },
  },
  plugins: [cards(), zipped()],
});

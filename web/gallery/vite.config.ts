import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { cards } from "../tools/cards.ts";

/**
 * The gallery, for development only: `npx vite --config gallery/vite.config.ts`. It is no part of the product's build.
 * With VITE_MOCKUPS=<folder> each map stands beside the picture that designed it.
 */
export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  publicDir: process.env["VITE_MOCKUPS"] ?? false,
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  server: { fs: { allow: ["../.."] } },
  plugins: [cards()],
});

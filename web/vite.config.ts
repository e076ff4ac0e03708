import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { aruco } from "./build/aruco.ts";
import { compressed } from "./build/compressed.ts";
import { gameIcons } from "./build/icons.ts";
import { offline } from "./build/offline.ts";
import { scale } from "./build/scale.ts";

const modern = ["chrome125", "edge125", "firefox128", "safari17.5"];

/** Modules that no first visit needs, though several parts share them. */
const LATER = /\/(gallery|here|net\/local)\//;

/** What Python's lock file says of the Python in the bundle; its packages are not used. */
const { info } = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve("pyodide/pyodide-lock.json"), "utf8"),
);

export default defineConfig({
  define: { "import.meta.env.PYODIDE": JSON.stringify(info) },
  // Files name one another by where they lie, so that a static site may serve them from any folder. The page is
  // answered at every path of a server, so it names them from the root; `parlour export` changes that.
  base: "./",
  experimental: {
    renderBuiltUrl: (name, { hostType }) => (hostType === "html" ? `/${name}` : { relative: true }),
  },
  plugins: [aruco(), gameIcons(), svelte(), offline(), compressed()],
  css: { postcss: { plugins: [scale()] } },
  build: {
    outDir: "../src/parlour/server/static",
    emptyOutDir: true,
    target: modern,
    cssTarget: modern,
    // A data: address would need a looser content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What the first page needs comes in two files, however many parts that are loaded later share of it.
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: "page", minShareCount: 2, test: (id) => !LATER.test(id) }] },
      },
    },
  },
  worker: { format: "es", plugins: () => [aruco()] },
  server: {
    // The score sheets lie beside the games.
    fs: { allow: [".."] },
    proxy: {
      "/api": { target: "http://127.0.0.1:8036", ws: true },
      "/local": { target: "http://127.0.0.1:8036" },
    },
  },
  // A busy machine is no fault: nobody waits so long.
  test: { include: ["tests/**/*.test.ts"], testTimeout: 300_000 },
});

/** Writes the drawings of all printed pieces, a file for each language: node build/printed.ts */

import { mkdirSync, readFileSync, readdirSync, writeFileSync, existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { createServer, type Plugin } from "vite";
import { gameIcons } from "./icons.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const GAMES = here("../../src/parlour/games");
const DRAWN = here("../../src/parlour/printing/drawn");
const WORDS = here("../words");

/** Faces say what they say in the language that is being drawn. */
const otherWords = (): Plugin => ({
  name: "printed-words",
  enforce: "pre",
  resolveId: (id, importer) =>
    id.endsWith("/words/say") && importer?.includes("/faces/") ? here("../src/printed/say.ts") : undefined,
});

/** Kinds that are drawn by Typst, since the page draws them with its zones. */
const ZONES = new Set(["board"]);

const files = readdirSync(GAMES)
  .map((game) => `${GAMES}/${game}/data/print.json`)
  .filter(existsSync);
const components = files
  .flatMap((file) => JSON.parse(readFileSync(file, "utf8")))
  .filter(({ kind }) => !ZONES.has(kind));

const server = await createServer({
  configFile: false,
  appType: "custom",
  logLevel: "warn",
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  // Styles come with what is rendered instead of as files of their own.
  plugins: [otherWords(), gameIcons(), svelte({ emitCss: false })],
});
const { drawings } = await server.ssrLoadModule("/src/printed/pieces.ts");
mkdirSync(DRAWN, { recursive: true });
for (const name of readdirSync(WORDS)) {
  const language = name.replace(".ftl", "");
  const found = drawings(components, language, readFileSync(`${WORDS}/${name}`, "utf8"));
  writeFileSync(`${DRAWN}/${language}.json`, JSON.stringify(found));
}
await server.close();

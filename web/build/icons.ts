import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";
import { ICON_NAMES } from "../src/faces/pivot/names.ts";

const VIRTUAL = "virtual:game-icons";

interface Collection {
  icons: Record<string, { body: string }>;
}

/** Hand the client just the icon outlines it draws, out of the four thousand in the collection. */
export function gameIcons(): Plugin {
  return {
    name: "game-icons",
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    load: (id) => (id === `\0${VIRTUAL}` ? `export default ${JSON.stringify(outlines())}` : undefined),
  };
}

function outlines(): Record<string, string> {
  const collection = readCollection();
  const pairs = Object.entries(ICON_NAMES).map(([word, icon]) => [word, outline(collection, icon)]);
  return Object.fromEntries(pairs);
}

function readCollection(): Collection {
  const file = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  return JSON.parse(readFileSync(file, "utf8"));
}

function outline(collection: Collection, icon: string): string {
  const body = collection.icons[icon]?.body;
  if (!body) throw new Error(`game-icons has no icon named ${icon}`);
  return [...body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]).join("");
}

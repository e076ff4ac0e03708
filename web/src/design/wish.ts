/** A set-up that a link asks for: `/new/pentic#players=3&target=60`, options by their names, values as JSON or text. */

import type { Variant } from "./trying.svelte";

const PLAYERS = "players";

/** Give the path of the set-up page with a variant. */
export function setupPath(game: string, { players, options }: Variant): string {
  const wish = new URLSearchParams({ [PLAYERS]: String(players) });
  for (const [name, value] of Object.entries(options))
    wish.set(name, typeof value === "string" ? value : JSON.stringify(value));
  return `/new/${game}#${wish}`;
}

/** Read what a link asks for; null where it asks for nothing. */
export function readWish(hash: string): Variant | null {
  const wish = [...new URLSearchParams(hash.replace(/^#/, ""))].filter(([, text]) => text !== "");
  if (!wish.length) return null;
  const options = Object.fromEntries(wish.map(([name, text]) => [name, readValue(text)]));
  const players = Number(options[PLAYERS] ?? 0);
  delete options[PLAYERS];
  return { players, options };
}

function readValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

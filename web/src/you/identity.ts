/** What other devices of the reader need to be the same guest. */

import type { KeptGuest, You } from "../wire";
import { language } from "../words/language.svelte";
import { joined } from "../words/tell";

const MOST_BYTES = 2000;

/** Read the guest of a file; null where it is another kind of file. */
export function readGuest(text: string): KeptGuest | null {
  if (text.length > MOST_BYTES) return null;
  try {
    const { parlour, token } = JSON.parse(text) as Partial<KeptGuest>;
    return parlour === "guest" && typeof token === "string" ? { parlour, token } : null;
  } catch {
    return null;
  }
}

/** Delete what the service worker stored for use without a network: it is of the guest before. */
export async function forgetSeen(): Promise<void> {
  if ("caches" in globalThis) await caches.delete("parlour-seen");
}

/** Name a guest by their names at tables. */
export const namesOf = (you: You): string => joined(you.names, language.page.locales);

/** Write when something that is valid for so long ends, by the reader's clock. */
export const timeIn = (seconds: number): string =>
  new Date(Date.now() + seconds * 1000).toLocaleTimeString(language.locale, { timeStyle: "short" });

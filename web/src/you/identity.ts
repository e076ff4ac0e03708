/** What the reader's other devices need to know who they are. */

import type { KeptGuest, You } from "../wire";
import { language } from "../words/language.svelte";
import { joined } from "../words/tell";

const MOST_BYTES = 2000;

/** The guest of a file; null where it is another kind of file. */
export function readGuest(text: string): KeptGuest | null {
  if (text.length > MOST_BYTES) return null;
  try {
    const { parlour, token } = JSON.parse(text) as Partial<KeptGuest>;
    return parlour === "guest" && typeof token === "string" ? { parlour, token } : null;
  } catch {
    return null;
  }
}

/** What the page's servant keeps to show without a network is of whoever was here before. */
export async function forgetSeen(): Promise<void> {
  if ("caches" in globalThis) await caches.delete("parlour-seen");
}

/** What a guest is called, at whatever tables. */
export const namesOf = (you: You): string => joined(you.names, language.page.locales);

/** When something that is good for so long ends, by the reader's clock. */
export const timeIn = (seconds: number): string =>
  new Date(Date.now() + seconds * 1000).toLocaleTimeString(language.locale, { timeStyle: "short" });

/** A sheet as the fragment of a link, so that another phone can take it over by scanning; nothing goes over a network. */

import { readEvening, type Evening } from "./evening";
import type { Sheet } from "./sheet";

const MARK = "#s-";
/** A code to scan holds so much, in letters of an address. */
export const MOST_CARRIED = 2_300;

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  by: ReadableWritablePair,
): Promise<Uint8Array<ArrayBuffer>> {
  const whole = new Response(new Blob([bytes]).stream().pipeThrough(by));
  return new Uint8Array(await whole.arrayBuffer());
}

/** Write a sheet as a fragment. */
export async function carried({ names, filled, club }: Evening): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify({ names, filled, club }));
  const packed = await through(bytes, new CompressionStream("deflate-raw"));
  const text = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(""));
  return MARK + text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Read a fragment; null where it holds no sheet that could stand. */
export async function carriedIn(sheet: Sheet, hash: string): Promise<Evening | null> {
  if (!hash.startsWith(MARK)) return null;
  try {
    const text = atob(hash.slice(MARK.length).replaceAll("-", "+").replaceAll("_", "/"));
    const packed = Uint8Array.from(text, (sign) => sign.charCodeAt(0));
    const bytes = await through(packed, new DecompressionStream("deflate-raw"));
    return readEvening(sheet, JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return null;
  }
}

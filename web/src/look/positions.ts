/** Packs positions into links: a match file that begins there, in the fragment of an address, which no server is sent. */

const FORM = "deflate-raw";
/** More bytes than any position has. */
const MOST_BYTES = 200_000;

/** Pack a position for a link. */
export async function packPosition(file: unknown): Promise<string> {
  const packed = new Blob([JSON.stringify(file)]).stream().pipeThrough(new CompressionStream(FORM));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** Unpack the position of a link; null where it holds none. */
export async function readPosition(link: string): Promise<string | null> {
  try {
    const packed = atob(link.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(packed, (letter) => letter.charCodeAt(0));
    return await textOf(new Blob([bytes]).stream().pipeThrough(new DecompressionStream(FORM)));
  } catch {
    return null;
  }
}

async function textOf(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<string | null> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > MOST_BYTES) return reader.cancel().then(() => null);
    parts.push(part.value);
  }
  return new Blob(parts).text();
}

/**
 * The bundle of the house, kept in the caches of this browser: Python, its library, and the games.
 *
 * It is fetched into a cache of its own, file by file, and each is checked. Once all are there they replace those kept
 * before, as a whole. The service worker answers from what is kept.
 */

import { HouseError } from "./messages";

export interface Manifest {
  version: string;
  bytes: number;
  /** Bytes over the wire, compressed: what people are told. */
  sent: number;
  files: Record<string, { bytes: number; sha256: string }>;
}

type Tell = (done: number, total: number) => void;

const KINDS: Record<string, string> = {
  js: "text/javascript",
  json: "application/json",
  mjs: "text/javascript",
  wasm: "application/wasm",
};
const MANIFEST = "manifest.json";

/** Name a cache of this page; several Parlours may lie in folders of one host. */
const cacheName = (base: string, name: string): string => `parlour-${name} ${new URL(base).pathname}`;
/** The cache that the service worker answers from, and the one that is being filled. */
export const keptName = (base: string): string => cacheName(base, "house");
export const nextName = (base: string): string => cacheName(base, "next");

const addressOf = (base: string, file: string): string => new URL(file, base).href;

/** Give the manifest of the bundle in a cache; null where it is not there as a whole. */
async function readManifest(base: string, name: string): Promise<Manifest | null> {
  const found = await caches.match(addressOf(base, MANIFEST), { cacheName: name });
  return found ? await found.json() : null;
}

/** Give the manifest of the bundle that is kept; null where none is. */
export const readKept = (base: string): Promise<Manifest | null> =>
  stored(() => readManifest(base, keptName(base)));

/** Ask which bundle there is now. Throws a HouseError where that is not answered. */
export async function fetchManifest(base: string): Promise<Manifest> {
  const answer = await fetch(`${addressOf(base, MANIFEST)}?now`, { cache: "no-store" }).catch(() => null);
  const found = await answer?.json().catch(() => null);
  if (!answer?.ok || !found?.files) throw new HouseError("offline", "no manifest");
  return found;
}

/** Fetch a bundle as a whole, unless it is there already. Throws a HouseError. */
export async function fetchBundle(base: string, tell: Tell): Promise<Manifest> {
  const manifest = await fetchManifest(base);
  if ((await readKept(base))?.version === manifest.version) return manifest;
  const name = nextName(base);
  await stored(async () => (await caches.open(name)).delete(addressOf(base, MANIFEST)));
  const tellSent = (part: number) => tell((part / manifest.bytes) * manifest.sent, manifest.sent);
  let done = 0;
  for (const [file, { bytes, sha256 }] of Object.entries(manifest.files)) {
    const tellPart = (part: number) => tellSent(done + part);
    await fetchFile(base, file, sha256, name, tellPart);
    tellSent((done += bytes));
  }
  await store(base, name, MANIFEST, JSON.stringify(manifest), "");
  return manifest;
}

/** Fetch a file into a cache unless it is there. Its address has a query, so that the service worker lets it pass. */
async function fetchFile(
  base: string,
  file: string,
  sha256: string,
  name: string,
  tell: (done: number) => void,
): Promise<void> {
  const before = await caches.match(addressOf(base, file), { cacheName: name });
  if (before?.headers.get("x-sha256") === sha256) return;
  const body = await readBody(`${addressOf(base, file)}?${sha256.slice(0, 16)}`, tell);
  if ((await digest(body)) !== sha256) throw new HouseError("damaged", file);
  await store(base, name, file, body, sha256);
}

async function readBody(address: string, tell: (done: number) => void): Promise<Uint8Array<ArrayBuffer>> {
  try {
    const answer = await fetch(address, { cache: "no-store" });
    if (!answer.ok) throw new HouseError("damaged", `${address}: ${answer.status}`);
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let length = 0;
    const reader = answer.body!.getReader();
    for (let step = await reader.read(); !step.done; step = await reader.read()) {
      parts.push(step.value);
      tell((length += step.value.length));
    }
    return joined(parts, length);
  } catch (error) {
    throw error instanceof HouseError ? error : new HouseError("offline", String(error));
  }
}

function joined(parts: Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

async function digest(body: Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function store(
  base: string,
  name: string,
  file: string,
  body: BodyInit,
  sha256: string,
): Promise<void> {
  const kind = KINDS[file.split(".").at(-1)!] ?? "application/octet-stream";
  const answer = new Response(body, { headers: { "content-type": kind, "x-sha256": sha256 } });
  await stored(async () => (await caches.open(name)).put(addressOf(base, file), answer));
}

/** Do something that needs storage; whatever fails there means that there is none. */
async function stored<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === "QuotaExceededError";
    throw new HouseError(isFull ? "no_room" : "no_storage", String(error));
  }
}

/**
 * Replace the bundle that is kept by one that was fetched as a whole, if there is one. Not while the house runs. What
 * is interrupted is done anew the next time.
 */
export async function replaceKept(base: string): Promise<void> {
  const manifest = await readManifest(base, nextName(base));
  if (!manifest) return;
  await stored(async () => {
    await caches.delete(keptName(base));
    const [next, kept] = [await caches.open(nextName(base)), await caches.open(keptName(base))];
    for (const file of [...Object.keys(manifest.files), MANIFEST])
      await kept.put(addressOf(base, file), (await next.match(addressOf(base, file)))!);
    await caches.delete(nextName(base));
  });
}

/** Remove everything that is kept of the bundle. */
export async function dropBundle(base: string): Promise<void> {
  await caches.delete(keptName(base));
  await caches.delete(nextName(base));
}

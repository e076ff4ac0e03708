import { createHash } from "node:crypto";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { dropBundle, fetchBundle, keptName, nextName, readKept, replaceKept } from "../src/net/local/bundle";

const BASE = "https://a.b/sub/local/";

/** The caches of a browser, in memory. */
class Shelves {
  all = new Map<string, Map<string, Response>>();
  isFull = false;
  async open(name: string) {
    const found = this.all.get(name) ?? new Map<string, Response>();
    this.all.set(name, found);
    return {
      match: async (url: string) => found.get(url)?.clone(),
      delete: async (url: string) => found.delete(url),
      put: async (url: string, answer: Response) => {
        if (this.isFull) throw new DOMException("", "QuotaExceededError");
        found.set(url, answer);
      },
    };
  }
  async match(url: string, { cacheName }: { cacheName: string }) {
    return this.all.get(cacheName)?.get(url)?.clone();
  }
  async delete(name: string) {
    return this.all.delete(name);
  }
}

let shelves: Shelves;
let files: Record<string, string>;
let version: string;
let fetched: string[];
let spoiled: string | null;
let isDown: boolean;

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
const manifest = () => ({
  version,
  bytes: Object.values(files).join("").length,
  sent: Object.values(files).join("").length / 2,
  files: Object.fromEntries(
    Object.entries(files).map(([name, text]) => [name, { bytes: text.length, sha256: sha256(text) }]),
  ),
});

beforeEach(() => {
  shelves = new Shelves();
  [files, version, fetched] = [{ "a.mjs": "one", "b.zip": "three" }, "v1", []];
  [spoiled, isDown] = [null, false];
  vi.stubGlobal("caches", shelves);
  vi.stubGlobal("fetch", async (address: string) => {
    const { pathname, search } = new URL(address);
    const name = pathname.slice("/sub/local/".length);
    expect(search, "the service worker lets only queries pass").not.toBe("");
    fetched.push(name);
    if (isDown) throw new TypeError();
    if (name === "manifest.json") return new Response(JSON.stringify(manifest()));
    return new Response(name === spoiled ? "other" : files[name]);
  });
});

const nothing = () => undefined;
const keep = async (tell: (done: number, total: number) => void = nothing) => {
  await fetchBundle(BASE, tell);
  await replaceKept(BASE);
};
const textAt = async (name: string) =>
  (await shelves.match(BASE + name, { cacheName: keptName(BASE) }))?.text();

describe("the bundle", () => {
  it("is kept as a whole, with its kinds, and tells how much has come", async () => {
    const told: [number, number][] = [];
    await keep((done, total) => told.push([done, total]));
    expect(told.at(-1)).toEqual([4, 4]);
    expect(told.map(([done]) => done)).toEqual(told.map(([done]) => done).toSorted((a, b) => a - b));
    expect(await readKept(BASE)).toEqual(manifest());
    expect(await textAt("b.zip")).toBe("three");
    const kept = await shelves.match(`${BASE}a.mjs`, { cacheName: keptName(BASE) });
    expect(kept!.headers.get("content-type")).toBe("text/javascript");
    expect(shelves.all.has(nextName(BASE))).toBe(false);
  });

  it("that is kept stays until a newer one is there as a whole", async () => {
    await keep();
    [files, version] = [{ "a.mjs": "uno", "b.zip": "tres!" }, "v2"];
    spoiled = "b.zip";
    await expect(fetchBundle(BASE, nothing)).rejects.toMatchObject({ code: "damaged" });
    await replaceKept(BASE);
    expect([(await readKept(BASE))!.version, await textAt("a.mjs")]).toEqual(["v1", "one"]);
    spoiled = null;
    await fetchBundle(BASE, nothing);
    expect((await readKept(BASE))!.version).toBe("v1");
    await replaceKept(BASE);
    expect([(await readKept(BASE))!.version, await textAt("a.mjs")]).toEqual(["v2", "uno"]);
  });

  it("is not fetched again, and what was interrupted goes on where it was", async () => {
    spoiled = "b.zip";
    await expect(fetchBundle(BASE, nothing)).rejects.toThrow();
    [spoiled, fetched] = [null, []];
    await keep();
    expect(fetched).toEqual(["manifest.json", "b.zip"]);
    fetched = [];
    await fetchBundle(BASE, nothing);
    expect(fetched).toEqual(["manifest.json"]);
  });

  it("says what is wrong: no line, no room, no storage", async () => {
    isDown = true;
    await expect(fetchBundle(BASE, nothing)).rejects.toMatchObject({ code: "offline" });
    [isDown, shelves.isFull] = [false, true];
    await expect(fetchBundle(BASE, nothing)).rejects.toMatchObject({ code: "no_room" });
    vi.stubGlobal("caches", { open: () => Promise.reject(new DOMException("", "SecurityError")) });
    await expect(fetchBundle(BASE, nothing)).rejects.toMatchObject({ code: "no_storage" });
  });

  it("can be let go", async () => {
    await keep();
    await dropBundle(BASE);
    expect([await readKept(BASE), shelves.all.size]).toEqual([null, 0]);
  });
});

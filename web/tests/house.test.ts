import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { here } from "../src/net/here.svelte";
import { House } from "../src/net/local/house";
import type { FromHouse, FromThinker, ToHouse, ToThinker } from "../src/net/local/messages";
import type { Crew } from "../src/net/local/thinker";

vi.stubGlobal("location", { origin: "https://a.b", href: "https://a.b/" });
const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
});

/** A worker whose part the test plays. */
class Hand<To, From> implements Crew {
  sent: To[] = [];
  isOver = false;
  onmessage: Crew["onmessage"] = null;
  onerror: Crew["onerror"] = null;
  postMessage = (message: unknown) => void this.sent.push(message as To);
  terminate = () => void (this.isOver = true);
  say(message: From) {
    this.onmessage?.call(this as unknown as Worker, { data: message } as MessageEvent);
  }
  break() {
    (this.onerror as unknown as (event: object) => void)({ message: "gone" });
  }
}

let houses: Hand<ToHouse, FromHouse>[];
let thinkers: Hand<ToThinker, FromThinker>[];
let isFree: boolean;
let released: number;
let lose: () => void;
let demand: () => void;
let house: House;
const settled = async () => {
  for (let i = 0; i < 10; i++) await Promise.resolve();
};
const ready: FromHouse = { is: "ready", version: "v1", guest: "g" };

async function open(): Promise<Hand<ToHouse, FromHouse>> {
  const opening = house.open();
  await settled();
  houses.at(-1)!.say(ready);
  await opening;
  return houses.at(-1)!;
}

/** Answer everything that was asked with an empty list of tables. */
function answerAll(worker: Hand<ToHouse, FromHouse>): void {
  for (const message of worker.sent)
    if (message.is === "request")
      worker.say({ is: "answer", id: message.id, status: 200, body: '{"tables":[]}', name: null });
}

beforeEach(() => {
  vi.useFakeTimers();
  [houses, thinkers, isFree, released] = [[], [], true, 0];
  kept.clear();
  Object.assign(here, { phase: "closed", code: "", kept: "", renewable: false });
  const made = <T>(all: T[], one: T) => (all.push(one), one);
  const lend = (onlost: () => void) => {
    lose = onlost;
    return Promise.resolve(() => void (released += 1));
  };
  house = new House({
    base: "https://a.b/local/",
    makeHouse: () => made(houses, new Hand<ToHouse, FromHouse>()),
    makeThinker: () => made(thinkers, new Hand<ToThinker, FromThinker>()),
    takeLock: (onlost) => (isFree ? lend(onlost) : Promise.resolve(null)),
    demandLock: lend,
    watchDemands: (yielded) => ((demand = yielded), () => undefined),
    stays: false,
  });
});
afterEach(() => void vi.useRealTimers());

describe("the house on this device", () => {
  it("starts once, with the first thing that is wanted", async () => {
    const both = [house.open(), house.open()];
    await settled();
    expect(here.phase).toBe("loading");
    expect(houses[0]!.sent).toEqual([{ is: "start", base: "https://a.b/local/" }]);
    houses[0]!.say({ is: "loading", done: 3, total: 9 });
    expect(here.loading).toEqual({ done: 3, total: 9 });
    houses[0]!.say(ready);
    await Promise.all(both);
    expect([houses.length, here.phase, here.kept]).toEqual([1, "open", "v1"]);
  });

  it("answers requests, each its own", async () => {
    const worker = await open();
    const [one, two] = [
      house.request("GET", "/games", {}, null),
      house.request("POST", "/tables", { a: "1" }, "{}"),
    ];
    await settled();
    const [, first, second] = worker.sent as Extract<ToHouse, { is: "request" }>[];
    expect(first).toMatchObject({ is: "request", method: "GET", path: "/api/games", query: {}, body: null });
    expect(second).toMatchObject({ method: "POST", path: "/api/tables", query: { a: "1" }, body: "{}" });
    worker.say({ is: "answer", id: second!.id, status: 201, body: "2", name: null });
    worker.say({ is: "answer", id: first!.id, status: 200, body: "1", name: "f" });
    expect(await one).toEqual({ status: 200, body: "1", name: "f" });
    expect(await two).toEqual({ status: 201, body: "2", name: null });
  });

  it("carries frames both ways until a line ends", async () => {
    const worker = await open();
    const heard: string[] = [];
    let ended = 0;
    const [say, hangUp] = house.connect(
      "here-x",
      (text) => heard.push(text),
      () => (ended += 1),
    );
    const { line } = worker.sent.at(-1) as Extract<ToHouse, { is: "connect" }>;
    say("a");
    worker.say({ is: "frame", line, text: "b" });
    worker.say({ is: "frame", line: line + 1, text: "of another" });
    expect(worker.sent.slice(-2)).toEqual([
      { is: "connect", line, table: "here-x" },
      { is: "frame", line, text: "a" },
    ]);
    expect(heard).toEqual(["b"]);
    worker.say({ is: "disconnected", line, code: 1000, reason: "" });
    hangUp();
    expect(ended).toBe(1);
    expect(worker.sent.some(({ is }) => is === "disconnect")).toBe(false);
  });

  it("says why it failed, and starts anew only when that is asked for", async () => {
    const opening = house.open();
    await settled();
    houses[0]!.say({ is: "failed", code: "no_memory", message: "" });
    await expect(opening).rejects.toMatchObject({ code: "no_memory" });
    expect([here.phase, here.code, released, houses[0]!.isOver]).toEqual(["failed", "no_memory", 1, true]);
    await expect(house.open()).rejects.toMatchObject({ code: "no_memory" });
    expect(houses).toHaveLength(1);
    const again = house.retry();
    await settled();
    houses[1]!.say(ready);
    await again;
    expect(here.phase).toBe("open");
  });

  it("that breaks down ends every line and refuses what was asked", async () => {
    const worker = await open();
    let ended = 0;
    house.connect(
      "here-x",
      () => undefined,
      () => (ended += 1),
    );
    const asked = house.request("GET", "/games", {}, null);
    const refused = expect(asked).rejects.toMatchObject({ code: "failed" });
    await settled();
    worker.break();
    await refused;
    expect([ended, here.phase, here.code]).toEqual([1, "failed", "failed"]);
  });

  it("that another tab runs is taken over by demand only", async () => {
    isFree = false;
    await expect(house.open()).rejects.toMatchObject({ code: "elsewhere" });
    expect([here.phase, houses.length]).toEqual(["taken", 0]);
    await expect(house.open()).rejects.toMatchObject({ code: "elsewhere" });
    const taking = house.retry();
    await settled();
    houses[0]!.say(ready);
    await taking;
    expect(here.phase).toBe("open");
  });

  it("writes everything before it is given up to another tab", async () => {
    const worker = await open();
    let ended = 0;
    house.connect(
      "here-x",
      () => undefined,
      () => (ended += 1),
    );
    demand();
    await settled();
    expect([worker.sent.at(-1), here.phase, released]).toEqual([{ is: "stop" }, "open", 0]);
    worker.say({ is: "stopped" });
    await settled();
    expect([here.phase, released, worker.isOver, ended]).toEqual(["taken", 1, true, 1]);
  });

  it("ends when its lock is taken away", async () => {
    const worker = await open();
    lose();
    await vi.advanceTimersByTimeAsync(3_000);
    expect([here.phase, worker.isOver]).toEqual(["taken", true]);
  });

  it("ends a while after nobody uses it any more", async () => {
    const worker = await open();
    const [, hangUp] = house.connect(
      "here-x",
      () => undefined,
      () => undefined,
    );
    await vi.advanceTimersByTimeAsync(300_000);
    expect(here.phase).toBe("open");
    hangUp();
    await settled();
    answerAll(worker);
    await settled();
    await vi.advanceTimersByTimeAsync(59_000);
    expect(worker.sent.at(-1)).not.toEqual({ is: "stop" });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(worker.sent.at(-1)).toEqual({ is: "stop" });
    worker.say({ is: "stopped" });
    await settled();
    expect(here.phase).toBe("closed");
  });

  it("has a thinker, which starts with the first question, and whose answers it is told", async () => {
    const worker = await open();
    house.connect(
      "here-x",
      () => undefined,
      () => undefined,
    );
    expect(thinkers).toHaveLength(0);
    const bytes = new Uint8Array([1]);
    worker.say({ is: "think", job: 7, bytes });
    expect(thinkers[0]!.sent).toEqual([
      { is: "start", base: "https://a.b/local/" },
      { is: "think", job: 7, bytes },
    ]);
    thinkers[0]!.say({ is: "thought", job: 7, bytes });
    expect(worker.sent.at(-1)).toEqual({ is: "thought", job: 7, bytes });
  });

  it("is told when its thinker breaks down, and gets another one", async () => {
    const worker = await open();
    worker.say({ is: "think", job: 7, bytes: new Uint8Array() });
    thinkers[0]!.break();
    expect(worker.sent.at(-1)).toEqual({ is: "thought", job: 7, bytes: null });
    thinkers[0]!.say({ is: "thought", job: 7, bytes: new Uint8Array() });
    expect(worker.sent.filter(({ is }) => is === "thought")).toHaveLength(1);
    worker.say({ is: "think", job: 8, bytes: new Uint8Array() });
    expect(thinkers).toHaveLength(2);
  });

  it("lists its tables soon after one was opened, and now and then while it is played", async () => {
    const worker = await open();
    const [say] = house.connect(
      "here-x",
      () => undefined,
      () => undefined,
    );
    const asked = () => worker.sent.filter(({ is }) => is === "request").length;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked()).toBe(1);
    say("a");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked()).toBe(1);
    const { line } = worker.sent.find((it) => it.is === "connect") as Extract<ToHouse, { is: "connect" }>;
    for (let i = 0; i < 3; i++) worker.say({ is: "frame", line, text: "b" });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked()).toBe(2);
  });

  it("lists its tables, and while it is closed those listed last", async () => {
    const tables = [{ table: "here-x", names: ["A"], made_at: 1 }];
    const worker = await open();
    const listed = house.listTables();
    await settled();
    const { id } = worker.sent.at(-1) as Extract<ToHouse, { is: "request" }>;
    worker.say({ is: "answer", id, status: 200, body: JSON.stringify({ tables }), name: null });
    expect(await listed).toEqual(tables);
    void house.stop();
    worker.say({ is: "stopped" });
    await settled();
    expect(here.phase).toBe("closed");
    expect(await house.listTables()).toEqual(tables);
    expect(houses).toHaveLength(1);
  });
});

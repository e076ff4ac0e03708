import { beforeEach, describe, expect, it, vi } from "vitest";
import { here } from "../src/net/here.svelte";
import type { FromThinker, ToThinker } from "../src/net/local/messages";
import type { Crew } from "../src/net/local/thinker";
import { Sparing } from "../src/session/sparing";
import type { Incoming, View } from "../src/wire";
import { viewWith } from "./tables";

/** The worker, whose part the test plays. */
class Hand implements Crew {
  static all: Hand[] = [];
  sent: ToThinker[] = [];
  isOver = false;
  onmessage: Crew["onmessage"] = null;
  onerror: Crew["onerror"] = null;
  constructor() {
    Hand.all.push(this);
  }
  postMessage = (message: unknown) => void this.sent.push(message as ToThinker);
  terminate = () => void (this.isOver = true);
  say(message: FromThinker) {
    this.onmessage?.call(this as unknown as Worker, { data: message } as MessageEvent);
  }
}

vi.mock("../src/net/local/this_house", () => ({ BASE: "https://a.b/local/", makeThinker: () => new Hand() }));

const view = (more: object = {}): View => {
  const made = viewWith();
  return { ...made, table: { ...made.table, hints: true, ...more } };
};
const loaded = () => vi.waitFor(() => expect(Hand.all).toHaveLength(1));
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

let sent: Incoming[];
let sparing: Sparing;

beforeEach(() => {
  [Hand.all, sent] = [[], []];
  here.kept = "v1";
  here.spare(true);
  sparing = new Sparing("t", (frame) => sent.push(frame));
});

/** Begin, and give the worker, which is ready. */
async function begin(): Promise<Hand> {
  sparing.follow(view());
  await loaded();
  Hand.all[0]!.say({ is: "ready" });
  return Hand.all[0]!;
}

describe("a page that spares the server", () => {
  it("offers what it thinks with once its thinker is ready, and anew on each connection", async () => {
    sparing.follow(view());
    sparing.offer();
    await loaded();
    sparing.offer();
    expect([sent, Hand.all[0]!.sent]).toEqual([[], [{ is: "start", base: "https://a.b/local/" }]]);
    Hand.all[0]!.say({ is: "ready" });
    here.kept = "v2";
    sparing.offer();
    expect(sent).toEqual(Array(2).fill({ do: "offer", version: "v1" }));
    sparing.follow(view());
    await settled();
    expect(Hand.all).toHaveLength(1);
  });

  it("thinks about what it is asked", async () => {
    const hand = await begin();
    sparing.think({ is: "think", job: 5, data: "AP9B" });
    const asked = hand.sent.at(-1) as Extract<ToThinker, { is: "think" }>;
    expect(asked).toEqual({ is: "think", job: 1, bytes: new Uint8Array([0, 255, 65]) });
    hand.say({ is: "thought", job: 1, bytes: new Uint8Array([255, 0]) });
    hand.say({ is: "thought", job: 1, bytes: new Uint8Array([1]) });
    expect(sent.slice(1)).toEqual([{ do: "thought", job: 5, data: "/wA=" }]);
  });

  it("drops answers to questions of an earlier connection", async () => {
    const hand = await begin();
    sparing.think({ is: "think", job: 1, data: "" });
    sparing.offer();
    sparing.think({ is: "think", job: 1, data: "" });
    hand.say({ is: "thought", job: 1, bytes: new Uint8Array([1]) });
    hand.say({ is: "thought", job: 2, bytes: new Uint8Array([2]) });
    expect(sent.filter((frame) => frame.do === "thought")).toEqual([{ do: "thought", job: 1, data: "Ag==" }]);
  });

  it("says when it cannot think, and offers nothing any more", async () => {
    const hand = await begin();
    sparing.think({ is: "think", job: 1, data: "" });
    hand.say({ is: "failed", code: "no_memory", message: "" });
    sparing.think({ is: "think", job: 2, data: "" });
    sparing.offer();
    expect(sent.slice(1)).toEqual([1, 2].map((job) => ({ do: "thought", job, data: null })));
    expect(hand.isOver).toBe(true);
  });

  it("stops with its table, also while it is loaded", async () => {
    const hand = await begin();
    sparing.close();
    expect(hand.isOver).toBe(true);
    Hand.all = [];
    const other = new Sparing("t", () => undefined);
    other.follow(view());
    other.close();
    await settled();
    expect(Hand.all).toEqual([]);
  });

  it("does so only where nothing has to be fetched, its reader plays alone, and a server has the table", async () => {
    sparing.follow(null);
    sparing.follow(view({ hints: false }));
    sparing.follow(view({ phase: "over" }));
    for (const table of ["", "here-x"]) new Sparing(table, () => undefined).follow(view());
    here.kept = "";
    sparing.follow(view());
    here.kept = "v1";
    here.spare(false);
    sparing.follow(view());
    await settled();
    expect(Hand.all).toEqual([]);
  });
});

import { beforeEach, describe, expect, it, vi } from "vitest";
import { keepLinks, linkTo, secretHere } from "../src/net/links";
import { commitmentTo, keptNonces, mixNonces } from "../src/net/nonce";
import { judge } from "../src/net/proof";
import type { SeatInfo, TableInfo } from "../src/wire";

const SEED = "5eed";

function seat(number: number, more: Partial<SeatInfo> = {}): SeatInfo {
  const rest = { level: null, mine: false, mixed: false, commitment: "", online: true, thinking: false };
  const time = { stead: false, free: false, due: 0, claimable: false, program: false };
  return { seat: number, name: `P${number}`, kind: "human", ...rest, ...time, ...more };
}

let tables = 0;

function table(...seats: SeatInfo[]): TableInfo {
  const rest = {
    game: "nim",
    title: "Nim",
    options: {},
    secret: false,
    hints: false,
    reviews: false,
    buttons: true,
    proof: null,
    again: null,
    terms: null,
    branch: null,
    moved: false,
    proposal: null,
    onlookers: [],
    unnamed: 0,
  };
  return { id: `t${tables}`, seats, phase: "waiting", commitment: commitmentTo(SEED), ...rest };
}

describe("mixing", () => {
  /** What the page has posted, and to where. */
  let posted: [string, { seats: { seat: number; commitment?: string; nonce?: string }[] }][];
  let release: (() => void) | null;

  beforeEach(() => {
    tables++;
    posted = [];
    release = null;
    vi.stubGlobal("fetch", async (url: string, init: { body: string }) => {
      posted.push([url.split("/").at(-1)!, JSON.parse(init.body)]);
      if (release) await new Promise<void>((done) => (release = done));
      return { ok: true, json: async () => ({}) };
    });
  });

  const promised = () => posted[0]![1].seats.map((it) => it.commitment!);

  it("commits first, and shows no nonce", async () => {
    await mixNonces(table(seat(0, { mine: true }), seat(1)));
    expect(posted.map(([to]) => to)).toEqual(["commit"]);
    const [nonce] = keptNonces(`t${tables}`);
    expect(promised()).toEqual([commitmentTo(nonce!)]);
    expect(JSON.stringify(posted)).not.toContain(nonce);
  });

  it("reveals when every seat has committed, not before", async () => {
    await mixNonces(table(seat(0, { mine: true }), seat(1)));
    const mine = seat(0, { mine: true, commitment: promised()[0]! });
    await mixNonces(table(mine, seat(1)));
    await mixNonces(table(mine, seat(1, { kind: "open" })));
    expect(posted).toHaveLength(1);
    await mixNonces(table(mine, seat(1, { commitment: "aa" }), seat(2, { kind: "bot" })));
    expect(posted[1]).toEqual(["reveal", { seats: [{ seat: 0, nonce: keptNonces(`t${tables}`)[0] }] }]);
  });

  it("reveals although the view came before the answer to the commitment", async () => {
    release = () => undefined;
    const under = mixNonces(table(seat(0, { mine: true })));
    await vi.waitFor(() => expect(posted).toHaveLength(1));
    void mixNonces(table(seat(0, { mine: true, commitment: promised()[0]! })));
    expect(posted).toHaveLength(1);
    const answer = release;
    release = null;
    answer();
    await under;
    expect(posted.map(([to]) => to)).toEqual(["commit", "reveal"]);
  });

  it("draws anew when a round was void", async () => {
    const fresh = table(seat(0, { mine: true }));
    await mixNonces(fresh);
    await mixNonces(fresh);
    expect(posted[1]![1]).not.toEqual(posted[0]![1]);
  });

  it("judges what is revealed by what was promised before", async () => {
    const theirs = "00".repeat(16);
    await mixNonces(table(seat(0, { mine: true }), seat(1)));
    const mine = seat(0, { mine: true, commitment: promised()[0]! });
    const all = table(mine, seat(1, { commitment: commitmentTo(theirs) }));
    await mixNonces(all);
    const [own] = keptNonces(all.id);
    const end = (seed: string, ...nonces: string[]) =>
      judge({ ...all, phase: "over", proof: { seed, nonces } });
    expect(end(SEED, own!, theirs)).toEqual({ verified: true, mixed: true });
    expect(end("bad5eed0", own!, theirs).verified).toBe(false);
    expect(end(SEED, own!, "11".repeat(16)).verified).toBe(false);
    expect(end(SEED, theirs, theirs)).toEqual({ verified: false, mixed: false });
  });
});

describe("links", () => {
  it("hold the secret behind the sign that browsers send nowhere", () => {
    keepLinks("x", [{ seat: 1, secret: "abc" }]);
    expect(linkTo("x", 1, "http://here")).toBe("http://here/t/x#abc");
    expect(linkTo("x", 0, "http://here")).toBeNull();
    expect(secretHere("#abc")).toBe("abc");
    expect(secretHere("")).toBe("");
  });
});

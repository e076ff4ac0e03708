import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { bidBroken, bidRefused, shownInOrder, type Bid } from "../src/companion/bids";
import { carried, carriedIn } from "../src/companion/carried";
import { begun, closed, ended, isEvening, noted, undone, type Evening } from "../src/companion/evening";
import { NOBODY, standingOf, type Sheet } from "../src/companion/sheet";
import { handedTo, leftOf, newClock, stopped } from "../src/companion/turns";
import { keep, recall } from "../src/ui/memory";

const sheetOf = (folder: string) =>
  JSON.parse(
    readFileSync(new URL(`../../src/parlour/games/${folder}/data/sheet.json`, import.meta.url), "utf8"),
  ) as Sheet;

const SIX = sheetOf("thirty_six");
const TYRAMID = sheetOf("tyramid");
const PIVOT = sheetOf("pivot_pawns").bids!;

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});

const left = (...counts: number[]) => ({ seats: counts.map((count) => ({ left: count })), shared: {} });

function done(outcome: ReturnType<typeof noted>): Evening {
  if ("refusal" in outcome) throw new Error(JSON.stringify(outcome.refusal));
  return outcome.evening;
}

describe("a sheet on this device", () => {
  const evening = begun(["Ana", "Ben"], { tournament: true }, 0);

  it("takes lines, corrects them and takes each change back", () => {
    const one = done(noted(SIX, evening, left(0, 4), 0));
    const two = done(noted(SIX, one, left(5, 0), 1));
    expect(standingOf(SIX, two.filled)).toMatchObject({ over: true, points: [5, 4], winners: [1] });
    const corrected = done(noted(SIX, two, left(0, 6), 0));
    expect(standingOf(SIX, corrected.filled).winners).toEqual([0]);
    expect(undone(corrected).filled).toEqual(two.filled);
    expect(undone(undone(undone(corrected))).filled.lines).toEqual([]);
    expect(undone(evening)).toEqual(evening);
  });

  it("refuses a correction that cannot be, and says in which line", () => {
    const one = done(noted(SIX, evening, left(0, 4), 0));
    expect(noted(SIX, one, left(0, 0), 0)).toMatchObject({ number: 0, refusal: { clause: "T36-D11" } });
  });

  it("is the same when the page is opened again", () => {
    const one = done(noted(SIX, evening, left(0, 4), 0));
    keep("companion.thirty-six", one);
    expect(recall("companion.thirty-six", null, isEvening)).toEqual(one);
    kept.set("parlour.companion.thirty-six", '{"names":["Ana"]}');
    expect(recall("companion.thirty-six", null, isEvening)).toBeNull();
  });

  it("forgets that a result was sent once it is corrected", () => {
    const sent = { ...done(noted(SIX, evening, left(0, 4), 0)), sent: true };
    expect(done(noted(SIX, sent, left(0, 5), 0)).sent).toBe(false);
  });

  it("is ended by people where the rules let them, and then counted", () => {
    const options = { shape: "pyramid", rows: null, same_pair: 6 };
    const one = done(
      noted(TYRAMID, begun(["Ana", "Ben"], options, 1), { seats: [null, { tics: 1 }], shared: {} }, 0),
    );
    const over = ended(one);
    expect(standingOf(TYRAMID, over.filled)).toMatchObject({ closes: true, over: false });
    expect(closed(TYRAMID, over, [{ held: 120 }, { held: 6 }])).toMatchObject({
      refusal: { clause: "TIC-02" },
    });
    const counted = done(closed(TYRAMID, over, [{ held: 6 }, { held: 5 }]));
    expect(standingOf(TYRAMID, counted.filled)).toMatchObject({ over: true, points: [-2, 2], winners: [1] });
  });
});

describe("bids", () => {
  const bid = (seat: number, value: number, at: number): Bid => ({ seat, value, at });

  it("are shown from the lowest, of equal ones the earlier, the last of each player only", () => {
    const bids = [bid(0, 5, 1), bid(1, 4, 2), bid(2, 4, 3), bid(0, 4, 4), bid(3, 7, 5)];
    expect(shownInOrder(bids).map(({ seat }) => seat)).toEqual([1, 2, 0, 3]);
  });

  it("of one player go down, from 1 to 20", () => {
    expect(bidRefused(PIVOT, [], bid(0, 21, 1))).toBe("PIV-D12");
    expect(bidRefused(PIVOT, [], bid(0, 0, 1))).toBe("PIV-D12");
    expect(bidRefused(PIVOT, [bid(0, 4, 1)], bid(0, 4, 2))).toBe("PIV-37");
    expect(bidRefused(PIVOT, [bid(0, 4, 1)], bid(1, 6, 2))).toBeNull();
    expect(bidRefused(PIVOT, [bid(0, 4, 1)], bid(0, 3, 2))).toBeNull();
  });
});

describe("a clock of turns", () => {
  it("adds after a turn what it adds", () => {
    const clock = handedTo(handedTo(newClock("3+2", 2), 0, 0), 1, 10_000);
    expect(clock.left).toEqual([172_000, 180_000]);
    expect(leftOf(clock, 1, 15_000).shown).toBe(175_000);
  });

  it("waits before the bank runs", () => {
    const clock = handedTo(handedTo(newClock("10d10", 2), 0, 0), 1, 9_000);
    expect(clock.left).toEqual([600_000, 600_000]);
    expect(handedTo(clock, 0, 29_000).left).toEqual([600_000, 590_000]);
  });

  it("of moves begins anew with each", () => {
    const clock = handedTo(handedTo(newClock("0d30", 2), 0, 0), 1, 20_000);
    expect(leftOf(clock, 0, 20_000).all).toBe(30_000);
    expect(leftOf(clock, 1, 45_000).all).toBe(5_000);
  });

  it("stands still and goes on", () => {
    const still = stopped(handedTo(newClock("20", 2), 0, 0), 60_000);
    expect(leftOf(still, 0, 1e9).shown).toBe(1_140_000);
    expect(leftOf(handedTo(still, 0, 2e6), 0, 2_060_000).shown).toBe(1_080_000);
  });
});

describe("bids that are taken back", () => {
  const bid = (seat: number, value: number, at: number) => ({ seat, value, at });
  const running = { left: 1, since: null };

  it("go one by one, and the round that was written comes back with its bids", () => {
    const evening = begun(["Ana", "Ben"], { tournament: true }, 0);
    const bids = [bid(0, 5, 1), bid(1, 4, 2)];
    const made = { ...evening, bids, timers: { bids: running } };
    const written = done(noted(SIX, made, left(0, 4), 0));
    expect(written.bids).toEqual([]);
    expect(undone(written)).toMatchObject({ filled: evening.filled, bids });
    expect(undone(made)).toMatchObject({ bids: [bids[0]], timers: { bids: running } });
    expect(undone(undone(made))).toEqual(evening);
  });

  it("hold what is shown", () => {
    const bids = [bid(0, 5, 1), bid(0, 2, 2)];
    expect(bidBroken(PIVOT, bids, { winner: 0, pivots: 3 })).toEqual(bids[1]);
    expect(bidBroken(PIVOT, bids, { winner: 0, pivots: 2 })).toBeNull();
    expect(bidBroken(PIVOT, bids, { winner: NOBODY, pivots: 0 })).toBeNull();
    expect(bidBroken(PIVOT, [], { winner: 0, pivots: 9 })).toBeNull();
  });
});

describe("a sheet for another phone", () => {
  const evening = done(noted(SIX, begun(["Ana", "Ōe"], { tournament: true }, 0), left(0, 4), 0));

  it("is the same there", async () => {
    const there = await carriedIn(SIX, await carried(evening));
    expect(there).toEqual({ ...evening, past: [] });
  });

  it("is refused where it could not stand, or is none", async () => {
    const wrong = { ...evening, filled: { ...evening.filled, lines: [left(0, 0)] } };
    expect(await carriedIn(SIX, await carried(wrong))).toBeNull();
    expect(await carriedIn(SIX, "#s-abc")).toBeNull();
    expect(await carriedIn(SIX, "#t1.1.1")).toBeNull();
  });
});

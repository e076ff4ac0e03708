import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Rest } from "../src/session/rest.svelte";
import type { Changes, View } from "../src/wire";

const change = (seq: number) => ({ is: "changes", seq }) as Changes;
const viewTelling = (rest: boolean, clocks: object[] = [], times: object[] = []) =>
  ({
    is: "view",
    table: { phase: "playing" },
    events: [{ rest }],
    clocks,
    times,
    log: false,
  }) as unknown as View;

let shown: number[];
let table: Rest;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  table = new Rest(({ seq }) => void shown.push(seq));
});
afterEach(() => void vi.useRealTimers());

describe("after a round", () => {
  it("what comes waits for a touch, in its order", () => {
    table.after(viewTelling(true));
    expect([table.hold(change(1)), table.hold(change(2))]).toEqual([true, true]);
    expect(table.goOn()).toBe(true);
    expect(shown).toEqual([1, 2]);
    expect(table.hold(change(3))).toBe(false);
  });

  it("or for a few seconds", () => {
    table.after(viewTelling(true));
    table.hold(change(1));
    vi.runAllTimers();
    expect(shown).toEqual([1]);
    expect(table.on).toBe(false);
  });

  it("nothing waits where a clock runs, or where nothing is to be read", () => {
    table.after(viewTelling(true, [{}]));
    table.after(viewTelling(true, [], [{}]));
    table.after(viewTelling(false));
    expect(table.hold(change(1))).toBe(false);
  });

  it("a touch is the reader's own where nothing came", () => {
    table.after(viewTelling(true));
    expect(table.goOn()).toBe(false);
  });
});

describe("the turn of another", () => {
  const STEP = 350;
  const done = (seat: number | null, clocks: object[] = []) =>
    ({ table: { phase: "playing" }, events: [{ seat }], clocks, times: [], log: false }) as unknown as View;
  /** Shows each step, and lets it be looked at. */
  const stepwise = (own: number[]) => {
    table = new Rest(({ seq }) => {
      shown.push(seq);
      table.step(done(1), own, STEP);
    });
    table.step(done(1), own, STEP);
    for (const seq of [1, 2, 3]) if (!table.hold(change(seq))) shown.push(seq);
  };

  it("is shown step by step", () => {
    stepwise([0]);
    expect(shown).toEqual([]);
    vi.advanceTimersByTime(STEP);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(2 * STEP);
    expect(shown).toEqual([1, 2, 3]);
    vi.runAllTimers();
    expect(table.hold(change(4))).toBe(false);
  });

  it("is shown to its end at a touch", () => {
    stepwise([0]);
    expect(table.hurry()).toBe(true);
    expect(shown).toEqual([1, 2, 3]);
    expect(table.hurry()).toBe(false);
    expect(table.hold(change(4))).toBe(false);
  });

  it("is the reader's own, or told by nobody, or under a clock: then nothing waits", () => {
    table.step(done(0), [0], STEP);
    table.step(done(null), [0], STEP);
    table.step(done(1, [{}]), [0], STEP);
    table.step(done(1), [0], 0);
    expect(table.hold(change(1))).toBe(false);
  });
});

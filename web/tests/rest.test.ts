import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Rest } from "../src/play/rest.svelte";
import type { Changes, View } from "../src/wire";

const change = (seq: number) => ({ is: "changes", seq }) as Changes;
const viewTelling = (rest: boolean, clocks: object[] = []) =>
  ({ is: "view", table: { phase: "playing" }, events: [{ rest }], clocks, log: false }) as unknown as View;

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
    expect([table.holds(change(1)), table.holds(change(2))]).toEqual([true, true]);
    expect(table.goOn()).toBe(true);
    expect(shown).toEqual([1, 2]);
    expect(table.holds(change(3))).toBe(false);
  });

  it("or for a few seconds", () => {
    table.after(viewTelling(true));
    table.holds(change(1));
    vi.runAllTimers();
    expect(shown).toEqual([1]);
    expect(table.on).toBe(false);
  });

  it("nothing waits where a clock runs, or where nothing is to be read", () => {
    table.after(viewTelling(true, [{}]));
    table.after(viewTelling(false));
    expect(table.holds(change(1))).toBe(false);
  });

  it("a touch is the reader's own where nothing came", () => {
    table.after(viewTelling(true));
    expect(table.goOn()).toBe(false);
  });
});

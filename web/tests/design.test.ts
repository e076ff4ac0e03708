import { describe, expect, it } from "vitest";
import { readWish, setupPath } from "../src/design/wish";
import { added, areApart, isEnough, meanOf, MOST_MATCHES, shareOf } from "../src/design/trials";
import type { Sum, Trials } from "../src/wire";

const sum = (...values: number[]): Sum => ({
  count: values.length,
  total: values.reduce((all, one) => all + one, 0),
  squares: values.reduce((all, one) => all + one * one, 0),
});

const none: Sum = sum();

const trials = (matches: number, next: number, more: Partial<Trials> = {}): Trials => ({
  ready: true,
  slow: false,
  next,
  matches,
  won: [matches, 0],
  undecided: 0,
  length: none,
  lead_changes: none,
  ahead: none,
  skill: none,
  ...more,
});

describe("figures of a variant", () => {
  it("are the same in parts as at once", () => {
    const parts = added(
      trials(2, 2, { length: sum(20, 24) }),
      trials(1, 3, { length: sum(31), won: [0.5, 0.5] }),
    );
    expect(parts).toEqual(trials(3, 3, { length: sum(20, 24, 31), won: [2.5, 0.5] }));
    expect(added(undefined, parts)).toBe(parts);
    const mean = meanOf(parts.length)!;
    expect(mean.value).toBe(25);
    expect(mean.high - mean.value).toBeCloseTo((1.96 * Math.sqrt(31)) / Math.sqrt(3), 9);
  });

  it("are unknown without matches, and end at 0 and 1", () => {
    expect(shareOf(0, 0)).toBeNull();
    expect(meanOf(sum(7))).toBeNull();
    expect(meanOf(sum(0.9, 1, 0.5), true)).toMatchObject({ high: 1, isShare: true });
    expect(shareOf(3, 3)).toMatchObject({ value: 1, high: 1 });
  });

  it("are called different only where their ranges do not meet", () => {
    const [low, high, wide] = [shareOf(100, 1000), shareOf(900, 1000), shareOf(1, 2)];
    expect(areApart(low, high)).toBe(true);
    expect(areApart(high, low)).toBe(true);
    expect(areApart(low, wide)).toBe(false);
    expect(areApart(low, null)).toBe(false);
  });

  it("are enough after many matches, or where one takes too long", () => {
    expect(isEnough(undefined)).toBe(false);
    expect(isEnough(trials(MOST_MATCHES - 1, 1))).toBe(false);
    expect(isEnough(trials(MOST_MATCHES, 1))).toBe(true);
    const slow = trials(0, 0, { slow: true });
    expect(isEnough(slow)).toBe(true);
    expect(added(trials(5, 5), slow).slow).toBe(false);
  });
});

describe("a link to a set-up", () => {
  it("holds a variant and is read back", () => {
    const variant = {
      players: 3,
      options: { target: 60, deck_out: "end", strict: true, rows: null, limit: "none" },
    };
    const path = setupPath("pentic", variant);
    expect(path).toBe("/new/pentic#players=3&target=60&deck_out=end&strict=true&rows=null&limit=none");
    expect(readWish(path.slice(path.indexOf("#")))).toEqual(variant);
  });

  it("asks for nothing where there is nothing, and may ask for nonsense", () => {
    expect(readWish("")).toBeNull();
    expect(readWish("#choices")).toBeNull();
    expect(readWish("#players=x&target=[")).toEqual({ players: NaN, options: { target: "[" } });
  });
});

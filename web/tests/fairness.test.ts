import { describe, expect, it } from "vitest";
import { added, isUneven, rangeOf } from "../src/edit/fairness";

describe("the range of a share", () => {
  it("holds the share, is wide for few games and narrow for many", () => {
    for (const [hits, games] of [
      [0, 1],
      [1, 1],
      [13, 40],
      [500, 1000],
    ] as const) {
      const [low, high] = rangeOf(hits, games);
      expect(low).toBeGreaterThanOrEqual(0);
      expect(high).toBeLessThanOrEqual(1);
      expect(low).toBeLessThanOrEqual(hits / games);
      expect(high).toBeGreaterThanOrEqual(hits / games);
    }
    const [low, high] = rangeOf(500, 1000);
    expect(high - low).toBeLessThan(0.07);
    expect(rangeOf(5, 10)[1] - rangeOf(5, 10)[0]).toBeGreaterThan(0.4);
  });
});

describe("a verdict", () => {
  it("adds games up and calls uneven only what is far from chance", () => {
    const first = added(null, { games: 10, won: [6, 4], shared: 0, examined: 40, puzzles: 3 });
    expect(isUneven(first)).toBe(false);
    const many = added(first, { games: 990, won: [590, 390], shared: 10, examined: 50, puzzles: 4 });
    expect(many).toEqual({ games: 1000, won: [596, 394], shared: 10, examined: 90, puzzles: 7 });
    expect(isUneven(many)).toBe(true);
    expect(isUneven({ games: 4, won: [0, 0], shared: 4, examined: 0, puzzles: 0 })).toBe(false);
  });
});

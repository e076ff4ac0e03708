/** The clocks of seats: how they are written and read, counted down, and told. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { faultOf, OFFERED, sayControl } from "../src/clocks/control";
import { isUrgent, leftAfter, passedBetween, steadyFor, writeLeft } from "../src/clocks/left";
import { sayClock, EVENING } from "../src/days/time";
import type { SeatTime } from "../src/wire";
import { openTable, stubPage, viewWith } from "./tables";

const time = (left_ms: number, free_ms = 0, runs = true): SeatTime => ({ seat: 0, left_ms, free_ms, runs });

describe("a control", () => {
  it.each([...OFFERED, "180+600", "1", "0d1", "5+0"])("%s can be had", (text) =>
    expect(faultOf(text)).toBeNull(),
  );

  it.each([
    ["", "Write the clock like"],
    ["5 + 3", "Write the clock like"],
    ["5x3", "Write the clock like"],
    ["5+", "Write the clock like"],
    ["٣", "Write the clock like"],
    ["181", "at most 180 minutes"],
    ["5+601", "600 seconds"],
    ["0", "needs seconds for every move"],
    ["0+5", "needs seconds for every move"],
    ["0d0", "needs seconds for every move"],
  ])("%s cannot", (text, why) => expect(faultOf(text)).toContain(why));

  it.each([
    ["20", "20 min"],
    ["5+3", "5 min + 3 s"],
    ["10d10", "10 min, 10 s free"],
    ["0d30", "30 s a move"],
    ["5+0", "5 min"],
  ])("%s is called %s", (text, words) => expect(sayControl(text)).toBe(words));

  it("is told in an invitation", () => {
    expect(sayClock({ ...EVENING, clock: "5+3" })).toBe("Clock: 5 min + 3 s each");
    expect(sayClock(EVENING)).toBe("");
    expect(sayClock(null)).toBe("");
  });
});

describe("the time left", () => {
  it.each([
    [0, "0.0"],
    [949, "0.9"],
    [9_999, "9.9"],
    [10_000, "0:10"],
    [10_001, "0:11"],
    [60_000, "1:00"],
    [247_000, "4:07"],
    [3_599_001, "1:00:00"],
    [3_847_000, "1:04:07"],
  ])("of %i ms is written %s", (ms, text) => expect(writeLeft(ms, "en")).toBe(text));

  it("has the decimal sign of the language", () => expect(writeLeft(4_200, "de")).toBe("4,2"));

  it("goes down where the clock runs, the free time first", () => {
    expect(leftAfter(time(5_000), 2_000)).toEqual({ shown: 3_000, free: 0, all: 3_000, runs: true });
    expect(leftAfter(time(5_000, 3_000), 2_000)).toEqual({
      shown: 5_000,
      free: 1_000,
      all: 6_000,
      runs: true,
    });
    expect(leftAfter(time(5_000, 3_000), 4_000)).toEqual({ shown: 4_000, free: 0, all: 4_000, runs: true });
    expect(leftAfter(time(5_000, 3_000), 9_000).all).toBe(0);
    expect(leftAfter(time(5_000, 3_000, false), 9_000).all).toBe(8_000);
    expect(leftAfter(time(5_000), -100).all).toBe(5_000);
  });

  it("is what is free where there is no bank", () =>
    expect(leftAfter(time(0, 30_000), 1_000)).toEqual({ shown: 29_000, free: 0, all: 29_000, runs: true }));

  it("is urgent in the last twenty seconds, with what is free", () => {
    expect(isUrgent(leftAfter(time(20_000), 0))).toBe(true);
    expect(isUrgent(leftAfter(time(20_000, 1), 0))).toBe(false);
  });

  it("is looked at again when it would be written otherwise", () => {
    expect(steadyFor(leftAfter(time(12_345), 0))).toBe(345);
    expect(steadyFor(leftAfter(time(9_345), 0))).toBe(45);
    expect(steadyFor(leftAfter(time(60_000, 2_300), 0))).toBe(300);
    expect(steadyFor(leftAfter(time(12_000), 0))).toBe(1);
  });

  it("passes a minute, twenty and ten seconds", () => {
    expect(passedBetween(60_001, 60_000)).toBe(60);
    expect(passedBetween(60_000, 59_000)).toBeNull();
    expect(passedBetween(21_000, 9_000)).toBe(10);
    expect(passedBetween(0, 30_000)).toBeNull();
  });
});

describe("at a table", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    stubPage();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const begin = (times: SeatTime[]) => {
    const { session } = openTable();
    session.receiver.hear(viewWith({ times }));
    return session;
  };

  it("clocks go on between messages, by one timer", () => {
    const session = begin([time(65_000), { ...time(40_000, 0, false), seat: 1 }]);
    vi.advanceTimersByTime(3_000);
    expect([0, 1].map((seat) => session.clocks.left.get(seat)!.all)).toEqual([62_000, 40_000]);
    expect(vi.getTimerCount()).toBe(1);
    session.close();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("one's own time that gets short is told once, at each mark", () => {
    const session = begin([time(61_000), { ...time(61_000), seat: 1 }]);
    const told: string[] = [];
    for (let second = 0; second < 61; second++) {
      session.notices.spoken = "";
      vi.advanceTimersByTime(1_000);
      if (session.notices.spoken) told.push(session.notices.spoken);
    }
    expect(told).toEqual([60, 20, 10].map((seconds) => `You have ${seconds} seconds left.`));
    expect(vi.getTimerCount(), "a clock that has run out is not counted on").toBe(0);
  });

  it("the time of others is not told", () => {
    const session = begin([{ ...time(21_000), seat: 1 }]);
    session.notices.spoken = "";
    vi.advanceTimersByTime(15_000);
    expect(session.notices.spoken).toBe("");
  });
});

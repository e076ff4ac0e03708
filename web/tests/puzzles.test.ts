import { describe, expect, it } from "vitest";
import { dayBeside, isDay, lasted, note, quality, shared, streak, type Result } from "../src/puzzles/kept";

const BEST: Result = { best: true, help: 0, seconds: 60 };
const HELPED: Result = { best: true, help: 2, seconds: 60 };
const SHOWN: Result = { best: true, help: 3, seconds: 60 };

describe("what is remembered of puzzles", () => {
  it("keeps the best result of each", () => {
    const first = note({}, "2026-11-20", "nim", { ...BEST, best: false });
    const better = note(first, "2026-11-20", "nim", BEST);
    expect(note(better, "2026-11-20", "nim", HELPED)).toBe(better);
    expect(better["2026-11-20"]!.nim).toEqual(BEST);
  });

  it("does not call solved what was shown, not even when it is played after it", () => {
    const known = note({}, "2026-11-20", "nim", SHOWN);
    expect(quality(note(known, "2026-11-20", "nim", BEST)["2026-11-20"]!.nim)).toBe("open");
    expect([quality(BEST), quality(HELPED), quality(undefined)]).toEqual(["best", "done", "open"]);
    expect([62, 3600].map((seconds) => lasted({ ...BEST, seconds }))).toEqual(["1:02", "60:00"]);
  });

  it("knows how days are called", () => {
    expect(["today", "2026-01-01", "2028-02-29"].every(isDay)).toBe(true);
    const wrong = ["", "tomorrow", "2025-12-31", "2026-02-30", "2026-2-3", "2026-13-01", "2026-01-01T00:00"];
    expect(wrong.filter(isDay)).toEqual([]);
  });

  it("counts days in a row up to today, or yesterday while today is open", () => {
    const known = { "2026-02-28": { nim: BEST }, "2026-03-01": { nim: HELPED }, "2026-02-26": { nim: BEST } };
    expect(streak(known, "2026-03-01")).toBe(2);
    expect(streak(known, "2026-03-02")).toBe(2);
    expect(streak(known, "2026-03-03")).toBe(0);
    expect(streak({ ...known, "2026-03-02": { nim: SHOWN } }, "2026-03-03")).toBe(0);
    expect(dayBeside("2026-03-01", -1)).toBe("2026-02-28");
  });

  it("shares how it went, and nothing of how it is done", () => {
    const games = [
      { game: "nim", title: "Nim" },
      { game: "go", title: "Go" },
    ];
    const text = shared("Puzzles", "2026-11-20", games, { "2026-11-20": { nim: BEST } }, "https://x/puzzles");
    expect(text).toBe("Puzzles 2026-11-20\n🟩 Nim\n⬜ Go\nhttps://x/puzzles");
  });
});

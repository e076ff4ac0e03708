import { describe, expect, it } from "vitest";
import {
  dayBeside,
  isDay,
  isFirst,
  isSolved,
  lasted,
  note,
  quality,
  shared,
  streak,
  type Result,
  type Results,
} from "../src/puzzles/kept";

const FIRST: Result = { first: true, later: false, help: 0, seconds: 60 };
const HELPED: Result = { ...FIRST, help: 2 };
const TRIED: Result = { ...FIRST, first: false };
const LATER: Result = { ...TRIED, later: true };
const SHOWN: Result = { ...TRIED, help: 3 };
const DAY = "2026-11-20";

/** What is known of one puzzle after these answers. */
function after(...answers: { solved: boolean; help: number }[]): Result {
  const known = answers.reduce<Results>((known, it) => note(known, DAY, "nim", { ...it, seconds: 60 }), {});
  return known[DAY]!.nim!;
}

describe("what is remembered of puzzles", () => {
  it("is how the first finished answer was, with the help taken until then", () => {
    expect(after({ solved: true, help: 0 })).toEqual(FIRST);
    expect(after({ solved: true, help: 2 }, { solved: true, help: 0 })).toEqual(HELPED);
    expect(after({ solved: true, help: 0 }, { solved: false, help: 0 })).toEqual(FIRST);
  });

  it("of a wrong answer is that it was tried, and of a right one after it that it was a later one", () => {
    expect(after({ solved: false, help: 0 })).toEqual(TRIED);
    expect(after({ solved: false, help: 0 }, { solved: true, help: 1 })).toEqual(LATER);
    expect([TRIED, LATER].map(isSolved)).toEqual([false, true]);
  });

  it("knows how days are called", () => {
    expect(["today", "2025-12-31", "2026-01-01", "2028-02-29"].every(isDay)).toBe(true);
    const wrong = ["", "tomorrow", "2026-02-30", "2026-2-3", "2026-13-01", "2026-01-01T00:00"];
    expect(wrong.filter(isDay)).toEqual([]);
    expect(["2025-12-31", "2026-01-01", "2026-01-02"].map(isFirst)).toEqual([true, true, false]);
  });

  it("is not called solved once it was shown, not even when it is played after it", () => {
    expect(after({ solved: true, help: 3 })).toEqual(SHOWN);
    expect(after({ solved: true, help: 3 }, { solved: true, help: 0 })).toEqual(SHOWN);
    expect(after({ solved: false, help: 0 }, { solved: true, help: 3 })).toEqual(SHOWN);
    expect(after({ solved: false, help: 0 }, { solved: true, help: 3 }, { solved: true, help: 0 })).toEqual(
      SHOWN,
    );
    expect(after({ solved: true, help: 0 }, { solved: true, help: 3 })).toEqual(FIRST);
    expect(after({ solved: false, help: 0 }, { solved: true, help: 0 }, { solved: true, help: 3 })).toEqual(
      LATER,
    );
    expect([FIRST, HELPED, LATER, TRIED, SHOWN, undefined].map(quality)).toEqual([
      "first",
      "helped",
      "later",
      "tried",
      "shown",
      "open",
    ]);
    expect([62, 3600].map((seconds) => lasted({ ...FIRST, seconds }))).toEqual(["1:02", "60:00"]);
  });

  it("counts days in a row up to today, or yesterday while today is open; later tries count no day", () => {
    const known = {
      "2026-02-28": { nim: FIRST },
      "2026-03-01": { nim: HELPED },
      "2026-02-26": { nim: FIRST },
    };
    expect(streak(known, "2026-03-01")).toBe(2);
    expect(streak(known, "2026-03-02")).toBe(2);
    expect(streak(known, "2026-03-03")).toBe(0);
    expect(streak({ ...known, "2026-03-02": { nim: LATER } }, "2026-03-03")).toBe(0);
    expect(dayBeside("2026-03-01", -1)).toBe("2026-02-28");
  });

  it("is shared by how it went, with the help, and nothing of how it is done", () => {
    const games = ["nim", "go", "shogi", "hex"].map((game) => ({ game, title: game.toUpperCase() }));
    const known = { [DAY]: { nim: FIRST, go: HELPED, shogi: LATER } };
    expect(shared("Puzzles", DAY, games, known, "https://x/puzzles").split("\n")).toEqual([
      "Puzzles 2026-11-20",
      "🟩 NIM",
      "🟨 GO💡💡",
      "🟧 SHOGI",
      "⬜ HEX",
      "https://x/puzzles",
    ]);
  });
});

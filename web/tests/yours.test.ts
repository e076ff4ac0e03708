import { describe, expect, it } from "vitest";
import { sayPuzzles } from "../src/pages/yours";
import type { Result } from "../src/puzzles/kept";

const solved: Result = { first: true, later: false, help: 0, seconds: 9 };
const tried: Result = { ...solved, first: false };

describe("the puzzles on the shelf", () => {
  it.each([
    [{}, "New every day"],
    [{ "2026-11-26": { pentic: tried } }, "New every day"],
    [{ "2026-11-26": { pentic: solved, gridsy: solved } }, "2 solved · 1 day in a row"],
    [{ "2026-11-25": { pentic: solved } }, "New every day · 1 day in a row"],
  ])("say how they stand today", (known, said) => expect(sayPuzzles(known, "2026-11-26")).toBe(said));
});

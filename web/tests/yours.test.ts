import { describe, expect, it } from "vitest";
import { mergeTables, sayPuzzles, standing } from "../src/pages/yours";
import type { Result } from "../src/puzzles/kept";
import type { YourTable } from "../src/wire";

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

describe("the tables of a server and of this device", () => {
  const table = (id: string, made_at: number, to_act = false) =>
    ({ table: id, made_at, to_act, phase: "waiting", due: 0, goes: 0 }) as YourTable;
  const idsOf = (tables: YourTable[]) => tables.map((it) => it.table);

  it("are one list: first those that wait for the reader, then the newest", () => {
    const remote = [table("a", 1, true), table("b", 9), table("c", 3)];
    const local = [table("here-d", 5), table("here-e", 2, true)];
    expect(idsOf(mergeTables(remote, local))).toEqual(["here-e", "a", "b", "here-d", "c"]);
  });

  it("are in the order of the server where there are none here", () => {
    const remote = [table("a", 1), table("b", 9)];
    expect(idsOf(mergeTables(remote, []))).toEqual(["a", "b"]);
  });

  it("say which are on this device", () => {
    expect(standing(table("here-d", 5))).toBe("Waiting for players · on this device");
    expect(standing(table("a", 5))).toBe("Waiting for players");
  });
});

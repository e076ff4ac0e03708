import { beforeEach, describe, expect, it, vi } from "vitest";
import { noteBest } from "../src/play/bests";
import type { TableInfo } from "../src/wire";
import { scene } from "./scenes";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});

const end = (points: number, record: string) => ({
  ...scene({}),
  scores: [{ seat: 0, points, lines: [], detail: "", swatch: null, winner: true, record }],
});

function note(id: string, points: number, record = "4", more: Partial<TableInfo> = {}) {
  const table = { id, game: "gridsy", seats: [{}], branch: null, ...more } as unknown as TableInfo;
  return noteBest(table, end(points, record), 0);
}

describe("the best results of a device", () => {
  it("are those with the fewest points, and say what they have beaten", () => {
    expect(note("a", 5)).toEqual({ points: 5, table: "a" });
    expect(note("b", 7)).toEqual({ points: 5, table: "a" });
    expect(note("c", 3)).toEqual({ points: 3, table: "c", before: 5 });
    expect(note("d", 3)).toEqual({ points: 3, table: "c", before: 5 });
  });

  it("count a table once, however often its end is looked at", () => {
    note("a", 5);
    expect(note("b", 3)).toEqual(note("b", 3));
  });

  it("compare only what the game says, for as many players", () => {
    note("a", 3);
    expect(note("b", 5, "5")).toEqual({ points: 5, table: "b" });
    const two = { seats: [{}, {}] } as unknown as Partial<TableInfo>;
    expect(note("c", 6, "4", two)).toEqual({ points: 6, table: "c" });
    expect(note("d", 0, "")).toBeNull();
  });

  it("are made at tables, not in what-ifs and pictures", () => {
    const branch = {} as TableInfo["branch"];
    expect(note("a", 1, "4", { branch })).toBeNull();
    expect(note("", 1)).toBeNull();
    expect(note("b", 5)).toEqual({ points: 5, table: "b" });
  });
});

import { describe, expect, it } from "vitest";
import { paceOf, partsOf, sumOf } from "../src/play/counting";
import { scene } from "./scenes";

const part = (text: string, points: number, ...ids: string[]) => ({ text, points, ids });
const line = (label: string, ...parts: ReturnType<typeof part>[]) => ({
  label,
  points: parts.reduce((sum, it) => sum + it.points, 0),
  parts,
});
const score = (seat: number, ...lines: ReturnType<typeof line>[]) => ({
  seat,
  points: lines.reduce((sum, it) => sum + it.points, 0),
  lines,
  detail: "",
  swatch: null,
  winner: false,
  record: "",
});
const scores = [
  score(0, line("grid", part("a", 3, "card-1"), part("b", 1)), line("hand", part("c", -2))),
  score(1, line("grid", part("d", 2)), line("hand")),
];
const parts = partsOf({ ...scene({}), scores });

describe("counting up", () => {
  it("goes summand by summand, and in each seat by seat", () => {
    expect(parts.map(({ text }) => text)).toEqual(["a", "b", "d", "c"]);
    expect(parts[0]).toEqual({ seat: 0, label: "grid", text: "a", points: 3, ids: ["card-1"] });
  });

  it("comes to the score of every seat", () => {
    for (const { seat, points } of scores) expect(sumOf(parts, seat)).toBe(points);
    expect(sumOf(parts, 0, "grid")).toBe(4);
    expect(sumOf(parts.slice(0, 1), 0)).toBe(3);
  });

  it("has an end, however many parts there are", () => {
    expect(paceOf(parts)).toBe(700);
    expect(paceOf(Array(100).fill(parts[0]))).toBeLessThan(100);
  });
});

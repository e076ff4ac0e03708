import { describe, expect, it } from "vitest";
import { paceOf, partsOf, ranked, sumOf } from "../src/play/counting";
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

describe("the seats in their order", () => {
  const came = (...seats: [points: number, winner: boolean][]) =>
    ranked(seats.map(([points, winner]) => ({ points, winner }))).map(({ points }) => points);

  it("is by points, many or few, as the winner had them", () => {
    expect(came([-7, false], [-3, true], [-17, false], [-4, false])).toEqual([-3, -4, -7, -17]);
    expect(came([6, false], [0, true], [3, false])).toEqual([0, 3, 6]);
  });

  it("is that of the table where points do not tell", () => {
    expect(came([4, false], [9, false], [6, true])).toEqual([6, 4, 9]);
    expect(came([11, false], [19, false], [11, true], [10, false])).toEqual([11, 11, 19, 10]);
    expect(came([11, false], [19, false], [11, true])).toEqual([11, 11, 19]);
    expect(came([4, false], [9, false])).toEqual([4, 9]);
  });
});

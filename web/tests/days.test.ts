import { describe, expect, it } from "vitest";
import { dateOf, dayOf, sayLeft, spells } from "../src/days/time";
import { readGuest } from "../src/you/identity";

describe("time to move", () => {
  it("is told in days, then in hours, then hardly at all", () => {
    const left = (hours: number) => sayLeft(1_000_000 + hours * 3600, 1_000_000);
    expect([left(72), left(47.5), left(1.5), left(0.5), left(0)]).toEqual([
      "3 days left",
      "47 hours left",
      "1 hour left",
      "less than an hour left",
      "time is up",
    ]);
    expect(sayLeft(0)).toBe("");
  });
});

describe("days away", () => {
  it("are spells", () => {
    expect(spells([5, 3, 4, 9])).toEqual([
      [3, 5],
      [9, 9],
    ]);
  });

  it("are dates and numbers", () => {
    expect(dayOf("1970-01-03")).toBe(2);
    expect(dateOf(20_000)).toBe("2024-10-04");
    expect(dayOf("")).toBeNull();
  });
});

describe("the file of a guest", () => {
  it("is told from all else", () => {
    expect(readGuest('{"parlour":"guest","token":"x"}')).toEqual({ parlour: "guest", token: "x" });
    for (const text of ["", "null", "[]", "{}", '{"parlour":"match","token":"x"}', "x".repeat(3000)])
      expect(readGuest(text), text.slice(0, 20)).toBeNull();
  });
});

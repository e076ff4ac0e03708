import { expect, test } from "vitest";
import { MOST, chosen } from "../src/share/film";

test("a match that is too long for a picture keeps its beginning, its end, and what is evenly between", () => {
  const short = [0, 3, 4];
  const long = Array.from({ length: 1000 }, (_, i) => 2 * i);
  const found = chosen(long);
  expect(chosen(short)).toBe(short);
  expect(new Set(found).size).toBe(MOST);
  expect([found[0], found.at(-1)]).toEqual([0, 1998]);
  expect(Math.max(...found.slice(1).map((at, i) => at - found[i]!))).toBeLessThanOrEqual(18);
});

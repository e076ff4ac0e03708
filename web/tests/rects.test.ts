import { expect, it } from "vitest";
import { joined } from "../src/play/rects";

const cell = (x: number, y: number) => ({ x, y, w: 1, h: 1 });

it("joins what lies side by side, in any order, and nothing else", () => {
  expect(joined([cell(2, 0), cell(2, 2), cell(2, 1)])).toEqual([{ x: 2, y: 0, w: 1, h: 3 }]);
  expect(joined([cell(0, 0), cell(1, 1)])).toEqual([cell(0, 0), cell(1, 1)]);
  expect(joined([cell(0, 0), cell(1, 0), cell(0, 1), cell(1, 1)])).toEqual([{ x: 0, y: 0, w: 2, h: 2 }]);
  expect(joined([cell(0, 0), cell(1, 0), cell(4, 0)])).toHaveLength(2);
});

it("leaves out what lies within another", () => {
  expect(joined([{ x: 0, y: 0, w: 2, h: 2 }, cell(1, 1)])).toEqual([{ x: 0, y: 0, w: 2, h: 2 }]);
});

/** Codes drawn as printed are found by the page's own search, in every turn, at their corners. */

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { findCodes, lengthsFor } from "../src/see/detect";

const { words } = JSON.parse(
  readFileSync(new URL("../../src/parlour/seeing/codes.json", import.meta.url), "utf8"),
) as { words: string[] };

const MODULE = 6;
const SIDE = 8 * MODULE;

/** Draw codes in a row on white, each turned by so many quarters more than the one before. */
function draw(numbers: number[]): { width: number; height: number; data: Uint8ClampedArray } {
  const [width, height] = [numbers.length * 2 * SIDE, 2 * SIDE];
  const data = new Uint8ClampedArray(4 * width * height).fill(255);
  numbers.forEach((number, place) => {
    for (let y = 0; y < SIDE; y++)
      for (let x = 0; x < SIDE; x++) {
        if (!isDark(number, Math.floor(y / MODULE), Math.floor(x / MODULE))) continue;
        let [column, row] = [x, y];
        for (let turn = 0; turn < place % 4; turn++) [column, row] = [SIDE - 1 - row, column];
        const at = 4 * ((row + SIDE / 2) * width + column + SIDE / 2 + place * 2 * SIDE);
        data.fill(0, at, at + 3);
      }
  });
  return { width, height, data };
}

function isDark(number: number, row: number, column: number): boolean {
  if (row < 1 || row > 6 || column < 1 || column > 6) return true;
  return ((BigInt(`0x${words[number]}`) >> BigInt(35 - (row - 1) * 6 - (column - 1))) & 1n) === 0n;
}

describe("codes in a picture", () => {
  it("are found with their corners, the printed upper left one first", () => {
    const numbers = [0, 17, 124, 188];
    const found = findCodes(draw(numbers), 2).sort((a, b) => a.corners[0]! - b.corners[0]!);
    expect(found.map(({ number }) => number)).toEqual(numbers);
    found.forEach(({ corners }, place) => {
      const left = 2 * (SIDE / 2 + place * 2 * SIDE);
      const [low, far] = [SIDE, 3 * SIDE];
      const square = [left, low, left + 2 * SIDE, low, left + 2 * SIDE, far, left, far];
      const turned = [...square.slice(2 * (place % 4)), ...square.slice(0, 2 * (place % 4))];
      turned.forEach((length, corner) => expect(Math.abs(corners[corner]! - length)).toBeLessThan(6));
    });
  });

  it("are not found where there are none", () => {
    expect(findCodes({ width: 300, height: 200, data: new Uint8ClampedArray(240000).fill(120) })).toEqual([]);
  });

  it("are looked for at no length beyond the picture's own", () => {
    expect(lengthsFor(4000)).toEqual([2000, 1400, 2800]);
    expect(lengthsFor(1500)).toEqual([1400]);
    expect(lengthsFor(900)).toEqual([900]);
  });
});

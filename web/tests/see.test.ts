/** Codes drawn as printed are found by the page's own search, in every turn, at their corners. */

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { findCodes, lengthsFor } from "../src/see/detect";
import { countsOf, NOTHING, offered } from "../src/see/reading";
import type { Piece, TableSeen } from "../src/wire";

const BLANK: Omit<Piece, "id"> = {
  kind: "tic-card",
  zone: "board",
  x: 0,
  y: 0,
  label: "",
  face: "1Cv",
  owner: null,
  w: 1,
  h: 1,
  turn: 0,
  level: 0,
  count: 1,
  short: [],
};

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

/** A row of places with these pieces; of each there is one, or several. */
const row = (lying: (string | null)[], names: string[], single: boolean): TableSeen => ({
  problem: "",
  columns: lying.length,
  rows: 1,
  places: lying.map((piece, column) => ({ row: 0, column, piece, x: column, y: 0 })),
  pieces: names.map((id) => ({ ...BLANK, id })),
  beside: [],
  single,
  refused: null,
  file: "",
});

describe("what may lie at a place", () => {
  const places = (seen: TableSeen) => seen.places.filter(({ piece }) => piece === null);

  it("is none of the pieces that lie elsewhere, as read or as answered", () => {
    const seen = row(["a", null, null], ["a", "b", "c"], true);
    const [first, second] = places(seen);
    expect(offered(seen, first!, {})).toEqual(["b", "c"]);
    expect(offered(seen, second!, { "0 1": "b" })).toEqual(["c"]);
    expect(offered(seen, first!, { "0 1": "b" })).toEqual(["b", "c"]);
    expect(offered(seen, second!, { "0 1": NOTHING })).toEqual(["b", "c"]);
  });

  it("is no turn of a tile that lies elsewhere, and is named once with its gate", () => {
    const seen = row(["2/1", null], ["2/0", "2/0", "2/1", "2/1", "3/0", "3/1"], true);
    expect(offered(seen, places(seen)[0]!, {})).toEqual(["3/0", "3/1"]);
  });

  it("is any piece where there are several of each", () => {
    const seen = row(["a", null], ["a", "b"], false);
    expect(offered(seen, places(seen)[0]!, {})).toEqual(["a", "b"]);
  });
});

describe("places", () => {
  it("are counted in their row, whatever columns they lie in", () => {
    const tip = { row: 0, column: 1, piece: null, x: 0.5, y: 0 };
    const left = { row: 2, column: 0, piece: null, x: 0, y: 1 };
    const right = { row: 2, column: 2, piece: null, x: 1, y: 1 };
    const seen = { ...row([], [], true), places: [tip, left, right] };
    expect([tip, left, right].map((place) => countsOf(seen, place))).toEqual([
      { row: 1, column: 1 },
      { row: 2, column: 1 },
      { row: 2, column: 2 },
    ]);
  });
});

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

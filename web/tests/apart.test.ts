import { describe, expect, it } from "vitest";
import { openAside, setApart } from "../src/play/apart";
import { place } from "../src/play/layout";
import { turnedScene } from "../src/play/turning";
import type { Choice } from "../src/wire";
import type { Zone } from "../src/words/scene";
import { piece, scene, spot } from "./scenes";

const grid = (owner: number): Zone => ({
  id: `grid-${owner}`,
  kind: "board",
  columns: 4,
  rows: 4,
  owner,
  label: `grid-${owner}`,
  turns: false,
  numbers: null,
});
const cells = [0, 1, 2, 3].map((owner) => spot(`cell-${owner}`, 0, 0, { zone: `grid-${owner}` }));

const table = (count: number) => ({
  ...scene({ spots: cells }),
  zones: [0, 1, 2, 3].slice(0, count).map(grid),
});

function apart(count: number, roomy: boolean, front: string | null = null) {
  const found = setApart(table(count), { front }, roomy);
  return [found.front, found.asides].map((zones) => zones.map(({ owner }) => owner));
}

function aside(roomy: boolean, front: string | null, able: string[]) {
  const next = new Map(able.map((id): [string, Choice[]] => [id, []]));
  return openAside(table(4), { front, next }, roomy).map(({ owner }) => owner);
}

describe("many boards", () => {
  it("are divided into one's own, which is large, and those of the others", () => {
    expect(apart(2, false)).toEqual([[0], [1]]);
    expect(apart(4, false)).toEqual([[0], [1, 2, 3]]);
  });

  it("stay together where there is room for all", () => {
    expect(apart(1, false)).toEqual([[0], []]);
    expect(apart(2, true)).toEqual([[0, 1], []]);
  });

  it("change places on a phone when one is touched", () => {
    expect(apart(4, false, "grid-2")).toEqual([[2], [0, 1, 3]]);
    expect(apart(4, false, "gone")).toEqual([[0], [1, 2, 3]]);
  });

  it("come beside one's own on a desk, which stays in its place", () => {
    expect(apart(4, true)).toEqual([
      [0, 1],
      [2, 3],
    ]);
    expect(apart(4, true, "grid-3")).toEqual([
      [0, 3],
      [1, 2],
    ]);
    expect(apart(4, true, "grid-0")).toEqual(apart(4, true));
  });

  it("are pointed out where a card fits only there", () => {
    expect(aside(false, null, ["cell-1", "cell-2"])).toEqual([1, 2]);
    expect(aside(false, null, ["cell-1", "cell-0"])).toEqual([]);
    expect(aside(false, "grid-2", ["cell-1"])).toEqual([1]);
    expect(aside(true, null, ["cell-1", "cell-2"])).toEqual([]);
    expect(aside(true, null, ["cell-2", "cell-3"])).toEqual([2, 3]);
  });
});

describe("a board that may be turned", () => {
  const wide = { ...grid(0), id: "board", columns: 6, turns: true };

  it("is turned where that makes it larger", () => {
    expect(place([wide], [], 366, 560, 1).turned).toEqual([wide]);
    expect(place([wide], [], 366, 560, 1).layout.boards[0]!.cell).toBeCloseTo(366 / 4);
    expect(place([wide], [], 700, 300, 1).turned).toEqual([]);
    expect(place([{ ...wide, turns: false }], [], 366, 560, 1).turned).toEqual([]);
  });

  it("takes everything on it along, and nothing else", () => {
    const seams = [{ zone: "board", x1: 0, y1: 0, x2: 0, y2: 1, kind: "tic", quiet: false }];
    const drawn = scene({
      pieces: [piece("a", 0, 0), piece("b", 5, 3, { w: 1, h: 1 }), piece("c", 2, 1, { zone: "hand" })],
      spots: [spot("s", 1, 2, { w: 2, h: 1 })],
    });
    const turned = turnedScene({ ...drawn, zones: [wide], seams }, wide);
    const at = (id: string) => {
      const { x, y, w, h } = [...turned.pieces, ...turned.spots].find((it) => it.id === id)!;
      return [x, y, w, h];
    };
    expect(at("a")).toEqual([3, 0, 1, 1]);
    expect(at("b")).toEqual([0, 5, 1, 1]);
    expect(at("c")).toEqual([2, 1, 1, 1]);
    expect(at("s")).toEqual([1, 1, 1, 2]);
    expect(turned.seams).toEqual([{ zone: "board", x1: 3, y1: 0, x2: 2, y2: 0, kind: "tic", quiet: false }]);
    expect([turned.zones[0]!.columns, turned.zones[0]!.rows]).toEqual([4, 6]);
  });
});

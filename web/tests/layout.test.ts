import { describe, expect, it } from "vitest";
import { fitHands, usedOf } from "../src/play/hand";
import {
  HEAD,
  THUMB,
  answersIn,
  arrange,
  divide,
  leastOf,
  rowsToTouch,
  smallest,
  tile,
  without,
  type Layout,
} from "../src/play/layout";
import { hold, pan, reveal, zoomAt } from "../src/play/zoom";
import type { ZoneKind } from "../src/wire";
import type { Zone } from "../src/words/scene";
import { piece, scene, spot } from "./scenes";

const zone = (
  id: string,
  kind: ZoneKind,
  columns: number,
  rows: number,
  owner: number | null = null,
): Zone => ({
  id,
  kind,
  columns,
  rows,
  owner,
  label: id,
  turns: false,
  numbers: null,
});

const board = zone("board", "board", 3, 3);
const deck = zone("deck", "supply", 1, 1);

function inside(layout: Layout, w: number, h: number, aspect: number): boolean {
  return [...layout.boards, ...layout.sides].every(
    (p) =>
      p.x >= -0.01 &&
      p.y >= -0.01 &&
      p.x + p.cell * p.zone.columns <= w + 0.01 &&
      p.y + p.cell * p.zone.rows * aspect <= h + 0.01,
  );
}

describe("arranging", () => {
  it("gives things of several cells no more room than a thumb needs", () => {
    const tiles = zone("tiles", "supply", 11, 4.25);
    const of = (least: number) => arrange([board], [tiles], 500, 260, 1, least);
    const [usual, wide] = [of(1), of(2)];
    expect(smallest(usual.sides)).toBeCloseTo(THUMB, 0);
    expect(2 * smallest(wide.sides)).toBeGreaterThan(THUMB);
    expect(smallest(wide.boards)).toBeGreaterThan(smallest(usual.boards));
  });

  it("knows how wide the least thing is that can be touched", () => {
    const tile = piece("tile", 0, 0, { w: 2, h: 2 });
    const slot = (kind: string) => spot("slot", 2, 0, { kind, w: 2, h: 2 });
    expect(leastOf(scene({ pieces: [tile], spots: [slot("cell")] }))).toBe(2);
    expect(leastOf(scene({ pieces: [tile], spots: [slot("place")] })), "they may overlap").toBe(1);
    expect(leastOf(scene({ pieces: [tile, piece("pawn", 0, 0)] }))).toBe(1);
  });

  it.each([
    [366, 520],
    [968, 560],
    [800, 200],
    [120, 700],
  ])("keeps everything within %i by %i", (w, h) => {
    expect(inside(arrange([board], [deck], w, h, 1.4), w, h, 1.4)).toBe(true);
    expect(inside(arrange([board, { ...board, id: "second" }], [deck], w, h, 1), w, h, 1)).toBe(true);
  });

  it("puts the supply beside the board on a wide screen and below on a tall one", () => {
    const wide = arrange([board], [deck], 968, 560, 1.4);
    expect(wide.sides[0]!.x).toBeGreaterThan(wide.boards[0]!.x + 3 * wide.boards[0]!.cell);
    const tall = arrange([board], [deck], 366, 900, 1.4);
    expect(tall.sides[0]!.y).toBeGreaterThan(tall.boards[0]!.y + 3 * 1.4 * tall.boards[0]!.cell);
  });

  it("pans and magnifies the boards in the room that supplies leave", () => {
    const wide = arrange([board], [deck], 968, 560, 1.4);
    expect(wide.frame.w).toBeLessThan(wide.sides[0]!.x);
    const tall = arrange([board], [deck], 366, 900, 1.4);
    expect(tall.frame.h).toBeLessThan(tall.sides[0]!.y);
    expect(arrange([board], [], 366, 900, 1.4).frame).toEqual({ w: 366, h: 900 });
  });

  it("lays supplies in as many rows as their names need", () => {
    const lines = ["order of this round", "order of the next round"].map((id) => zone(id, "supply", 2, 1));
    const narrow = arrange([board], [deck, ...lines], 300, 700, 1.4);
    expect(inside(narrow, 300, 700, 1.4)).toBe(true);
    const [first, second, third] = narrow.sides;
    expect(second!.y).toBe(first!.y);
    expect(third!.y).toBeGreaterThan(second!.y + 1.4 * second!.cell);
    const wide = arrange([board], [deck, ...lines], 600, 700, 1.4);
    expect(new Set(wide.sides.map(({ y }) => y)).size).toBe(1);
  });

  it("lets a whole grid to be looked at take less room than the board it stands beside", () => {
    const shown = zone("solution", "info", 3, 3);
    const { boards, sides } = arrange([board], [deck, shown], 300, 300, 1.4);
    expect(boards[0]!.cell).toBeGreaterThan(sides[1]!.cell);
  });

  it("leaves room for the names of several boards", () => {
    const boards = [board, { ...board, id: "second" }];
    for (const placed of tile(boards, { x: 0, y: 0, w: 800, h: 200 }, 1)) {
      expect(placed.y).toBeGreaterThanOrEqual(HEAD);
    }
  });

  it("lays two boards side by side where that makes them larger", () => {
    const boards = [board, { ...board, id: "second" }];
    expect(tile(boards, { x: 0, y: 0, w: 800, h: 300 }, 1)[1]!.x).toBeGreaterThan(400);
    expect(tile(boards, { x: 0, y: 0, w: 300, h: 800 }, 1)[1]!.y).toBeGreaterThan(400);
  });

  it("gives the seats what belongs to them", () => {
    const zones = [board, deck, zone("reserve", "info", 3, 1, 0), zone("token", "info", 1, 1)];
    const parts = divide({ ...scene({}), zones });
    expect(parts.seats.map((z) => z.id)).toEqual(["reserve"]);
    expect(parts.sides.map((z) => z.id)).toEqual(["deck", "token"]);
  });
});

describe("what the height is for", () => {
  it("counts the rows of the highest board that is everybody's, and of a hand", () => {
    const zones = [board, zone("own", "board", 9, 9, 0), zone("pills", "hand", 3, 3), deck];
    expect(rowsToTouch({ ...scene({}), zones })).toBe(6);
    const turning = { ...zone("tiles", "board", 4, 6), turns: true };
    expect(rowsToTouch({ ...scene({}), zones: [turning] }), "it lies as that is lower").toBe(4);
    expect(rowsToTouch({ ...scene({}), zones: [deck] })).toBe(0);
  });

  it("shows beside no board what is a grid to be read at the end", () => {
    const solution = zone("last", "info", 4, 4);
    const at = { ...scene({}), zones: [board, deck, zone("token", "info", 1, 1), solution] };
    expect(answersIn(at), "between two rounds it stands there").toEqual([]);
    const ended = { ...at, over: true };
    expect(answersIn(ended)).toEqual([solution]);
    expect(without(ended, [solution]).zones).not.toContain(solution);
    expect(without(ended, [])).toBe(ended);
  });
});

describe("a hand", () => {
  const hand = (cards: number) => {
    const held = zone("hand", "hand", cards, 1);
    const pieces = Array.from({ length: cards }, (_, i) => piece(`card-${i}`, i, 0, { zone: "hand" }));
    return fitHands({ ...scene({ pieces }), zones: [held] }, [held], 366, 844, 1.4);
  };

  it("is no wider than the screen", () => {
    for (const cards of [1, 5, 8, 9, 15, 24]) {
      const { zones, cell } = hand(cards);
      expect(zones[0]!.columns * cell).toBeLessThanOrEqual(366);
    }
  });

  it("stays in one row while a thumb can touch each card", () => {
    expect(hand(8).zones[0]!.rows).toBe(1);
  });

  it("takes more height rather than cards too small to touch", () => {
    for (const cards of [16, 17, 25]) expect(hand(cards).cell).toBeGreaterThanOrEqual(36);
  });

  it("is folded into rows when it is long, in the same order", () => {
    const { zones, scene, cell } = hand(15);
    expect([zones[0]!.columns, zones[0]!.rows]).toEqual([8, 2]);
    expect(cell).toBeGreaterThanOrEqual(36);
    expect(scene.pieces.map((card) => [card.x, card.y]).slice(6, 10)).toEqual([
      [6, 0],
      [7, 0],
      [0, 1],
      [1, 1],
    ]);
  });
});

it("knows how much of a hand is in use", () => {
  const hand = zone("hand", "hand", 16, 1);
  const cards = [0, 4].map((x) => piece(`card-${x}`, x, 0, { zone: "hand" }));
  expect(usedOf(scene({ pieces: cards }), hand).columns).toBe(5);
  expect(usedOf(scene({ pieces: cards, spots: [spot("free", 5, 0, { zone: "hand" })] }), hand).columns).toBe(
    6,
  );
  expect(usedOf(scene({}), hand), "nothing moves for an empty one").toBe(hand);
});

describe("the camera", () => {
  const frame = { w: 300, h: 400 };

  it("shows the whole at its smallest", () => {
    expect(hold({ zoom: 0.5, x: 9, y: 9 }, frame)).toEqual({ zoom: 1, x: 0, y: 0 });
  });

  it("keeps the point under the finger", () => {
    const camera = zoomAt({ zoom: 1, x: 0, y: 100 }, 2, 150, 200);
    expect((150 - camera.x) / camera.zoom).toBe(150);
    expect((200 - camera.y) / camera.zoom).toBe(100);
  });

  it("never shows beyond the edge", () => {
    const camera = hold(pan({ zoom: 3, x: 0, y: 0 }, 50, 50), frame);
    expect([camera.x, camera.y]).toEqual([0, 0]);
  });

  it("moves no more than it must to show a part, and centres what is too large", () => {
    const camera = { zoom: 2, x: 0, y: 0 };
    expect(reveal(camera, { x: 20, y: 20, w: 40, h: 40 }, frame)).toEqual(camera);
    expect(reveal(camera, { x: 200, y: 20, w: 50, h: 40 }, frame).x).toBe(300 - 12 - 500);
    expect(reveal(camera, { x: 0, y: 0, w: 290, h: 40 }, frame).x).toBe(-140);
  });
});

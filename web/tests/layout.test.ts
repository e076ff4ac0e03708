import { describe, expect, it } from "vitest";
import { arrange, divide, handCell, tile, type Placed } from "../src/play/layout";
import { hold, pan, zoomAt } from "../src/play/zoom";
import type { Zone, ZoneKind } from "../src/wire";
import { scene } from "./scenes";

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
});

const board = zone("board", "board", 3, 3);
const deck = zone("deck", "supply", 1, 1);

function inside(placed: Placed[], w: number, h: number, aspect: number): boolean {
  return placed.every(
    (p) =>
      p.x >= -0.01 &&
      p.y >= -0.01 &&
      p.x + p.cell * p.zone.columns <= w + 0.01 &&
      p.y + p.cell * p.zone.rows * aspect <= h + 0.01,
  );
}

describe("arranging", () => {
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
    const [wideBoard, wideDeck] = arrange([board], [deck], 968, 560, 1.4);
    expect(wideDeck!.x).toBeGreaterThan(wideBoard!.x + 3 * wideBoard!.cell);
    const [tallBoard, tallDeck] = arrange([board], [deck], 366, 900, 1.4);
    expect(tallDeck!.y).toBeGreaterThan(tallBoard!.y + 3 * 1.4 * tallBoard!.cell);
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

  it("makes a hand no wider than the screen", () => {
    expect(handCell([zone("hand", "hand", 5, 1)], 366, 844, 1.4) * 5).toBeLessThanOrEqual(366);
  });
});

describe("the camera", () => {
  const content = { w: 300, h: 200 };
  const frame = { w: 300, h: 400 };

  it("centres what is smaller than its frame", () => {
    expect(hold({ zoom: 1, x: 9, y: 9 }, content, frame)).toEqual({ zoom: 1, x: 0, y: 100 });
  });

  it("keeps the point under the finger", () => {
    const camera = zoomAt({ zoom: 1, x: 0, y: 100 }, 2, 150, 200);
    expect((150 - camera.x) / camera.zoom).toBe(150);
    expect((200 - camera.y) / camera.zoom).toBe(100);
  });

  it("never shows beyond the edge", () => {
    const camera = hold(pan({ zoom: 3, x: 0, y: 0 }, 50, 50), content, frame);
    expect([camera.x, camera.y]).toEqual([0, 0]);
  });
});

import { describe, expect, it } from "vitest";
import { arrange } from "../src/play/layout";
import { LONG, SHORT, firstOf, lensIn, slackFor } from "../src/play/lens";
import { NO_SLACK } from "../src/play/zoom";
import type { Zone } from "../src/words/scene";

const zone = (kind: "board" | "supply", columns: number, rows: number): Zone => ({
  id: kind,
  kind,
  columns,
  rows,
  owner: null,
  label: kind,
  turns: false,
  numbers: null,
});

describe("the buttons that magnify", () => {
  const cases = [
    [336, 110, 4, 4, 7, 2],
    [336, 230, 6, 4, 6, 1],
    [300, 300, 10, 8, 1, 1],
    [1100, 600, 13, 12, 1, 1],
  ] as const;

  it.each(cases)("in %i by %i never cover a supply and stay inside", (w, h, columns, rows, wide, tall) => {
    const layout = arrange([zone("board", columns, rows)], [zone("supply", wide, tall)], w, h, 1.4);
    const lens = lensIn(layout, { w, h }, 1.4);
    const { x, y, upright } = lens;
    const [right, low] = upright ? [x + SHORT, y + LONG] : [x + LONG, y + SHORT];
    expect(right).toBeLessThanOrEqual(w);
    expect(x).toBeGreaterThanOrEqual(0);
    const side = layout.sides[0]!;
    const beside = right <= side.x + 1 || x >= side.x + side.cell * wide - 1;
    const apart = low <= side.y + 1 || y >= side.y + side.cell * tall * 1.4 - 1;
    expect(beside || apart).toBe(true);
    const first = firstOf(lens);
    expect(first.x === x || first.x + SHORT === right).toBe(true);
    expect(first.y === y || first.y + SHORT === low).toBe(true);
  });

  it("stand with the first where there is room for one only", () => {
    const layout = arrange([zone("board", 6, 6)], [zone("supply", 1, 1)], 336, 190, 1);
    const board = layout.boards[0]!;
    const { x, w } = firstOf(lensIn(layout, { w: 336, h: 190 }, 1));
    expect(x + w <= board.x + 1 || x >= board.x + 6 * board.cell - 1).toBe(true);
  });

  it("stand beside the name of a supply", () => {
    const [w, h] = [222, 308];
    const layout = arrange([zone("board", 4, 4)], [zone("supply", 1, 4)], w, h, 1.4);
    const [side] = layout.sides;
    const first = firstOf(lensIn(layout, { w, h }, 1.4));
    const over = first.x < side!.x + side!.cell && first.x + first.w > side!.x;
    expect(over && first.y < side!.y && first.y + first.h > side!.y - 20).toBe(false);
  });

  it("leave the board alone where there is room beside it", () => {
    const layout = arrange([zone("board", 4, 4)], [], 336, 160, 1.4);
    const board = layout.boards[0]!;
    expect(lensIn(layout, { w: 336, h: 160 }, 1.4).x).toBeGreaterThan(board.x + 4 * board.cell);
  });

  it("let the board be pulled out from under them by the shortest way", () => {
    const frame = { w: 300, h: 200 };
    const lens = { x: 300 - SHORT - 4, y: 0, upright: true, backwards: false };
    expect(slackFor(lens, frame)).toEqual({ ...NO_SLACK, right: SHORT + 8 });
    expect(slackFor({ ...lens, x: 310 }, frame)).toEqual(NO_SLACK);
  });
});

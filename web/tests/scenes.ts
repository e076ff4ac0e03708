/** Small scenes for the tests. */

import { readScene } from "../src/net/read";
import type { View } from "../src/wire";
import { tellScene, type Scene } from "../src/words/scene";

type Raw = Record<string, unknown>;

export function scene(parts: { zones?: Raw[]; pieces?: Raw[]; spots?: Raw[]; to_act?: number[] }): Scene {
  const board = { id: "board", kind: "board", columns: 6, rows: 6, label: "Board" };
  return tellScene(readScene({ zones: [board], pieces: [], spots: [], scores: [], ...parts }), String);
}

export const spot = (id: string, x: number, y: number, more: Raw = {}) => ({
  id,
  zone: "board",
  x,
  y,
  label: id,
  ...more,
});

export const piece = (id: string, x: number, y: number, more: Raw = {}) => ({
  ...spot(id, x, y),
  kind: "pawn",
  ...more,
});

export function view(parts: {
  mine: number[];
  seat: number | null;
  secret?: boolean;
  to_act: number[];
}): View {
  const seats = [0, 1].map((seat) => ({
    seat,
    name: `P${seat}`,
    kind: "human",
    mine: parts.mine.includes(seat),
  }));
  return {
    seat: parts.seat,
    table: { seats, phase: "playing", secret: parts.secret ?? false },
    scene: scene({ to_act: parts.to_act }),
  } as unknown as View;
}

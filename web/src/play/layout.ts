/** Fits the zones of a scene into the space there is. All lengths in CSS pixels. */

import type { Scene, Zone } from "../words/scene";
import type { Size } from "./zoom";

export interface Placed {
  zone: Zone;
  x: number;
  y: number;
  /** Width of one cell; its height is `cell * aspect`. */
  cell: number;
}

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const GAP = 14;
const SIDE_CELL = 84;
/** Supplies are touched, too. */
export const THUMB = 44;
/** Length of the row or column of buttons that magnify the board, in the lower right corner. */
export const LENS = 140;

/** Width a cell can have so that the zone fits into w by h. */
export function cellToFit(zone: Zone, w: number, h: number, aspect: number): number {
  return Math.max(1, Math.min(w / zone.columns, h / (zone.rows * aspect)));
}

/** How zones without an owner divide: boards and hands to play on, the rest beside them. */
export function divide(scene: Scene): { boards: Zone[]; sides: Zone[]; hands: Zone[]; seats: Zone[] } {
  const of = (...kinds: string[]) => scene.zones.filter((zone) => kinds.includes(zone.kind));
  const seats = scene.zones.filter(
    (zone) => zone.kind === "opponent" || (zone.kind === "info" && zone.owner !== null),
  );
  const sides = of("supply", "info").filter((zone) => !seats.includes(zone));
  return { boards: of("board"), sides, hands: of("hand"), seats };
}

/** How much of the room supplies may take, from generous to slim. */
const SHARES = [0.28, 0.2, 0.14, 0.1];
/** What a supply gains by being larger than this is not worth any of the board. */
const ENOUGH = 60;

export interface Layout {
  boards: Placed[];
  sides: Placed[];
  /** The room from the top left corner in which the boards are panned and magnified. */
  frame: Size;
}

/** Place boards as large as possible, with supplies below or beside them, whichever shows more. */
export function arrange(boards: Zone[], sides: Zone[], w: number, h: number, aspect: number): Layout {
  if (sides.length === 0 || boards.length === 0) {
    const placed = tile(boards.length ? boards : sides, { x: 0, y: 0, w, h }, aspect);
    return boards.length
      ? { boards: placed, sides: [], frame: { w, h } }
      : { boards: [], sides: placed, frame: { w, h } };
  }
  const ways = SHARES.flatMap((share) => [
    withBelow(boards, sides, { x: 0, y: 0, w, h }, aspect, share),
    withBeside(boards, sides, { x: 0, y: 0, w, h }, aspect, share),
  ]);
  return ways.reduce((best, way) => (worth(way) > worth(best) + 0.5 ? way : best));
}

export const smallest = (placed: Placed[]) => Math.min(...placed.map((p) => p.cell));

const worth = (way: Layout) => smallest(way.boards) + Math.min(ENOUGH, smallest(way.sides)) / 4;

function withBelow(boards: Zone[], sides: Zone[], box: Box, aspect: number, share: number): Layout {
  const { w, h } = box;
  const columns = sides.reduce((sum, zone) => sum + zone.columns, 0);
  const rows = Math.max(...sides.map((zone) => zone.rows));
  const room = (w - GAP * (sides.length - 1)) / columns;
  const cell = Math.min(SIDE_CELL, room, Math.max(THUMB, (h * share) / (rows * aspect)));
  const strip = cell * rows * aspect;
  const placed = tile(boards, { ...box, h: h - strip - GAP }, aspect);
  const top = Math.min(bottom(placed, aspect) + GAP, h - strip);
  const row = inRow(sides, { x: 0, y: top, w, h: strip }, cell);
  return { boards: placed, sides: row, frame: { w, h: top - GAP } };
}

function withBeside(boards: Zone[], sides: Zone[], box: Box, aspect: number, share: number): Layout {
  const { w, h } = box;
  const columns = Math.max(...sides.map((zone) => zone.columns));
  const rows = sides.reduce((sum, zone) => sum + zone.rows, 0);
  const room = (h - GAP * sides.length) / (rows * aspect);
  const cell = Math.min(SIDE_CELL, Math.max(THUMB, (w * share) / columns), room);
  const strip = cell * columns;
  const placed = tile(boards, { ...box, w: w - strip - 2 * GAP }, aspect);
  const [left, right] = [Math.min(...placed.map((p) => p.x)), Math.max(...placed.map(rightOf))];
  const start = (w - (right - left) - 2 * GAP - strip) / 2;
  const x = start + right - left + 2 * GAP;
  const column = inColumn(sides, { x, y: 0, w: strip, h }, cell, aspect);
  return {
    boards: placed.map((p) => ({ ...p, x: p.x - left + start })),
    sides: column,
    frame: { w: x - GAP, h },
  };
}

const rightOf = (p: Placed) => p.x + p.cell * p.zone.columns;

const bottom = (placed: Placed[], aspect: number) =>
  Math.max(0, ...placed.map((p) => p.y + p.cell * p.zone.rows * aspect));

function inRow(zones: Zone[], box: Box, cell: number): Placed[] {
  const width = zones.reduce((sum, zone) => sum + zone.columns * cell, GAP * (zones.length - 1));
  let x = box.x + (box.w - width) / 2;
  return zones.map((zone) => {
    const placed = { zone, x, y: box.y, cell };
    x += zone.columns * cell + GAP;
    return placed;
  });
}

function inColumn(zones: Zone[], box: Box, cell: number, aspect: number): Placed[] {
  const height = zones.reduce((sum, zone) => sum + zone.rows * cell * aspect, GAP * (zones.length - 1));
  let y = box.y + Math.max(0, Math.min((box.h - height) / 2, box.h - height - LENS));
  return zones.map((zone) => {
    const placed = { zone, x: box.x, y, cell };
    y += zone.rows * cell * aspect + GAP;
    return placed;
  });
}

/** Height of the name over each of several boards. */
export const HEAD = 30;

/** Boards side by side in as many columns as make them largest, each centred in its share. */
export function tile(boards: Zone[], box: Box, aspect: number): Placed[] {
  const ways = boards.map((_, i) => inColumns(boards, i + 1, box, aspect));
  return ways.sort((a, b) => smallest(b) - smallest(a))[0] ?? [];
}

function inColumns(boards: Zone[], columns: number, box: Box, aspect: number): Placed[] {
  const rows = Math.ceil(boards.length / columns);
  const head = boards.length > 1 ? HEAD : 0;
  const w = (box.w - GAP * (columns - 1)) / columns;
  const h = (box.h - GAP * (rows - 1)) / rows;
  return boards.map((zone, i) => {
    const [x, y] = [box.x + (i % columns) * (w + GAP), box.y + Math.floor(i / columns) * (h + GAP)];
    return inMiddle(zone, { x, y: y + head, w, h: h - head }, aspect);
  });
}

function inMiddle(zone: Zone, box: Box, aspect: number): Placed {
  const cell = Math.min(cellToFit(zone, box.w, box.h, aspect), 190);
  const x = box.x + (box.w - cell * zone.columns) / 2;
  return { zone, x, y: box.y + (box.h - cell * zone.rows * aspect) / 2, cell };
}

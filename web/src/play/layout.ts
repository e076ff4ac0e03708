/** Fits the zones of a scene into the space there is. All lengths in CSS pixels. */

import type { Scene, Zone } from "../wire";

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
const SHARES = [0.28, 0.2, 0.14];

/** Place boards as large as possible, with supplies below or beside them, whichever shows more. */
export function arrange(boards: Zone[], sides: Zone[], w: number, h: number, aspect: number): Placed[] {
  if (sides.length === 0 || boards.length === 0) return inOne(boards.length ? boards : sides, w, h, aspect);
  const ways = SHARES.flatMap((share) => [
    withBelow(boards, sides, w, h, aspect, share),
    withBeside(boards, sides, w, h, aspect, share),
  ]);
  const worth = (way: Placed[]) => way[0]!.cell + way.at(-1)!.cell / 4;
  return ways.reduce((best, way) => (worth(way) > worth(best) + 0.5 ? way : best));
}

const inOne = (zones: Zone[], w: number, h: number, aspect: number) =>
  tile(zones, { x: 0, y: 0, w, h }, aspect);

function withBelow(
  boards: Zone[],
  sides: Zone[],
  w: number,
  h: number,
  aspect: number,
  share: number,
): Placed[] {
  const columns = sides.reduce((sum, zone) => sum + zone.columns, 0);
  const rows = Math.max(...sides.map((zone) => zone.rows));
  const room = (w - GAP * (sides.length - 1)) / columns;
  const cell = Math.min(SIDE_CELL, room, (h * share) / (rows * aspect));
  const strip = cell * rows * aspect;
  const placed = tile(boards, { x: 0, y: 0, w, h: h - strip - GAP }, aspect);
  const foot = bottom(placed, aspect) + GAP;
  return [...placed, ...inRow(sides, { x: 0, y: Math.min(foot, h - strip), w, h: strip }, cell)];
}

function withBeside(
  boards: Zone[],
  sides: Zone[],
  w: number,
  h: number,
  aspect: number,
  share: number,
): Placed[] {
  const columns = Math.max(...sides.map((zone) => zone.columns));
  const rows = sides.reduce((sum, zone) => sum + zone.rows, 0);
  const cell = Math.min(SIDE_CELL, (w * share) / columns, (h - GAP * sides.length) / (rows * aspect));
  const strip = cell * columns;
  const placed = tile(boards, { x: 0, y: 0, w: w - strip - 2 * GAP, h }, aspect);
  const used = Math.max(0, ...placed.map((p) => p.x + p.cell * p.zone.columns));
  const left = Math.min(used + 2 * GAP, w - strip);
  return centred([...placed, ...inColumn(sides, { x: left, y: 0, w: strip, h }, cell, aspect)], w);
}

function centred(placed: Placed[], w: number): Placed[] {
  const left = Math.min(...placed.map((p) => p.x));
  const right = Math.max(...placed.map((p) => p.x + p.cell * p.zone.columns));
  return placed.map((p) => ({ ...p, x: p.x - left + (w - right + left) / 2 }));
}

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
  let y = box.y + (box.h - height) / 2;
  return zones.map((zone) => {
    const placed = { zone, x: box.x, y, cell };
    y += zone.rows * cell * aspect + GAP;
    return placed;
  });
}

/** Boards side by side in as many columns as make them largest, each centred in its share. */
export function tile(boards: Zone[], box: Box, aspect: number): Placed[] {
  const ways = boards.map((_, i) => inColumns(boards, i + 1, box, aspect));
  const least = (placed: Placed[]) => Math.min(...placed.map((p) => p.cell));
  return ways.sort((a, b) => least(b) - least(a))[0] ?? [];
}

function inColumns(boards: Zone[], columns: number, box: Box, aspect: number): Placed[] {
  const rows = Math.ceil(boards.length / columns);
  const w = (box.w - GAP * (columns - 1)) / columns;
  const h = (box.h - GAP * (rows - 1)) / rows;
  return boards.map((zone, i) => {
    const share = {
      x: box.x + (i % columns) * (w + GAP),
      y: box.y + Math.floor(i / columns) * (h + GAP),
      w,
      h,
    };
    return inMiddle(zone, share, aspect);
  });
}

function inMiddle(zone: Zone, box: Box, aspect: number): Placed {
  const cell = Math.min(cellToFit(zone, box.w, box.h, aspect), 190);
  const x = box.x + (box.w - cell * zone.columns) / 2;
  return { zone, x, y: box.y + (box.h - cell * zone.rows * aspect) / 2, cell };
}

/** Cell width of the hands under the thumb. */
export function handCell(hands: Zone[], w: number, h: number, aspect: number): number {
  const columns = hands.reduce((sum, zone) => sum + zone.columns, 0);
  const rows = Math.max(1, ...hands.map((zone) => zone.rows));
  const room = (w - GAP * (hands.length - 1)) / Math.max(columns, 1);
  return Math.min(104, room, (h * 0.24) / (rows * aspect));
}

/** Fits the zones of a scene into the space there is. All lengths in CSS pixels. */

import type { Scene, Zone } from "../words/scene";
import { turnedZone } from "./turning";
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
/** The width of a cell of a grid beside a board, as a share of the board's: it is looked at, not touched. */
const SHOWN = 0.6;
const LARGEST = 190;
/** The least width of a cell that is touched, and of supplies. */
export const THUMB = 38;

/** Compute how many cells wide the narrowest piece is, 1 at least. Places that may overlap are touched in one cell of theirs. */
export const leastOf = ({ pieces, spots }: Scene) =>
  Math.max(
    1,
    Math.min(...pieces.map(({ w }) => w), ...spots.map(({ kind, w }) => (kind === "place" ? 1 : w))),
  );

/** Compute the width of a cell with which the zone fits into `w` by `h`. */
export function cellToFit(zone: Zone, w: number, h: number, aspect: number): number {
  return Math.max(1, Math.min(w / zone.columns, h / (zone.rows * aspect)));
}

/** Divide the zones: boards and hands to play on, zones of other seats, and the rest beside the boards. */
export function divide(scene: Scene): { boards: Zone[]; sides: Zone[]; hands: Zone[]; seats: Zone[] } {
  const of = (...kinds: string[]) => scene.zones.filter((zone) => kinds.includes(zone.kind));
  const seats = scene.zones.filter(
    (zone) => zone.kind === "opponent" || (zone.kind === "info" && zone.owner !== null),
  );
  const sides = of("supply", "info").filter((zone) => !seats.includes(zone));
  return { boards: of("board"), sides, hands: of("hand"), seats };
}

/** Find the zones that are shown once the match is over, such as a solution nobody found. */
export const answersIn = (scene: Scene): Zone[] =>
  scene.over ? divide(scene).sides.filter(({ kind, rows }) => kind === "info" && rows > 1) : [];

/** Give the scene without these zones; without any, the same object. */
export const without = (scene: Scene, zones: Zone[]): Scene =>
  zones.length ? { ...scene, zones: scene.zones.filter((zone) => !zones.includes(zone)) } : scene;

/** Count the rows of the highest board that nobody owns, and of a hand, which has one row at first. */
export function rowsToTouch(scene: Scene): number {
  const { boards, hands } = divide(scene);
  const highest = (zones: Zone[]) => Math.max(0, ...zones.map(lowOf));
  return highest(boards.filter(({ owner }) => owner === null)) + highest(hands);
}

const lowOf = ({ rows, columns, turns }: Zone) => (turns ? Math.min(rows, columns) : rows);

export interface Layout {
  boards: Placed[];
  sides: Placed[];
  /** The room from the top left corner in which the boards are panned and magnified. */
  frame: Size;
}

/** Magnify a layout by a factor. */
export function enlarged({ boards, sides, frame }: Layout, by: number): Layout {
  const larger = ({ zone, x, y, cell }: Placed) => ({ zone, x: x * by, y: y * by, cell: cell * by });
  return {
    boards: boards.map(larger),
    sides: sides.map(larger),
    frame: { w: frame.w * by, h: frame.h * by },
  };
}

/** Arrange as `arrange` does, with boards turned where they may be and that makes them larger; `turned` lists these. */
export function place(boards: Zone[], sides: Zone[], w: number, h: number, aspect: number, least = 1) {
  const turned = boards.filter((zone) => zone.turns);
  const straight = arrange(boards, sides, w, h, aspect, least);
  const across = arrange(
    boards.map((zone) => (zone.turns ? turnedZone(zone) : zone)),
    sides,
    w,
    h,
    aspect,
    least,
  );
  const better = turned.length > 0 && smallest(across.boards) > smallest(straight.boards) + 0.5;
  return better ? { layout: across, turned } : { layout: straight, turned: [] };
}

/** Place boards as large as possible, with supplies below or beside them, whichever shows more. */
export function arrange(
  boards: Zone[],
  sides: Zone[],
  w: number,
  h: number,
  aspect: number,
  least = 1,
): Layout {
  const room = { x: 0, y: 0, w, h };
  if (boards.length === 0) return { boards: [], sides: tile(sides, room, aspect), frame: { w, h } };
  if (sides.length === 0) return { boards: tile(boards, room, aspect), sides: [], frame: { w, h } };
  const ways = [withBelow, ...sides.map((_, i) => besideIn(i + 1))];
  return ways
    .map((way) => largest((cell) => way(boards, sides, room, aspect, cell), aspect, THUMB / least))
    .reduce((best, layout) => (isBetter(layout, best, THUMB / least) ? layout : best));
}

/** Tell whether one layout is better: supplies that can be touched go before large boards; then the smallest cell counts. */
function isBetter(one: Layout, other: Layout, wanted: number): boolean {
  const [a, b] = [one, other].map(({ boards, sides }) => [smallest(suppliesOf(sides)), smallest(boards)]);
  const [thumb, rival] = [Math.min(wanted, a![0]!), Math.min(wanted, b![0]!)];
  if (Math.abs(thumb - rival) > 0.5) return thumb > rival;
  return Math.min(...a!) > Math.min(...b!) + 0.5;
}

const suppliesOf = (sides: Placed[]) => sides.filter(({ zone }) => zone.kind === "supply");

export const smallest = (placed: Placed[]) => Math.min(...placed.map((p) => p.cell));

/** Compute the width of a cell of a zone beside boards: zones that are only read need not be as large as `cell`. */
const sideCell = ({ kind, rows, columns }: Zone, cell: number) =>
  kind === "info" ? Math.min(SIDE_CELL, rows > 1 && columns > 1 ? cell * SHOWN : cell) : cell;

/** Choose the way with the largest supplies: wide enough to touch, and if they fit no smaller than the boards. */
function largest(way: (cell: number) => Layout | null, aspect: number, thumb: number): Layout {
  let [best, low, high] = [way(1)!, 1, LARGEST];
  for (let step = 0; step < 12; step++) {
    const cell = (low + high) / 2;
    const found = way(cell);
    const enough = found && smallest(found.boards) >= Math.min(cell, 8);
    if (enough && (cell <= thumb || smallest(found.boards) >= cell)) [best, low] = [found, cell];
    else high = cell;
  }
  return { ...best, boards: best.boards.map((board) => noLarger(board, best.sides, aspect)) };
}

/** A board is drawn no larger than the supplies beside it, unless it shrank to less than this share. */
const LITTLE = 0.7;

function noLarger(board: Placed, sides: Placed[], aspect: number): Placed {
  const cell = Math.min(board.cell, smallest(suppliesOf(sides)));
  if (cell < LITTLE * board.cell) return board;
  const [x, y] = [(board.cell - cell) * board.zone.columns, (board.cell - cell) * board.zone.rows * aspect];
  return { ...board, x: board.x + x / 2, y: board.y + y / 2, cell };
}

/** Put supplies into as many rows as their names and cells need. */
function withBelow(boards: Zone[], sides: Zone[], box: Box, aspect: number, cell: number): Layout | null {
  const { w, h } = box;
  const rows = inRows(sides, w, cell);
  const strip = heightOf(rows, cell, aspect);
  if (cell > 1 && (rows.some((row) => widthIn(row, cell) > w) || strip + GAP > h)) return null;
  const placed = tile(boards, { ...box, h: Math.max(1, h - strip - GAP) }, aspect);
  const top = Math.min(bottom(placed, aspect) + GAP, h - strip);
  const below = stacked(rows, { x: 0, y: top, w, h: strip }, cell, aspect);
  return { boards: placed, sides: below, frame: { w, h: top - GAP } };
}

/** Height of a row of supplies with their names over them. */
const tallOf = (row: Zone[], cell: number, aspect: number) =>
  HEAD + Math.max(...row.map((zone) => zone.rows * sideCell(zone, cell) * aspect));

const heightOf = (rows: Zone[][], cell: number, aspect: number) =>
  rows.reduce((sum, row) => sum + tallOf(row, cell, aspect), GAP * (rows.length - 1));

const widthIn = (row: Zone[], cell: number) =>
  row.reduce((sum, zone) => sum + shareOf(zone, cell), GAP * (row.length - 1));

/** Divide supplies, in their order, into rows that are no wider than the room. */
function inRows(sides: Zone[], w: number, cell: number): Zone[][] {
  const rows: Zone[][] = [];
  for (const zone of sides) {
    const row = rows.at(-1);
    if (row && widthIn([...row, zone], cell) <= w) row.push(zone);
    else rows.push([zone]);
  }
  return rows;
}

/** Place rows of supplies one below the other, each in the middle of the room. */
function stacked(rows: Zone[][], box: Box, cell: number, aspect: number): Placed[] {
  let y = box.y;
  return rows.flatMap((row) => {
    const placed = inRow(row, box, y + HEAD, cell);
    y += tallOf(row, cell, aspect) + GAP;
    return placed;
  });
}

function inRow(row: Zone[], box: Box, y: number, cell: number): Placed[] {
  let x = box.x + (box.w - widthIn(row, cell)) / 2;
  return row.map((zone) => {
    const share = shareOf(zone, cell);
    const placed = inShare(zone, x, y, share, cell);
    x += share + GAP;
    return placed;
  });
}

/** Place supplies beside the boards, in rows as wide as so many of them. */
const besideIn =
  (first: number) =>
  (boards: Zone[], sides: Zone[], box: Box, aspect: number, cell: number): Layout | null => {
    const { w, h } = box;
    const strip = widthIn(sides.slice(0, first), cell);
    const rows = inRows(sides, strip, cell);
    const widest = Math.max(...rows.map((row) => widthIn(row, cell)));
    const tall = heightOf(rows, cell, aspect);
    if (cell > 1 && (tall > h || widest + 2 * GAP > w)) return null;
    const placed = tile(boards, { ...box, w: Math.max(1, w - widest - 2 * GAP) }, aspect);
    const [left, right] = [Math.min(...placed.map((p) => p.x)), Math.max(...placed.map(rightOf))];
    const middle = placed.reduce((sum, p) => sum + (p.x + rightOf(p)) / 2, 0) / placed.length;
    // In the middle, over dock and hands; to the side only where the supplies beside them need the room.
    const spare = w - (right - left);
    const start = Math.max(0, Math.min(w / 2 - (middle - left), spare - 2 * GAP - widest));
    const x = start + right - left + 2 * GAP;
    return {
      boards: placed.map((p) => ({ ...p, x: p.x - left + start })),
      sides: stacked(rows, { x, y: (h - tall) / 2, w: widest, h: tall }, cell, aspect),
      frame: { w: x - GAP, h },
    };
  };

/** Compute the width that a supply and the name over it need. */
const shareOf = (zone: Zone, cell: number) =>
  Math.max(zone.columns * sideCell(zone, cell), widthOf(zone.label));

function inShare(zone: Zone, x: number, y: number, share: number, cell: number): Placed {
  const own = sideCell(zone, cell);
  return { zone, x: x + (share - zone.columns * own) / 2, y, cell: own };
}

/** Width of a letter of a name on average, and of a sign that stands for a word or a syllable. */
const LETTER = 8.4;
const SIGN = 17;
const FIRST_SIGN = "\u2e80";

/** Estimate the width of a name. It is not measured, so that nothing moves when a font arrives. */
const widthOf = (name: string) =>
  [...name].reduce((sum, letter) => sum + (letter < FIRST_SIGN ? LETTER : SIGN), 0);

const rightOf = (p: Placed) => p.x + p.cell * p.zone.columns;

const bottom = (placed: Placed[], aspect: number) =>
  Math.max(0, ...placed.map((p) => p.y + p.cell * p.zone.rows * aspect + rimOf([p.zone]).below));

/** Height of the name over a supply, and over each of several boards. */
export const HEAD = 26;

/** Place boards in as many columns as make them largest, all alike, each in the middle of its share. */
export function tile(boards: Zone[], box: Box, aspect: number): Placed[] {
  const ways = boards.map((_, i) => inColumns(boards, i + 1, box, aspect));
  return ways.sort((a, b) => smallest(b) - smallest(a))[0] ?? [];
}

function inColumns(boards: Zone[], columns: number, box: Box, aspect: number): Placed[] {
  const rows = Math.ceil(boards.length / columns);
  const head = boards.length > 1 ? HEAD : 0;
  const { left, below } = rimOf(boards);
  const w = (box.w - GAP * (columns - 1)) / columns - left;
  const h = (box.h - GAP * (rows - 1)) / rows - head - below;
  const cell = Math.min(LARGEST, ...boards.map((zone) => cellToFit(zone, w, h, aspect)));
  return boards.map((zone, i) => {
    const x = box.x + (i % columns) * (left + w + GAP) + left;
    const y = box.y + Math.floor(i / columns) * (head + h + below + GAP) + head;
    return inMiddle(zone, cell, { x, y, w, h }, aspect);
  });
}

/** Compute the room for the numbers along boards, beside the gap around them: negative ones are wider. */
function rimOf(boards: Zone[]): { left: number; below: number } {
  const first = boards.flatMap(({ numbers }) => numbers ?? []);
  return { left: Math.min(...first) < 0 ? 8 : 0, below: first.length ? 12 : 0 };
}

function inMiddle(zone: Zone, cell: number, box: Box, aspect: number): Placed {
  const x = box.x + (box.w - cell * zone.columns) / 2;
  return { zone, x, y: box.y + (box.h - cell * zone.rows * aspect) / 2, cell };
}

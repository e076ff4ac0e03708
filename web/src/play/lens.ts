/**
 * Places the buttons for magnifying the boards: the first one, which is always shown, if possible where nothing else is;
 * the others, which are shown while boards are magnified, where they cover least.
 */

import { HEAD, type Layout, type Placed } from "./layout";
import { type Rect, sharedArea } from "./rects";
import { NO_SLACK, type Size, type Slack } from "./zoom";

export interface Lens {
  x: number;
  y: number;
  /** They stand one above the other. */
  upright: boolean;
  /** The first one stands on the right or at the bottom, and the others before it. */
  backwards: boolean;
}

export const LONG = 132;
export const SHORT = 44;
const EDGE = 4;
/** The cost of covering a supply, compared to a board, which can be moved. */
const SUPPLY = 9;
/** The cost of the first button, compared to the others. */
const ALWAYS = 1000;

export function lensIn(layout: Layout, room: Size, aspect: number): Lens {
  const boxOf = ({ zone, x, y, cell }: Placed): Rect => ({
    x,
    y,
    w: cell * zone.columns,
    h: cell * zone.rows * aspect,
  });
  const withName = ({ x, y, w, h }: Rect): Rect => ({ x, y: y - HEAD, w, h: h + HEAD });
  const [boards, sides] = [layout.boards.map(boxOf), layout.sides.map(boxOf).map(withName)];
  const covered = (box: Rect) =>
    sum(boards.map((board) => sharedArea(board, box))) +
    SUPPLY * sum(sides.map((side) => sharedArea(side, box)));
  const cost = (lens: Lens) => ALWAYS * covered(firstOf(lens)) + covered(sizeOf(lens));
  return places(layout.frame, room).reduce((best, lens) => (cost(lens) < cost(best) - 1 ? lens : best));
}

/** List the corners of the room and of the frame, the lower right one first. */
function places(frame: Size, room: Size): Lens[] {
  return [room, frame].flatMap(({ w, h }) =>
    [false, true].flatMap((upright) => {
      const [wide, tall] = upright ? [SHORT, LONG] : [LONG, SHORT];
      const [right, low] = [Math.max(0, w - wide - EDGE), Math.max(0, h - tall - EDGE)];
      return [
        { x: right, y: low, upright, backwards: true },
        { x: right, y: 0, upright, backwards: !upright },
        { x: EDGE, y: low, upright, backwards: upright },
        { x: EDGE, y: 0, upright, backwards: false },
      ];
    }),
  );
}

const sizeOf = ({ x, y, upright }: Lens): Rect =>
  upright ? { x, y, w: SHORT, h: LONG } : { x, y, w: LONG, h: SHORT };

/** Give the place of the first button alone. */
export function firstOf({ x, y, upright, backwards }: Lens): Rect {
  const on = backwards ? LONG - SHORT : 0;
  return { x: x + (upright ? 0 : on), y: y + (upright ? on : 0), w: SHORT, h: SHORT };
}

/** Compute how far magnified boards can be pulled in from under the buttons: from the edge where that is shortest. */
export function slackFor(lens: Lens, frame: Size): Slack {
  const box = sizeOf(lens);
  if (!sharedArea(box, { x: 0, y: 0, ...frame })) return NO_SLACK;
  const ways: [keyof Slack, number][] = [
    ["left", box.x + box.w],
    ["top", box.y + box.h],
    ["right", frame.w - box.x],
    ["bottom", frame.h - box.y],
  ];
  const [edge, depth] = ways.reduce((best, way) => (way[1] < best[1] ? way : best));
  return { ...NO_SLACK, [edge]: depth + EDGE };
}

const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);

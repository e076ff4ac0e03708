/** How large what a seat has is drawn beside its name: small, but whole. All lengths in CSS pixels. */

import type { Zone } from "../words/scene";
import type { Size } from "./zoom";

/** The place of one seat among the players. */
export interface Strip {
  /** Width inside the seat. */
  inside: number;
  /** Height of a seat, where seats lie one below the other. */
  share: number;
  /** Height of a cell by its width. */
  aspect: number;
  /** One below the other, at the side. */
  wide: boolean;
  /** At the side of a low screen. */
  flat: boolean;
  /** Above the board of a small phone. */
  low: boolean;
  /** There the board needs all the height. */
  tight: boolean;
  /** What a seat has is broader than high by far. */
  broad: boolean;
}

/** Height of a hand below a name in the strip over the board. */
const HAND = 48;
const handUnderGrid = (strip: Strip) => (strip.low ? 10 : 16);
/** A hand of so many cards is drawn at its largest. */
const USUAL = 5;
/** A grid has its place beside the name where a seat is so wide, and below it on a low screen where it is so tall. */
const BESIDE = 80;
/** On a small phone a score of two digits below zero needs more beside it. */
const BESIDE_LOW = 92;
const TALL = 130;
/** So many times broader than high is broad. */
const BROAD = 2;

/** Cells are so high at least; so much of a small phone's height board and hand have beside what lies with the seats. */
const CELL = 36;
const PART = 0.38;
/** So large a hand is where they need all of it, beside one elsewhere. */
export const TIGHT_HAND = 0.9;

/** Whether `rows` of cells on a phone `height` pixels high need the room that the seats' own things take. */
export const isTight = (rows: number, aspect: number, height: number) => rows * CELL * aspect > PART * height;

export const isBroad = ({ rows, columns }: Zone) => columns >= BROAD * rows;

/** Whether a grid would be too small to be read: a sign says that a touch shows it. */
export const isNarrow = ({ inside, wide, low, tight }: Strip) =>
  !wide && (tight || (low && inside < BESIDE_LOW));

/** The part of a seat's width that is the grid's beside the name. */
const partOf = ({ wide, flat }: Strip) => (flat ? 0.3 : wide ? 0.44 : 0.36);

/** Whether a grid has its place beside the name: a broad one has more below, and any where few sit at a low screen. */
export const isBeside = ({ inside, share, wide, flat, low, broad }: Strip) =>
  inside >= (low && !wide ? BESIDE_LOW : BESIDE) && !(wide && flat ? share >= TALL : broad);

/** Height of a grid in the strip over the board. */
const gridHeight = ({ low }: Strip) => (low ? 42 : 60);

/** The room of a grid, the same however much it grows. */
export function roomForGrid(strip: Strip, { kind }: Zone): Size {
  const { inside, share, wide, flat } = strip;
  if (!isBeside(strip))
    return { w: inside, h: wide ? Math.max(4, share - (flat ? 72 : 96)) : gridHeight(strip) };
  const tall = wide ? share - (flat ? 16 : 32) : gridHeight(strip) + 24;
  const w = Math.min(inside * partOf(strip), tall);
  return { w, h: Math.max(4, Math.min(tall, kind === "info" ? w : w * 1.4)) };
}

/** What is held lies below the name, whole, however many cards it is; `grid`: beside a grid, `gap` away from it. */
export function roomForHand(strip: Strip, { kind }: Zone, grid: boolean, gap: number): Size {
  const { inside, share, wide, flat, aspect } = strip;
  const w = grid && isBeside(strip) ? inside * (1 - partOf(strip)) - gap : inside;
  const cell = Math.min(kind === "opponent" ? 30 : 40, w / USUAL);
  const tall = grid && !isBeside(strip) ? handUnderGrid(strip) : wide ? share - (flat ? 48 : 92) : HAND;
  return { w, h: Math.max(4, Math.min(tall, cell * aspect)) };
}

/** Computes how large the zones of a seat are drawn beside its name: small, but whole. All lengths in CSS pixels. */

import type { Zone } from "../words/scene";
import type { Size } from "./zoom";

/** The place that a seat has among the players. */
export interface Strip {
  /** Width inside the seat. */
  inside: number;
  /** Height of a seat, where seats lie one below the other. */
  share: number;
  /** Height of a cell by its width. */
  aspect: number;
  /** Seats stand one below the other, at the side. */
  wide: boolean;
  /** The screen is low as well. */
  flat: boolean;
  /** Seats stand above the board of a small phone. */
  low: boolean;
  /** There the board needs all the height. */
  tight: boolean;
  /** Some seat has a grid that is much wider than high. */
  broad: boolean;
}

/** Height of a hand below a name above the board. */
const HAND = 48;
const handUnderGrid = (strip: Strip) => (strip.low ? 10 : 16);
/** A hand of so many cards, or fewer, is drawn at its largest. */
const USUAL = 5;
/** From this width of a seat on a grid stands beside the name, and on a low screen from this height on below it. */
const BESIDE = 80;
/** On a small phone a negative score of two digits needs more width. */
const BESIDE_LOW = 92;
const TALL = 130;
/** A grid is broad if it is so many times wider than high. */
const BROAD = 2;

/** The least height of a cell, and the share of a small phone's height that board and hand have below the seats. */
const CELL = 36;
const PART = 0.38;
/** The height of hands where the board needs all the height, as a share of that elsewhere. */
export const TIGHT_HAND = 0.9;

/** Tell whether `rows` of cells on a phone `height` pixels high need the room of the seats' zones. */
export const isTight = (rows: number, aspect: number, height: number) => rows * CELL * aspect > PART * height;

export const isBroad = ({ rows, columns }: Zone) => columns >= BROAD * rows;

/** Tell whether a grid would be too small to be read; then a sign says that a touch shows it. */
export const isNarrow = ({ inside, wide, low, tight }: Strip) =>
  !wide && (tight || (low && inside < BESIDE_LOW));

/** The share of a seat's width that a grid beside the name has. */
const partOf = ({ wide, flat }: Strip) => (flat ? 0.3 : wide ? 0.44 : 0.36);

/** Tell whether grids stand beside the name: broad ones have more room below it, and all have where few sit at a low screen. */
export const isBeside = ({ inside, share, wide, flat, low, broad }: Strip) =>
  inside >= (low && !wide ? BESIDE_LOW : BESIDE) && !(wide && flat ? share >= TALL : broad);

/** Height of a grid above the board. */
const gridHeight = ({ low }: Strip) => (low ? 42 : 60);

/** Compute the room of a grid, which is the same however much it grows. */
export function roomForGrid(strip: Strip, { kind }: Zone): Size {
  const { inside, share, wide, flat } = strip;
  if (!isBeside(strip))
    return { w: inside, h: wide ? Math.max(4, share - (flat ? 72 : 96)) : gridHeight(strip) };
  const tall = wide ? share - (flat ? 16 : 32) : gridHeight(strip) + 24;
  const w = Math.min(inside * partOf(strip), tall);
  return { w, h: Math.max(4, Math.min(tall, kind === "info" ? w : w * 1.4)) };
}

/** Compute the room of a hand, below the name; with `grid` beside a grid, `gap` away from it. */
export function roomForHand(strip: Strip, { kind }: Zone, grid: boolean, gap: number): Size {
  const { inside, share, wide, flat, aspect } = strip;
  const w = grid && isBeside(strip) ? inside * (1 - partOf(strip)) - gap : inside;
  const cell = Math.min(kind === "opponent" ? 30 : 40, w / USUAL);
  const tall = grid && !isBeside(strip) ? handUnderGrid(strip) : wide ? share - (flat ? 48 : 92) : HAND;
  return { w, h: Math.max(4, Math.min(tall, cell * aspect)) };
}

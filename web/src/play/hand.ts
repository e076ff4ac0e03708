/** Fits the hands into the place below the board: a long one is folded into rows before its cards become too small. */

import type { Scene, Zone } from "../words/scene";
import { THUMB } from "./layout";

const LARGEST = 104;
/** Widths of a cell of one's own grid: the one wanted, and the least that can be touched. */
const IN_GRID = 56;
const LEAST_IN_GRID = 36;
const MOST_ROWS = 6;
/** The share of the height that hands take, and the most they take to keep their cards wide enough to touch. */
const SHARE = 0.24;
const MOST = 0.34;
/** As many cards as have room side by side at full size on a narrow screen. */
const USUAL = 5;
const GAP = 14;

export interface Held {
  zones: Zone[];
  /** The scene with the pieces of these zones in their rows. */
  scene: Scene;
  cell: number;
  /** Height of their place, whatever they hold: nothing above it moves when a card comes or goes. */
  height: number;
}

/** Lay the hands into `w` pixels and their share of the table's height `h`. */
export function fitHands(scene: Scene, hands: Zone[], w: number, h: number, aspect: number): Held {
  const rows = Math.max(1, ...hands.map((zone) => zone.rows));
  const least = rows > 1 ? rows * LEAST_IN_GRID : 0;
  const high = rows > 1 ? Math.max(least, rows * Math.min(IN_GRID, h * 0.07)) : Math.min(LARGEST, w / USUAL);
  const usual = Math.max(aspect * least, Math.min(h * SHARE, aspect * Math.max(2 * THUMB, high)));
  const fitted = fit(scene, hands, w, usual, aspect);
  return fitted.cell < THUMB && hands.some(isLong) ? fit(scene, hands, w, h * MOST, aspect) : fitted;
}

/** Cut the free columns on the right of a hand, which would push the others to the side. */
export function usedOf({ pieces, spots }: Scene, zone: Zone): Zone {
  const ends = [...pieces, ...spots].filter((it) => it.zone === zone.id).map(({ x, w }) => x + w);
  return ends.length ? { ...zone, columns: Math.min(zone.columns, Math.max(...ends)) } : zone;
}

/** Fold long hands into as many rows as make their cards largest. */
function fit(scene: Scene, hands: Zone[], w: number, height: number, aspect: number): Held {
  let best = { zones: hands, scene, cell: cellOf(hands, w, height, aspect), height };
  for (let rows = 2; rows <= MOST_ROWS && best.cell < THUMB && hands.some(isLong); rows++) {
    const zones = hands.map((zone) => (isLong(zone) ? fold(zone, rows) : zone));
    const cell = cellOf(zones, w, height, aspect);
    if (cell > best.cell) best = { zones, scene: folded(scene, zones), cell, height };
  }
  return best;
}

const isLong = (zone: Zone) => zone.rows === 1 && zone.columns > 6;

function cellOf(hands: Zone[], w: number, h: number, aspect: number): number {
  const columns = hands.reduce((sum, zone) => sum + zone.columns, 0);
  const rows = Math.max(1, ...hands.map((zone) => zone.rows));
  const room = (w - GAP * (hands.length - 1)) / Math.max(columns, 1);
  return Math.min(LARGEST, room, h / (rows * aspect));
}

const fold = (zone: Zone, rows: number): Zone => ({ ...zone, rows, columns: Math.ceil(zone.columns / rows) });

function folded(scene: Scene, zones: Zone[]): Scene {
  const columns = new Map(zones.map((zone) => [zone.id, zone.columns]));
  const move = <T extends { zone: string; x: number; y: number }>(it: T): T => {
    const wide = columns.get(it.zone);
    return wide && it.y === 0 ? { ...it, x: it.x % wide, y: Math.floor(it.x / wide) } : it;
  };
  return { ...scene, pieces: scene.pieces.map(move), spots: scene.spots.map(move) };
}

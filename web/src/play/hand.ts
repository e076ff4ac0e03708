/** Fits the hands under the thumb: a long one is folded into rows rather than made too small to hold. */

import type { Scene, Zone } from "../words/scene";

const LARGEST = 104;
/** Once folded, cards need not be larger than this. */
const FOLDED = 58;
/** Narrower than a thumb. */
const THUMB = 44;
const MOST_ROWS = 6;
/** The part of the height a hand may take, and may take only to keep its cards as wide as a thumb. */
const SHARE = 0.24;
const MOST = 0.34;
const GAP = 14;

export interface Held {
  zones: Zone[];
  /** The scene with the pieces of these zones in their rows. */
  scene: Scene;
  cell: number;
}

/** Lay the hands into `w` pixels and their share of the table's height `h`. */
export function fitHands(scene: Scene, hands: Zone[], w: number, h: number, aspect: number): Held {
  let best = { zones: hands, scene, cell: cellOf(hands, w, h, aspect) };
  for (let rows = 2; rows <= MOST_ROWS && best.cell < THUMB && hands.some(isLong); rows++) {
    const zones = hands.map((zone) => (isLong(zone) ? fold(zone, rows) : zone));
    const cell = Math.min(FOLDED, cellOf(zones, w, h, aspect));
    if (cell > best.cell) best = { zones, scene: folded(scene, zones), cell };
  }
  return best;
}

const isLong = (zone: Zone) => zone.rows === 1 && zone.columns > 6;

function cellOf(hands: Zone[], w: number, h: number, aspect: number): number {
  const columns = hands.reduce((sum, zone) => sum + zone.columns, 0);
  const rows = Math.max(1, ...hands.map((zone) => zone.rows));
  const room = (w - GAP * (hands.length - 1)) / Math.max(columns, 1);
  const high = h / (rows * aspect);
  return Math.min(LARGEST, room, Math.max(high * SHARE, Math.min(THUMB, high * MOST)));
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

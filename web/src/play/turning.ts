/** Turns a board a quarter turn where that makes it larger; pieces on it stay upright. */

import type { Scene, Zone } from "../words/scene";
import type { Rect } from "./rects";

/** Turn a zone a quarter turn clockwise. */
export const turnedZone = (zone: Zone): Zone => ({ ...zone, columns: zone.rows, rows: zone.columns });

/** Turn everything in this zone of a scene a quarter turn clockwise. */
export function turnedScene(scene: Scene, zone: Zone): Scene {
  const turn = <T extends Rect & { zone: string }>(it: T): T =>
    it.zone === zone.id ? { ...it, ...turnedRect(it, zone.rows) } : it;
  const seams = scene.seams.map((seam) => {
    if (seam.zone !== zone.id) return seam;
    const [a, b] = [cellAt(seam.x1, seam.y1, zone.rows), cellAt(seam.x2, seam.y2, zone.rows)];
    return { ...seam, x1: a.x, y1: a.y, x2: b.x, y2: b.y };
  });
  const zones = scene.zones.map((it) => (it.id === zone.id ? turnedZone(it) : it));
  return { ...scene, zones, pieces: scene.pieces.map(turn), spots: scene.spots.map(turn), seams };
}

const turnedRect = ({ x, y, w, h }: Rect, rows: number): Rect => ({ x: rows - y - h, y: x, w: h, h: w });

const cellAt = (x: number, y: number, rows: number) => turnedRect({ x, y, w: 1, h: 1 }, rows);

/** Crops a position to a picture: what lies on the boards, without the free room around it. */

import type { Scene, Zone } from "../wire";

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The fewest cells in a row: fewer would be drawn too large. */
const LEAST = 3;
/** Of trays with several rows only one is shown, as it is as large as a board. */
const isTray = (zone: Zone, seat: number) => zone.kind === "hand" && zone.rows > 1 && zone.owner === seat;
const BOARDS = ["board", "mat"];

/** Crop a scene. With `trays` the tray of the winner is shown, else the first; `marked` are spots to be shown. */
export function cropped(scene: Scene, trays = false, marked: string[] = []): Scene {
  const seat = scene.scores.find((score) => score.winner)?.seat ?? 0;
  const zones = scene.zones.map((zone) =>
    trays && isTray(zone, seat) ? { ...zone, kind: "mat" as const } : zone,
  );
  const boxes = new Map(
    zones.filter((zone) => BOARDS.includes(zone.kind)).map((zone) => [zone.id, boxOf(scene, zone, marked)]),
  );
  const moved = <T extends { zone: string; x: number; y: number }>(it: T): T => {
    const box = boxes.get(it.zone);
    return box ? { ...it, x: it.x - box.left, y: it.y - box.top } : it;
  };
  return {
    ...scene,
    zones: zones.map((zone) => {
      const box = boxes.get(zone.id);
      return box ? { ...zone, columns: box.right - box.left, rows: box.bottom - box.top } : zone;
    }),
    pieces: scene.pieces.map(moved),
    spots: scene.spots.map(moved),
    seams: scene.seams.map((seam) => {
      const box = boxes.get(seam.zone);
      if (!box) return seam;
      const { left, top } = box;
      return { ...seam, x1: seam.x1 - left, y1: seam.y1 - top, x2: seam.x2 - left, y2: seam.y2 - top };
    }),
  };
}

/** Find the part of a zone on which something lies; all of it where it is empty. */
function boxOf(scene: Scene, { id, columns, rows }: Zone, marked: string[]): Box {
  const spots = scene.spots.filter((spot) => marked.includes(spot.id));
  const pieces = [...scene.pieces, ...spots].filter((it) => it.zone === id);
  if (!pieces.length) return { left: 0, top: 0, right: columns, bottom: rows };
  const [left, right] = widened(
    Math.min(...pieces.map((it) => it.x)),
    Math.max(...pieces.map((it) => it.x + it.w)),
    columns,
  );
  const [top, bottom] = widened(
    Math.min(...pieces.map((it) => it.y)),
    Math.max(...pieces.map((it) => it.y + it.h)),
    rows,
  );
  return { left, top, right, bottom };
}

/** Extend a stretch to the least length, within its bounds. */
function widened(from: number, to: number, most: number): [number, number] {
  const wanting = Math.max(0, Math.min(LEAST, most) - (to - from));
  const start = Math.max(0, Math.min(from - wanting / 2, most - (to - from) - wanting));
  return [start, start + (to - from) + wanting];
}

/** Groups what lies in one place into one target: a spot with all that stands on it, or a piece by itself. */

import type { Piece, Scene, Spot } from "../words/scene";
import { areaOf, type Rect } from "./rects";

/** The places of a zone by id, in cells, and the size of a cell. */
export interface Laid {
  places: Map<string, Rect>;
  cell: number;
  aspect: number;
}

export interface Target extends Rect {
  /** The id of the spot, or of the undermost piece. */
  key: string;
  /** All ids in this place, topmost first. */
  ids: string[];
  label: string;
  /** The area that is touched: its place, or the middle of it where places overlap. */
  hit: Rect;
}

interface Anchor extends Rect {
  key: string;
  spot: Spot | null;
  pieces: Piece[];
}

function holds(outer: Rect, inner: Rect): boolean {
  const x = inner.x + inner.w / 2 - outer.x;
  const y = inner.y + inner.h / 2 - outer.y;
  return x >= 0 && y >= 0 && x <= outer.w && y <= outer.h && areaOf(inner) <= areaOf(outer) * 1.05;
}

const samePlace = (a: Rect, b: Rect) => a.x === b.x && a.y === b.y && a.w === b.w && a.h === b.h;

function spotAnchors(spots: Spot[]): Anchor[] {
  const anchors: Anchor[] = [];
  for (const spot of spots) anchors.push({ ...rectOf(spot), key: spot.id, spot, pieces: [] });
  return anchors;
}

const rectOf = ({ x, y, w, h }: Rect): Rect => ({ x, y, w, h });

function anchorFor(anchors: Anchor[], piece: Piece): Anchor | undefined {
  const under = anchors.filter((anchor) => holds(anchor, piece));
  return under.sort((a, b) => areaOf(a) - areaOf(b))[0];
}

function settle(anchors: Anchor[], pieces: Piece[]): void {
  const large = pieces.toSorted((a, b) => areaOf(b) - areaOf(a) || a.level - b.level);
  for (const piece of large) {
    const anchor = anchorFor(anchors, piece);
    if (anchor) anchor.pieces.push(piece);
    else anchors.push({ ...rectOf(piece), key: piece.id, spot: null, pieces: [piece] });
  }
}

/** Tell whether this place only carries smaller ones, such as a tile its four squares. */
function isGround(anchor: Anchor, anchors: Anchor[], named: Set<string>): boolean {
  if (anchor.spot || anchor.pieces.some((piece) => named.has(piece.id))) return false;
  return anchors.some((other) => other !== anchor && !samePlace(anchor, other) && holds(anchor, other));
}

function asTarget(anchor: Anchor): Target {
  const pieces = anchor.pieces.toSorted((a, b) => b.level - a.level);
  const ids = [...pieces.map((piece) => piece.id), ...(anchor.spot ? [anchor.spot.id] : [])];
  return { ...rectOf(anchor), key: anchor.key, ids, label: labelOf(anchor.spot, pieces), hit: hitOf(anchor) };
}

/** Compute the area that is touched. Large places may lie one cell apart; their middles never overlap. */
function hitOf(anchor: Anchor): Rect {
  if (anchor.spot?.kind !== "place" || areaOf(anchor) <= 1) return rectOf(anchor);
  const [w, h] = [0.92, 0.92];
  return { x: anchor.x + (anchor.w - w) / 2, y: anchor.y + (anchor.h - h) / 2, w, h };
}

function labelOf(spot: Spot | null, pieces: Piece[]): string {
  const words = [spot?.label ?? "", ...pieces.map((piece) => piece.label)].filter(Boolean);
  return words.filter((word, i) => !words.slice(0, i).some((earlier) => earlier.includes(word))).join(", ");
}

/** List the targets of one zone in reading order. `named` are the ids that occur in any choice. */
export function targetsOf(scene: Scene, zone: string, named: Set<string>): Target[] {
  const spots = scene.spots.filter((spot) => spot.zone === zone);
  const pieces = scene.pieces.filter((piece) => piece.zone === zone);
  const anchors = spotAnchors(spots);
  settle(anchors, pieces);
  const shown = anchors.filter((anchor) => !isGround(anchor, anchors, named));
  return shown.map(asTarget).sort((a, b) => a.y - b.y || a.x - b.x);
}

/** Divide targets into rows from top to bottom, for assistive technology. */
export function rowsOf(targets: Target[]): Target[][] {
  const rows: Target[][] = [];
  for (const target of targets) {
    const row = rows.at(-1);
    if (row && Math.abs(row[0]!.y - target.y) < 0.3) row.push(target);
    else rows.push([target]);
  }
  return rows;
}

/** With more open targets than these, rings are drawn thin. */
const MANY = 9;
/** From this share of open targets on, one ring goes around all of them. */
const ALL = 0.85;

/** How many of the targets of a zone are open, as its rings show it. */
export type Openness = "few" | "many" | "most" | "all";

/** Classify: few open targets have strong rings, many thin ones; of most the others are dimmed, and all share one ring. */
export function opennessOf(open: number, targets: number): Openness {
  if (open <= MANY) return "few";
  if (open >= ALL * targets) return "all";
  return 2 * open > targets ? "most" : "many";
}

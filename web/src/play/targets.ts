/** Groups what lies in one place into one target: a spot with all that stands on it, or a piece by itself. */

import type { Piece, Scene, Spot } from "../words/scene";
import { areaOf, type Rect } from "./rects";

/** Where things lie in a zone, in cells, and how large those are. */
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
  /** Where it is touched: its place, or the middle of it where places overlap. */
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

/** Whether this place is mere ground for smaller ones, such as a tile under its four squares. */
function isGround(anchor: Anchor, anchors: Anchor[], named: Set<string>): boolean {
  if (anchor.spot || anchor.pieces.some((piece) => named.has(piece.id))) return false;
  return anchors.some((other) => other !== anchor && !samePlace(anchor, other) && holds(anchor, other));
}

function asTarget(anchor: Anchor): Target {
  const pieces = anchor.pieces.toSorted((a, b) => b.level - a.level);
  const ids = [...pieces.map((piece) => piece.id), ...(anchor.spot ? [anchor.spot.id] : [])];
  return { ...rectOf(anchor), key: anchor.key, ids, label: labelOf(anchor.spot, pieces), hit: hitOf(anchor) };
}

/** Large places may be shifted by one cell against each other; their middles never overlap. */
function hitOf(anchor: Anchor): Rect {
  if (anchor.spot?.kind !== "place" || areaOf(anchor) <= 1) return rectOf(anchor);
  const [w, h] = [0.92, 0.92];
  return { x: anchor.x + (anchor.w - w) / 2, y: anchor.y + (anchor.h - h) / 2, w, h };
}

function labelOf(spot: Spot | null, pieces: Piece[]): string {
  const words = [spot?.label ?? "", ...pieces.map((piece) => piece.label)].filter(Boolean);
  return words.filter((word, i) => !words.slice(0, i).some((earlier) => earlier.includes(word))).join(", ");
}

/** The targets of one zone in reading order. `named` are the ids that occur in any choice. */
export function targetsOf(scene: Scene, zone: string, named: Set<string>): Target[] {
  const spots = scene.spots.filter((spot) => spot.zone === zone);
  const pieces = scene.pieces.filter((piece) => piece.zone === zone);
  const anchors = spotAnchors(spots);
  settle(anchors, pieces);
  const shown = anchors.filter((anchor) => !isGround(anchor, anchors, named));
  return shown.map(asTarget).sort((a, b) => a.y - b.y || a.x - b.x);
}

/** Targets in rows from top to bottom, for assistive technology. */
export function rowsOf(targets: Target[]): Target[][] {
  const rows: Target[][] = [];
  for (const target of targets) {
    const row = rows.at(-1);
    if (row && Math.abs(row[0]!.y - target.y) < 0.3) row.push(target);
    else rows.push([target]);
  }
  return rows;
}

/** Where more may be touched, rings are drawn thin. */
const MANY = 9;
/** From this share on, what may be touched is the rule: one ring goes around it all. */
const ALL = 0.85;

/** What the rings of a zone say, of so many targets of which so many are open. */
export type Openness = "few" | "many" | "most" | "all";

/** Few rings are strong and many thin; where most are open the others step back, and where all are, one ring will do. */
export function opennessOf(open: number, targets: number): Openness {
  if (open <= MANY) return "few";
  if (open >= ALL * targets) return "all";
  return 2 * open > targets ? "most" : "many";
}

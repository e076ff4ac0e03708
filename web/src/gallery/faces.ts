/** Lists every kind of piece with all its faces: those known here, and those that occur in positions. */

import { SUITS } from "../faces/piecepack/suits";
import { PILL_PAINTS, PILL_SHAPES } from "../faces/pill/pills";
import { STONES } from "../faces/stone/stones";
import { TIC_PAINTS, TIC_SHAPES } from "../faces/tic/cards";
import type { View } from "../wire";
import type { Piece } from "../words/scene";

const NUMBERS = ["1", "2", "3", "4", "5"];
const VALUES = ["null", "ace", "2", "3", "4", "5"];
const stones = Object.keys(STONES);

/** Combine one text from each of these lists in all ways. */
function combined(lists: string[][], between: string): string[] {
  const [first = [], ...rest] = lists;
  if (rest.length === 0) return first;
  const ends = combined(rest, between);
  return first.flatMap((start) => ends.map((end) => start + between + end));
}

const LISTED: Record<string, (string | null)[]> = {
  "tic-card": [...combined([NUMBERS, Object.keys(TIC_SHAPES), Object.keys(TIC_PAINTS)], ""), null],
  pill: combined([Object.keys(PILL_SHAPES), Object.keys(PILL_PAINTS)], "-"),
  piecepack: [...combined([Object.keys(SUITS), VALUES], "-"), null],
  counter: stones,
  gate: stones,
};

export interface Kind {
  kind: string;
  pieces: Piece[];
}

/** List the kinds by name, each with one piece for each face. */
export function kindsIn(views: View[]): Kind[] {
  const found = new Map<string, Map<string | null, Piece>>();
  const add = (piece: Piece) => {
    const faces = found.get(piece.kind) ?? new Map<string | null, Piece>();
    if (!faces.has(piece.face)) faces.set(piece.face, { ...piece, x: 0, y: 0, level: 0, turn: 0, count: 1 });
    found.set(piece.kind, faces);
  };
  for (const piece of views.flatMap((view) => view.scene?.pieces ?? []))
    add({ ...piece, label: "", short: [] });
  for (const [kind, faces] of Object.entries(LISTED))
    for (const face of faces) {
      const [first] = found.get(kind)?.values() ?? [];
      if (first) add({ ...first, face });
    }
  return [...found]
    .map(([kind, faces]) => ({ kind, pieces: [...faces.values()].toSorted(byFace) }))
    .toSorted((a, b) => a.kind.localeCompare(b.kind));
}

const byFace = (a: Piece, b: Piece) => (a.face ?? "").localeCompare(b.face ?? "");

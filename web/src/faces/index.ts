/** Chooses the drawing of each kind of piece. The only module that knows kinds by name. */

import type { Piece, Scene } from "../wire";
import Back from "./common/Back.svelte";
import Badge from "./common/Badge.svelte";
import Pawn from "./common/Pawn.svelte";
import type { Face, Height } from "./face";
import PiecepackDie from "./piecepack/Die.svelte";
import PiecepackPlace from "./piecepack/Place.svelte";
import PiecepackSuit from "./piecepack/Suit.svelte";
import PiecepackTile from "./piecepack/Tile.svelte";
import PiecepackBack from "./piecepack/TileBack.svelte";
import PiecepackValue from "./piecepack/Value.svelte";
import Bag from "./pill/Bag.svelte";
import Pill from "./pill/Pill.svelte";
import Prescription from "./pill/Prescription.svelte";
import SlipBack from "./pill/SlipBack.svelte";
import Mark from "./pivot/Mark.svelte";
import PivotCard from "./pivot/PivotCard.svelte";
import Placeholder from "./pivot/Placeholder.svelte";
import Token from "./pivot/Token.svelte";
import Plain from "./plain/Plain.svelte";
import Counter from "./stone/Counter.svelte";
import Gate from "./stone/Gate.svelte";
import Tile from "./stone/Tile.svelte";
import TicCard from "./tic/TicCard.svelte";

const card = {
  back: Back,
  inset: 0.055,
  aspect: { usual: 1.4, squat: 1.4 },
  counted: false,
  countedInMiddle: true,
  lies: "card",
} as const;
const stone = {
  back: Plain,
  inset: 0,
  aspect: { usual: 1, squat: 1 },
  counted: false,
  countedInMiddle: false,
  lies: null,
} as const;

const FACES: Record<string, Face> = {
  "tic-card": { ...card, aspect: { usual: 1.4, squat: 1 }, front: TicCard },
  "pivot-card": { ...card, aspect: { usual: 1.4, squat: 1.2 }, front: PivotCard },
  placeholder: { ...stone, front: Placeholder },
  mark: { ...stone, front: Mark },
  token: { ...stone, front: Token, back: Token },
  tile: { ...stone, front: Tile },
  gate: { ...stone, front: Gate },
  counter: { ...stone, front: Counter, counted: true },
  pawn: { ...stone, front: Pawn },
  number: { ...stone, front: Badge },
  pill: { ...stone, front: Pill, inset: 0.03, lies: "shape" },
  prescription: { ...stone, front: Prescription, back: SlipBack, inset: 0.03, lies: "shape" },
  bag: { ...stone, front: Bag, back: Bag, counted: true },
  piecepack: { ...stone, front: PiecepackTile, back: PiecepackBack, inset: 0.05, lies: "card" },
  "piecepack-value": { ...stone, front: PiecepackValue, back: PiecepackSuit },
  "piecepack-suit": { ...stone, front: PiecepackSuit },
  "piecepack-die": { ...stone, front: PiecepackDie },
  "piecepack-place": { ...stone, front: PiecepackPlace, inset: 0.05 },
};

const PLAIN: Face = { ...stone, front: Plain, inset: 0.05, counted: true, lies: "card" };

/** Find the drawing of a kind: a plain labelled tile where the kind is unknown. */
export const faceOf = (kind: string): Face => FACES[kind] ?? PLAIN;

/** Give the height of a scene's cells by their width: that of its tallest kind of piece. */
export function aspectOf(scene: Scene, height: Height = "usual"): number {
  const faces = [...new Set(scene.pieces.map(({ kind }) => kind))].map(faceOf);
  return Math.max(1, ...faces.map((face) => face.aspect[height]));
}

/** Tell whether the height of the pile is written on this piece. */
export function isCounted(piece: Piece, zoneKind: string): boolean {
  return piece.count > 1 && (faceOf(piece.kind).counted || zoneKind === "supply");
}

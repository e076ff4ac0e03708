/** What the drawing of a kind of piece consists of. */

import type { Component } from "svelte";
import type { Piece } from "../wire";

/** What a drawing is given. */
export interface FaceProps {
  piece: Piece;
  /** Height of the drawing by its width. */
  aspect: number;
}

/** How high pieces are drawn: as usual, or where height is scarce. */
export type Height = "usual" | "squat";

/** How pieces of one kind are drawn. */
export interface Face {
  front: Component<FaceProps>;
  back: Component<FaceProps>;
  /** Free margin on each side, as a share of the cell's width. */
  inset: number;
  /** Height of the cells of a scene that holds this kind, by their width. */
  aspect: Record<Height, number>;
  /** Whether the height of a pile is written on it. */
  counted: boolean;
  /** Whether that number stands in its middle rather than at its corner. */
  countedInMiddle: boolean;
  /** Whether it casts the small shadow of a thing lying on the table: one with the edges of a card, or of its own shape. */
  lies: "card" | "shape" | null;
}

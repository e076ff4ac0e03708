/** Reads and colours the faces of TIC cards: number, shape letter, colour letter. */

export interface TicFace {
  number: string;
  shape: string;
  colour: string;
}

/** Read "3Xo" as 3 star orange. */
export const readTic = (face: string): TicFace => ({
  number: face[0] ?? "",
  shape: face[1] ?? "",
  colour: face[2] ?? "",
});

export interface TicPaint {
  fill: string;
  edge: string;
  text: string;
}

/** From violet to yellow the lightness rises in steps of about fifteen, so the five stay apart without hue. */
export const TIC_PAINTS: Record<string, TicPaint> = {
  v: { fill: "#4a2a8f", edge: "#2c1560", text: "#4a2a8f" },
  c: { fill: "#178fa8", edge: "#0a5a6c", text: "#0b6375" },
  y: { fill: "#f8d847", edge: "#9a7700", text: "#725700" },
  o: { fill: "#f39b3d", edge: "#a3560a", text: "#954b04" },
  r: { fill: "#c2272f", edge: "#7d0f17", text: "#a91b24" },
};

/** The five shapes around (0, 0), about 62 wide. */
export const TIC_SHAPES: Record<string, string> = {
  C: "M0-30A30 30 0 1 1 0 30A30 30 0 1 1 0-30Z",
  R: "M23.800-26.400A31 31 0 1 0 23.800 26.400A26.900 26.900 0 1 1 23.800-26.400Z",
  T: "M0-31L34 28H-34Z",
  S: "M-27-27H27V27H-27Z",
  X: "M0-35L9.100-11.600L34.200-10.100L14.800 5.800L21.200 30.100L0 16.600L-21.200 30.100L-14.800 5.800L-34.200-10.100L-9.100-11.600Z",
};

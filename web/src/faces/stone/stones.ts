/** The three stones of 36, apart by lightness and by texture. */

export interface Stone {
  fill: string;
  rim: string;
}

export const STONES: Record<string, Stone> = {
  W: { fill: "#f1ead9", rim: "#c9bda3" },
  R: { fill: "#c14d38", rim: "#8f2c1c" },
  B: { fill: "#2f2e2c", rim: "#5a5852" },
};

export const stone = (letter: string): Stone => STONES[letter] ?? STONES.W!;

/** Read "WW/RB": the four squares, row by row. */
export const readTile = (face: string): string[] => [...face.replace("/", "")].slice(0, 4);

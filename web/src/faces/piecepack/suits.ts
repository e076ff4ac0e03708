/** Reads and paints the tiles of a piecepack: four suits around (0, 0), about 60 wide. */

export interface TileFace {
  suit: string;
  number: string;
  /** Another number that it may have as well; empty if that is known. */
  other: string;
}

const SHORT: Record<string, string> = { null: "0", ace: "A" };

/** What is printed for a number. */
export const printedNumber = (value: string): string => SHORT[value] ?? value;

/** Read "sun-ace", or "sun-ace-3" of two that it may be: the suit, and what is printed for its numbers. */
export function readTile(face: string): TileFace {
  const [suit = "", value = "", other = ""] = face.split("-");
  return { suit, number: printedNumber(value), other: printedNumber(other) };
}

/** Rays or points around a centre. */
function burst(points: number, outer: number, inner: number): string {
  const corner = (i: number) => {
    const [angle, radius] = [(Math.PI * i) / points - Math.PI / 2, i % 2 ? inner : outer];
    return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
  };
  return `M${Array.from({ length: 2 * points }, (_, i) => corner(i)).join("L")}Z`;
}

export interface Suit {
  outline: string;
  /** Lines within the outline, in the colour of the tile. */
  detail: string;
  fill: string;
  /** The number, dark enough to be read on the tile. */
  text: string;
}

export const SUITS: Record<string, Suit> = {
  sun: {
    outline: burst(12, 31, 20),
    detail: "M0-14.500A14.500 14.500 0 1 1 0 14.500A14.500 14.500 0 1 1 0-14.500Z",
    fill: "#e79a1c",
    text: "#8a5300",
  },
  moon: {
    outline: "M12-27.500A29 29 0 1 0 12 27.500A23.500 23.500 0 0 1 12-27.500Z",
    detail: "",
    fill: "#3d3f9c",
    text: "#33358c",
  },
  crown: {
    outline: "M-28 22L-31-13L-15 2L-8-20A5.500 5.500 0 1 1 8-20L15 2L31-13L28 22Q0 29-28 22Z",
    detail: "M-25 13Q0 20 25 13",
    fill: "#c2323c",
    text: "#a8202c",
  },
  arms: {
    outline: "M-25-27Q-12-22 0-29Q12-22 25-27Q30 14 0 31Q-30 14-25-27Z",
    detail: "M0-24V25M-24-4H24",
    fill: "#2f8f68",
    text: "#176144",
  },
};

/** Reads and paints the pills: four shapes around (0, 0), four colours. */

export interface PillFace {
  shape: string;
  colour: string;
}

/** Read "lozenge-green". */
export function readPill(face: string): PillFace {
  const [shape = "", colour = ""] = face.split("-");
  return { shape, colour };
}

/** Read nine pills, row by row: "lozenge-green capsule-blue oval-red/…". */
export function readSlip(face: string): PillFace[] {
  return face.split("/").flatMap((row) => row.split(" ").map(readPill));
}

export interface PillPaint {
  fill: string;
  edge: string;
  /** The imprint, and what sets it off from the fill. */
  ink: string;
}

/** Yellow is the lightest and blue the darkest, so the letters only confirm what lightness says. */
export const PILL_PAINTS: Record<string, PillPaint> = {
  blue: { fill: "#2a55b0", edge: "#14306e", ink: "#ffffff" },
  green: { fill: "#3f9a5b", edge: "#155230", ink: "#06200f" },
  yellow: { fill: "#f6cf45", edge: "#8f6a00", ink: "#4a3600" },
  red: { fill: "#d2402f", edge: "#7c150c", ink: "#ffffff" },
};

export const PILL_SHAPES: Record<string, string> = {
  round: "M0-36A36 36 0 1 1 0 36A36 36 0 1 1 0-36Z",
  capsule: "M-20-22.500H20A22.500 22.500 0 0 1 20 22.500H-20A22.500 22.500 0 0 1-20-22.500Z",
  oval: "M0-27A43 27 0 1 1 0 27A43 27 0 1 1 0-27Z",
  lozenge:
    "M4.500-38.500L38.500-4.500Q43 0 38.500 4.500L4.500 38.500Q0 43-4.500 38.500L-38.500 4.500Q-43 0-38.500-4.500L-4.500-38.500Q0-43 4.500-38.500Z",
};

/** By how much a shape lies askew, in degrees. */
export const TILT: Record<string, number> = { capsule: -33 };

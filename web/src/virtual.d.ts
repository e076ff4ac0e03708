interface ImportMetaEnv {
  /** The part of Pyodide's lock file that says which Python it is. */
  readonly PYODIDE: Record<string, string>;
}

declare module "virtual:game-icons" {
  const outlines: Record<string, string>;
  export default outlines;
}

declare module "*.css";

declare module "gifenc" {
  type Palette = number[][];
  interface Frame {
    palette: Palette;
    delay: number;
    transparent: boolean;
    transparentIndex: number;
    dispose: number;
  }
  export function GIFEncoder(): {
    writeFrame(index: Uint8Array, width: number, height: number, frame: Frame): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
  };
  export function quantize(rgba: Uint8Array, most: number): Palette;
  export function applyPalette(rgba: Uint8Array, palette: Palette): Uint8Array;
}

declare module "js-aruco2/src/cv" {
  /** A picture: in colour, grey, or black and white. */
  export interface Picture {
    width: number;
    height: number;
    data: Uint8ClampedArray | number[];
  }
  export const CV: {
    grayscale(from: Picture, to: Picture): Picture;
    adaptiveThreshold(from: Picture, to: Picture, radius: number, constant: number): Picture;
    findContours(picture: Picture, scratch: number[]): unknown[];
  };
}

declare module "js-aruco2/src/aruco" {
  import type { Picture } from "js-aruco2/src/cv";
  interface Corner {
    x: number;
    y: number;
  }
  interface Marker {
    id: number;
    corners: Corner[];
  }
  export const AR: {
    Detector: new (wishes: { dictionaryName: string; maxHammingDistance: number }) => {
      grey: Picture;
      thres: Picture;
      binary: number[];
      findCandidates(contours: unknown[], least: number, bent: number, edge: number): Corner[][];
      clockwiseCorners(candidates: Corner[][]): Corner[][];
      notTooNear(candidates: Corner[][], apart: number): Corner[][];
      findMarkers(grey: Picture, candidates: Corner[][], side: number): Marker[];
    };
  };
}

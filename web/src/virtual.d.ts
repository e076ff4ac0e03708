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

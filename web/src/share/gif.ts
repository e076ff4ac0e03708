/** Writes an animated GIF frame by frame: of each frame only the part that has changed. */

import { GIFEncoder, applyPalette, quantize } from "gifenc";

/** The colours of a palette; one more, its last, stands for pixels that stay as they were. */
const COLOURS = 255;
/** The disposal method by which the next frame is drawn over this one. */
const KEEP = 1;

export class Gif {
  private readonly encoder = GIFEncoder();
  private before: Uint32Array | null = null;

  constructor(
    private readonly width: number,
    private readonly height: number,
  ) {}

  /** Add a frame, with its pixels as a canvas gives them, which is shown for so many milliseconds. */
  add(pixels: ArrayBuffer, delay: number): void {
    const now = new Uint32Array(pixels);
    const places = changed(now, this.before);
    const colours = new Uint8Array(Uint32Array.from(places, (place) => now[place]!).buffer);
    const palette = places.length ? quantize(colours, COLOURS) : [];
    const index = new Uint8Array(now.length).fill(palette.length);
    const found = applyPalette(colours, palette);
    places.forEach((place, i) => (index[place] = found[i]!));
    this.encoder.writeFrame(index, this.width, this.height, {
      palette: [...palette, [0, 0, 0]],
      delay,
      transparent: true,
      transparentIndex: palette.length,
      dispose: KEEP,
    });
    this.before = now;
  }

  end(): Uint8Array<ArrayBuffer> {
    this.encoder.finish();
    return this.encoder.bytes();
  }
}

/** Find the rectangle in which two frames differ. */
function changed(now: Uint32Array, before: Uint32Array | null): Uint32Array {
  const places = new Uint32Array(now.length);
  let count = 0;
  for (let place = 0; place < now.length; place++)
    if (now[place] !== before?.[place]) places[count++] = place;
  return places.subarray(0, count);
}

/** Reads a photograph in a worker, since searching it takes a second. It never leaves the device. */

import { findCodes, lengthsFor } from "./detect";
import type { Search } from "./reading";

/** More pixels than any photograph has: beyond, the memory of a phone may not do. */
const MOST_PIXELS = 120_000_000;

addEventListener("message", async ({ data }: MessageEvent<Blob>) => {
  try {
    for await (const found of search(data)) postMessage(found);
    postMessage({ codes: [], last: true } satisfies Search);
  } catch {
    postMessage(null);
  }
});

/** Yield the codes of a photograph, as found at one length after the other. */
async function* search(photo: Blob): AsyncGenerator<Search> {
  const picture = await createImageBitmap(photo, { imageOrientation: "from-image" });
  if (picture.width * picture.height > MOST_PIXELS) throw new RangeError("too many pixels");
  const longer = Math.max(picture.width, picture.height);
  for (const length of lengthsFor(longer)) {
    const share = length / longer;
    const canvas = new OffscreenCanvas(Math.round(picture.width * share), Math.round(picture.height * share));
    const paint = canvas.getContext("2d", { willReadFrequently: true })!;
    paint.imageSmoothingQuality = "high";
    paint.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const pixels = paint.getImageData(0, 0, canvas.width, canvas.height);
    yield { codes: findCodes(pixels, 1 / share), last: false };
  }
  picture.close();
}

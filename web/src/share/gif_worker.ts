/** Encodes GIFs in a worker: choosing the colours of a frame takes long. */

import type { Order } from "./encoder";
import { Gif } from "./gif";

let gif: Gif | null = null;

addEventListener("message", ({ data }: MessageEvent<Order>) => {
  if (data.do === "begin") gif = new Gif(data.width, data.height);
  else if (data.do === "add") gif?.add(data.pixels, data.delay);
  postMessage(data.do === "end" ? gif?.end() : null);
});

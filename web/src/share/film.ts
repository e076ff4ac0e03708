/** Makes the film of a match: all its moments as one animated picture. */

import type { Log } from "../session/log.svelte";
import type { LookBack } from "../session/look_back.svelte";
import type { Recalled } from "../wire";
import { Encoder } from "./encoder";
import { drawingOf, painted } from "./picture";

/** The most pictures of a film: nobody looks at more of them, nor sends so large a file. */
export const MOST = 120;
/** A film of more pictures shows each for a shorter time. */
const UNHURRIED = 60;
const MOVE_MS = 1_000;
const FAST_MS = 600;
const LAST_MS = 4_000;

/** Draws the pictures of a film. */
export interface Screen {
  /** Draws a moment and gives the element that shows it. */
  show: (moment: Recalled) => Promise<HTMLElement>;
  /** Is told how many of how many pictures have been drawn, and how many moments there are. */
  drawn: (count: number, pictures: number, all: number) => void;
}

/** Choose at most so many moments, spread over all, the first and the last among them. */
export function chosen(all: number[], most = MOST): number[] {
  if (all.length <= most) return all;
  return Array.from({ length: most }, (_, i) => all[Math.round((i * (all.length - 1)) / (most - 1))]!);
}

/** Draw all moments of a match, or as many as a film has, and encode them. Rejects when `signal` aborts. */
export async function film(log: Log, lookBack: LookBack, screen: Screen, signal: AbortSignal): Promise<Blob> {
  await log.fetchAll(signal);
  const all = log.moments;
  const shown = chosen(all);
  const encoder = new Encoder();
  screen.drawn(0, shown.length, all.length);
  try {
    let count = 0;
    for await (const moment of lookBack.fetch(shown, signal)) {
      const element = await screen.show(moment);
      await put(encoder, element, count === 0, delayOf(++count, shown.length));
      signal.throwIfAborted();
      screen.drawn(count, shown.length, all.length);
    }
    return await encoder.end();
  } finally {
    encoder.close();
  }
}

const delayOf = (number: number, count: number) =>
  number === count ? LAST_MS : count > UNHURRIED ? FAST_MS : MOVE_MS;

async function put(encoder: Encoder, element: HTMLElement, first: boolean, delay: number): Promise<void> {
  const [width, height] = [element.offsetWidth, element.offsetHeight];
  const canvas = await painted(await drawingOf(element), width, height);
  if (first) await encoder.begin(width, height);
  await encoder.add(canvas.getContext("2d")!.getImageData(0, 0, width, height), delay);
}

/** Lets pieces glide from where they lay to where they lie now, new ones appear, and points rise. */

import { settings } from "../feel/settings.svelte";

/** Where pieces were drawn, by id. */
export type Places = Map<string, DOMRect>;

const GLIDE: KeyframeAnimationOptions = { duration: 230, easing: "cubic-bezier(.2,.75,.3,1)" };
const FADE: KeyframeAnimationOptions = { duration: 200, easing: "ease-out" };

export const calm = () => settings.calm;

const timed = (options: KeyframeAnimationOptions): KeyframeAnimationOptions => ({
  ...options,
  duration: Number(options.duration) * settings.pace,
});

const pieces = () => document.querySelectorAll<HTMLElement>("[data-piece]");

/** Remember where every piece is drawn at this moment. */
export function remember(): Places {
  return new Map([...pieces()].map((element) => [element.dataset.piece!, element.getBoundingClientRect()]));
}

/** Animate every piece from where it was remembered. Call after the new scene is drawn. */
export function play(seen: Places): void {
  if (seen.size === 0) return;
  for (const element of pieces()) glide(element, seen.get(element.dataset.piece!));
}

function glide(element: HTMLElement, seen: DOMRect | undefined): void {
  if (!seen) return appear(element);
  const now = element.getBoundingClientRect();
  const [dx, dy] = [centre(seen).x - centre(now).x, centre(seen).y - centre(now).y];
  if (Math.hypot(dx, dy) < 1 || now.width === 0) return;
  if (calm()) return void element.animate([{ opacity: 0.2 }, { opacity: 1 }], timed(FADE));
  move(element, dx, dy, seen.width / now.width, now.width / element.offsetWidth);
}

const centre = (box: DOMRect) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

function move(element: HTMLElement, dx: number, dy: number, size: number, zoom: number): void {
  const from = `translate(${dx / zoom}px, ${dy / zoom}px) scale(${size})`;
  const start = { transform: from, zIndex: 600 };
  element.animate([start, { transform: "none", zIndex: 600 }], timed(GLIDE));
}

function appear(element: HTMLElement): void {
  const start = calm() ? { opacity: 0 } : { opacity: 0, transform: "scale(.82)" };
  element.animate([start, { opacity: 1, transform: "none" }], timed(FADE));
}

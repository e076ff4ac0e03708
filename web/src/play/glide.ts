/** Animates pieces: they glide from where they were drawn to where they are drawn now, and new ones appear. */

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

/** Measure where every piece is drawn now. */
export function remember(): Places {
  return new Map([...pieces()].map((element) => [element.dataset.piece!, element.getBoundingClientRect()]));
}

/** Animate every piece from where it was drawn. Call after the new scene is drawn. */
export function play(seen: Places): void {
  if (seen.size === 0) return;
  const motions = [...pieces()].map((element) => motionOf(element, seen.get(element.dataset.piece!)));
  for (const motion of motions) motion?.(); // all is measured before anything moves: one layout instead of one a piece
}

/** Choose the motion of a piece, if it needs any. */
function motionOf(element: HTMLElement, seen: DOMRect | undefined): (() => void) | null {
  if (!seen) return () => appear(element);
  const now = element.getBoundingClientRect();
  const [dx, dy] = [centre(seen).x - centre(now).x, centre(seen).y - centre(now).y];
  if (Math.hypot(dx, dy) < 1 || now.width === 0) return null;
  if (calm()) return () => element.animate([{ opacity: 0.2 }, { opacity: 1 }], timed(FADE));
  const zoom = now.width / element.offsetWidth;
  return () => move(element, dx, dy, seen.width / now.width, zoom);
}

const centre = (box: DOMRect) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/** Animate nothing but the transform, which the compositor can do alone; an attribute lays the piece uppermost. */
function move(element: HTMLElement, dx: number, dy: number, size: number, zoom: number): void {
  const from = `translate(${dx / zoom}px, ${dy / zoom}px) scale(${size})`;
  const motion = element.animate([{ transform: from }, { transform: "none" }], timed(GLIDE));
  const number = String(++glides);
  element.dataset.gliding = number;
  const rest = () => element.dataset.gliding === number && delete element.dataset.gliding;
  void motion.finished.then(rest, rest);
}

let glides = 0;

function appear(element: HTMLElement): void {
  const start = calm() ? { opacity: 0 } : { opacity: 0, transform: "scale(.82)" };
  element.animate([start, { opacity: 1, transform: "none" }], timed(FADE));
}

/** Rectangles of cells, as what is framed together. */

import type { Rect } from "./targets";

/** Join what lies side by side to one rectangle, so that no frame runs between; what lies within another is left out. */
export function joined(rects: Rect[]): Rect[] {
  for (const [i, one] of rects.entries())
    for (const [j, other] of rects.slice(0, i).entries())
      if (fill(one, other))
        return joined([around(one, other), ...rects.filter((_, k) => k !== i && k !== j)]);
  return rects;
}

/** Whether two fill the rectangle around them. */
const fill = (a: Rect, b: Rect) => areaOf(around(a, b)) <= areaOf(a) + areaOf(b) - common(a, b);

function around(a: Rect, b: Rect): Rect {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return { x, y, w: Math.max(a.x + a.w, b.x + b.w) - x, h: Math.max(a.y + a.h, b.y + b.h) - y };
}

const areaOf = ({ w, h }: Rect) => w * h;

function common(a: Rect, b: Rect): number {
  const wide = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const tall = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return Math.max(0, wide) * Math.max(0, tall);
}

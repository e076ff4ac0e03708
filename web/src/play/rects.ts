/** Rectangles, in cells or in pixels. */

export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

export const areaOf = ({ w, h }: Rect) => w * h;

/** Compute the area that two share. */
export function sharedArea(a: Rect, b: Rect): number {
  const wide = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const tall = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return Math.max(0, wide) * Math.max(0, tall);
}

/** Compute the smallest rectangle around these. */
export function around(rects: Rect[]): Rect {
  const [x, y] = [Math.min(...rects.map((rect) => rect.x)), Math.min(...rects.map((rect) => rect.y))];
  const right = Math.max(...rects.map((rect) => rect.x + rect.w));
  const foot = Math.max(...rects.map((rect) => rect.y + rect.h));
  return { x, y, w: right - x, h: foot - y };
}

/** Join rectangles side by side, so that no frame runs between them; those within another are left out. */
export function joined(rects: Rect[]): Rect[] {
  for (const [i, one] of rects.entries())
    for (const [j, other] of rects.slice(0, i).entries())
      if (fill(one, other))
        return joined([around([one, other]), ...rects.filter((_, k) => k !== i && k !== j)]);
  return rects;
}

/** Tell whether two fill the rectangle around them. */
const fill = (a: Rect, b: Rect) => areaOf(around([a, b])) <= areaOf(a) + areaOf(b) - sharedArea(a, b);

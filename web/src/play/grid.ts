/** Moves between the targets of a zone by the arrow keys, according to where they lie. */

import type { Rect } from "./rects";
import type { Target } from "./targets";

export type Direction = "left" | "right" | "up" | "down";

const ARROWS: Record<string, Direction> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

interface Offset {
  ahead: number;
  aside: number;
}

function offset(from: Rect, to: Rect, direction: Direction): Offset {
  const dx = to.x + to.w / 2 - (from.x + from.w / 2);
  const dy = to.y + to.h / 2 - (from.y + from.h / 2);
  const across = direction === "left" || direction === "right";
  const sign = direction === "left" || direction === "up" ? -1 : 1;
  return across ? { ahead: dx * sign, aside: Math.abs(dy) } : { ahead: dy * sign, aside: Math.abs(dx) };
}

const cost = ({ ahead, aside }: Offset) => ahead + 2.5 * aside;

/** Find the next target in a direction; undefined at the edge. */
export function step(targets: Target[], from: Target, direction: Direction): Target | undefined {
  let best: Target | undefined;
  let least = Infinity;
  for (const target of targets) {
    const way = offset(from, target, direction);
    if (target.key === from.key || way.ahead < 0.2 || cost(way) >= least) continue;
    [best, least] = [target, cost(way)];
  }
  return best;
}

/** Find the target nearest to a place, for a focus whose target is gone. */
export function nearest(targets: Target[], to: Rect): Target | undefined {
  const far = (t: Target) => Math.hypot(t.x + t.w / 2 - to.x - to.w / 2, t.y + t.h / 2 - to.y - to.h / 2);
  return targets.toSorted((a, b) => far(a) - far(b))[0];
}

/** Find where a key leads from a target: arrows by geometry, Home and End along the row. */
export function walk(targets: Target[], from: Target, key: string): Target | undefined {
  const direction = ARROWS[key];
  if (direction) return step(targets, from, direction);
  const row = targets.filter((target) => Math.abs(target.y - from.y) < 0.3);
  if (key === "Home") return row[0];
  return key === "End" ? row.at(-1) : undefined;
}

/** Finds the part of the boards that matters now: where something can be done, else where something has just happened. */

import type { Choice, Event } from "../wire";
import type { Scene } from "../words/scene";
import type { Placed } from "./layout";
import { around, type Rect } from "./rects";

interface Played {
  next: Map<string, Choice[]>;
  choices: Choice[];
  trace: Event | null;
}

/** Compute the rectangle around all places that matter, in pixels of the boards; null where none does. */
export function focusOf(scene: Scene, played: Played, boards: Placed[], aspect: number): Rect | null {
  const able = [...played.next.keys()];
  const later = played.choices.flatMap((choice) => choice.path);
  const past = scene.over ? [] : (played.trace?.ids ?? []);
  for (const ids of [able, later, past]) {
    const part = boundsOf(scene, new Set(ids), boards, aspect);
    if (part) return part;
  }
  return null;
}

function boundsOf(scene: Scene, ids: Set<string>, boards: Placed[], aspect: number): Rect | null {
  const places = [...scene.spots, ...scene.pieces].filter((it) => ids.has(it.id));
  const parts = places.flatMap(({ zone, x, y, w, h }) => {
    const board = boards.find((board) => board.zone.id === zone);
    if (!board) return [];
    const [wide, tall] = [board.cell, board.cell * aspect];
    return [{ x: board.x + x * wide, y: board.y + y * tall, w: w * wide, h: h * tall }];
  });
  return parts.length ? around(parts) : null;
}

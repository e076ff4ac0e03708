/** Which part of the boards matters now: where something can be done, or where something has just happened. */

import type { Choice, Event } from "../wire";
import type { Scene } from "../words/scene";
import type { Placed } from "./layout";
import type { Part } from "./zoom";

interface Played {
  next: Map<string, Choice[]>;
  choices: Choice[];
  trace: Event | null;
}

/** The rectangle around all places that matter, in pixels of the boards; `null` where nothing does. */
export function focusOf(scene: Scene, played: Played, boards: Placed[], aspect: number): Part | null {
  const able = [...played.next.keys()];
  const later = played.choices.flatMap((choice) => choice.path);
  const past = scene.over ? [] : (played.trace?.ids ?? []);
  for (const ids of [able, later, past]) {
    const part = around(scene, new Set(ids), boards, aspect);
    if (part) return part;
  }
  return null;
}

function around(scene: Scene, ids: Set<string>, boards: Placed[], aspect: number): Part | null {
  const places = [...scene.spots, ...scene.pieces].filter((it) => ids.has(it.id));
  const parts = places.flatMap(({ zone, x, y, w, h }) => {
    const board = boards.find((board) => board.zone.id === zone);
    if (!board) return [];
    const [wide, tall] = [board.cell, board.cell * aspect];
    return [{ x: board.x + x * wide, y: board.y + y * tall, w: w * wide, h: h * tall }];
  });
  return parts.length ? parts.reduce(union) : null;
}

function union(a: Part, b: Part): Part {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return { x, y, w: Math.max(a.x + a.w, b.x + b.w) - x, h: Math.max(a.y + a.h, b.y + b.h) - y };
}

/** A scene with everything in it that is said. */

import type { Scene } from "../wire";
import type { Word } from "./tell";

/** The scene in the words of one reader. */
export function tellScene(scene: Scene, tell: (word: Word) => string): Scene {
  const named = <T extends { label: string }>(it: T): T => ({ ...it, label: tell(it.label) });
  return {
    ...scene,
    status: tell(scene.status),
    zones: scene.zones.map(named),
    pieces: scene.pieces.map(named),
    spots: scene.spots.map(named),
    scores: scene.scores.map((score) => ({
      ...score,
      detail: tell(score.detail),
      lines: score.lines.map((line) => ({ ...named(line), parts: line.parts.map(tell) })),
    })),
  };
}

/** Makes a whole view of the last one and what is new in it. */

import type { Changes, Scene, SceneChanges, View } from "../wire";

/** Give the view that the changes lead to, `null` where they build on another one than this. */
export function merge(view: View | null, changes: Changes): View | null {
  if (!view?.scene || view.seq !== changes.since) return null;
  const { seq, actions, events, clocks, undo } = changes;
  const table = changes.table ?? view.table;
  const own = changes.own ?? view.own;
  const scene = changes.scene ? mergeScene(view.scene, changes.scene) : view.scene;
  return { ...view, seq, table, scene, own, actions, events, clocks, undo, log: false };
}

function mergeScene(scene: Scene, changes: SceneChanges): Scene {
  const gone = new Set(changes.gone);
  return {
    pieces: mergeThings(scene.pieces, changes.pieces, gone),
    spots: mergeThings(scene.spots, changes.spots, gone),
    zones: changes.zones ?? scene.zones,
    seams: changes.seams ?? scene.seams,
    scores: changes.scores ?? scene.scores,
    status: changes.status ?? scene.status,
    to_act: changes.to_act ?? scene.to_act,
    over: changes.over,
  };
}

/** What stays keeps its place, and what is new comes last. */
function mergeThings<T extends { id: string }>(things: T[], fresh: T[], gone: Set<string>): T[] {
  const kept = things.filter(({ id }) => !gone.has(id)).map((it): [string, T] => [it.id, it]);
  return [...new Map([...kept, ...fresh.map((it): [string, T] => [it.id, it])]).values()];
}

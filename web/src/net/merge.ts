/** Makes a whole view of the last one and what is new in it. */

import type { Changes, Own, OwnChanges, Scene, SceneChanges, View } from "../wire";

/** Give the view that the changes lead to, `null` where they build on another one than this. */
export function merge(view: View | null, changes: Changes): View | null {
  if (!view?.scene || view.seq !== changes.since) return null;
  const { seq, done, events, clocks, undo } = changes;
  const table = changes.table ?? view.table;
  const own = view.own && changes.own ? mergeOwn(view.own, changes.own) : view.own;
  const scene = changes.scene ? mergeScene(view.scene, changes.scene) : view.scene;
  const over = done.map(([seat, text]) => `${seat} ${text}`);
  const actions = listed(view.actions, changes.actions, over, ({ seat, text }) => `${seat} ${text}`);
  return { ...view, seq, table, scene, own, actions, events, clocks, undo, log: false };
}

const idOf = ({ id }: { id: string }) => id;

function mergeOwn(own: Own, changes: OwnChanges): Own {
  return {
    pieces: listed(own.pieces, changes.pieces, changes.gone, idOf),
    status: changes.status ?? own.status,
    turn: changes.turn ?? own.turn,
  };
}

function mergeScene(scene: Scene, changes: SceneChanges): Scene {
  const pieces = listed(scene.pieces, changes.pieces, changes.gone, idOf);
  return {
    pieces: changes.order ? ordered(pieces, changes.order) : pieces,
    spots: listed(scene.spots, changes.spots, changes.gone, idOf),
    zones: changes.zones ?? scene.zones,
    seams: [...(changes.seams ?? scene.seams), ...changes.more_seams],
    scores: changes.scores ?? scene.scores,
    status: changes.status ?? scene.status,
    to_act: changes.to_act ?? scene.to_act,
    over: changes.over,
  };
}

function ordered<T extends { id: string }>(things: T[], order: string[]): T[] {
  const places = new Map(order.map((id, place) => [id, place]));
  return things.toSorted((a, b) => places.get(a.id)! - places.get(b.id)!);
}

/** What stays keeps its place, and what is new comes last. */
function listed<T>(old: T[], fresh: T[], gone: string[], keyOf: (it: T) => string): T[] {
  const dropped = new Set(gone);
  const kept = old.map((it): [string, T] => [keyOf(it), it]).filter(([key]) => !dropped.has(key));
  return [...new Map([...kept, ...fresh.map((it): [string, T] => [keyOf(it), it])]).values()];
}

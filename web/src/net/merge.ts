/** Applies changes to the last view. */

import type { Changes, Own, OwnChanges, Piece, Scene, SceneChanges, Seam, View } from "../wire";

/** Give the view that the changes lead to; null where they build on another one than this. */
export function merge(view: View | null, changes: Changes): View | null {
  if (!view?.scene || view.seq !== changes.since) return null;
  const { seq, done, events, clocks, times, undo } = changes;
  const may = changes.may ?? view.may;
  const table = changes.table ?? view.table;
  const own = view.own && changes.own ? mergeOwn(view.own, changes.own) : view.own;
  const scene = changes.scene ? mergeScene(view.scene, changes.scene) : view.scene;
  const over = done?.map(([seat, text]) => `${seat} ${text}`) ?? [];
  const actions = listed(
    done ? view.actions : [],
    changes.actions,
    over,
    ({ seat, text }) => `${seat} ${text}`,
  );
  return { ...view, seq, table, scene, own, actions, events, clocks, times, undo, may, log: false };
}

const idOf = ({ id }: { id: string }) => id;
const edgeOf = ({ zone, x1, y1, x2, y2 }: Seam) => [zone, x1, y1, x2, y2].join(" ");

function mergeOwn(own: Own, changes: OwnChanges): Own {
  return {
    pieces: listed(own.pieces, changes.pieces, changes.gone, idOf),
    status: changes.status ?? own.status,
    turn: changes.turn ?? own.turn,
    tries: changes.tries ?? own.tries,
  };
}

function mergeScene(scene: Scene, changes: SceneChanges): Scene {
  return {
    pieces: placed(scene.pieces, changes),
    spots: listed(scene.spots, changes.spots, changes.gone, idOf),
    zones: listed(changes.zones ?? scene.zones, changes.resized, [], idOf),
    seams: listed(scene.seams, changes.seams, [], edgeOf).filter(({ kind }) => kind),
    scores: listed(scene.scores, changes.scores, [], ({ seat }) => `${seat}`),
    status: changes.status ?? scene.status,
    opening: changes.opening ?? scene.opening,
    to_act: changes.to_act ?? scene.to_act,
    over: changes.over,
  };
}

function placed(old: Piece[], { pieces, places, gone }: SceneChanges): Piece[] {
  const dropped = new Set([...gone, ...pieces.map(idOf)]);
  const found = old.filter(({ id }) => !dropped.has(id));
  for (const [i, piece] of pieces.entries()) found.splice(places[i]!, 0, piece);
  return found;
}

/** Update a list: what stays keeps its place, and what is new comes last. */
function listed<T>(old: T[], fresh: T[], gone: string[], keyOf: (it: T) => string): T[] {
  const dropped = new Set(gone);
  const kept = old.map((it): [string, T] => [keyOf(it), it]).filter(([key]) => !dropped.has(key));
  return [...new Map([...kept, ...fresh.map((it): [string, T] => [keyOf(it), it])]).values()];
}

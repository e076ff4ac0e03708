/** The best results of this device, where a game says which of them compare. Nobody else knows. */

import type { TableInfo } from "../wire";
import type { Scene } from "../words/scene";
import { isMadeOf, isMapOf, isMaybe, isNumber, isText, keep, recall } from "../ui/memory";

/** The fewest points, where they were made, and the fewest before. */
export interface Best {
  points: number;
  table: string;
  before?: number | undefined;
}

type Bests = Record<string, Best>;

const isBest = isMadeOf<Best>({ points: isNumber, table: isText, before: isMaybe(isNumber) });

const bests = (): Bests => recall("bests", {}, isMapOf(isBest));

/** The best there is now; a table that is looked at again counts once. */
export function better(known: Best | undefined, points: number, table: string): Best {
  if (known && known.points <= points) return known;
  return { points, table, before: known?.points };
}

/** Take note of the result of a seat of ours, and give the best of its kind; nothing where results do not compare. */
export function noteBest(table: TableInfo, { scores }: Scene, seat: number): Best | null {
  const score = scores.find((it) => it.seat === seat);
  if (!score?.record || !table.id || table.branch) return null;
  const key = `${table.game}.${table.seats.length}.${score.record}`;
  const best = better(bests()[key], score.points, table.id);
  keep("bests", { ...bests(), [key]: best });
  return best;
}

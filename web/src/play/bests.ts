/** The best results of this device, of games that say which results compare. They are not sent anywhere. */

import type { TableInfo } from "../wire";
import type { Scene } from "../words/scene";
import { isMadeOf, isMapOf, isMaybe, isNumber, isText, keep, recall } from "../ui/memory";

/** The fewest points, the table they were made at, and the fewest before that. */
export interface Best {
  points: number;
  table: string;
  before?: number | undefined;
}

type Bests = Record<string, Best>;

const isBest = isMadeOf<Best>({ points: isNumber, table: isText, before: isMaybe(isNumber) });

const bests = (): Bests => recall("bests", {}, isMapOf(isBest));

/** Choose the better of a known best and a new result; a table that is opened again counts once. */
export function better(known: Best | undefined, points: number, table: string): Best {
  if (known && known.points <= points) return known;
  return { points, table, before: known?.points };
}

/** Note the result of an own seat, and give the best one of its kind; null where results do not compare. */
export function noteBest(table: TableInfo, { scores }: Scene, seat: number): Best | null {
  const score = scores.find((it) => it.seat === seat);
  if (!score?.record || !table.id || table.branch) return null;
  const key = `${table.game}.${table.seats.length}.${score.record}`;
  const best = better(bests()[key], score.points, table.id);
  keep("bests", { ...bests(), [key]: best });
  return best;
}

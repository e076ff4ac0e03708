/** The way back from a table to its tournament: a device remembers the latest table to which somebody went so. */

import { isListOf, isText, keep, recall } from "../ui/memory";

const WAY = "tournament";

export const keepWay = (table: string, tournament: string): void => keep(WAY, [table, tournament]);

/** Whether the way to a table was taken on this device. */
export const hasTaken = (table: string): boolean => recall(WAY, [], isListOf(isText))[0] === table;

/** Give the tournament of a table; null where the way was another one. */
export function wayBack(table: string): string | null {
  const [known, tournament] = recall(WAY, [], isListOf(isText));
  return known === table ? (tournament ?? null) : null;
}

/** What the page of a tournament is to say to somebody who comes from a table. */
export const news = $state({ forfeit: false });

/** Ways to the end of a puzzle, found by asking the server. */

import { helpWithPuzzle, listPuzzles, solvePuzzle } from "../net/api";
import type { DailyPuzzle } from "../wire";

/** Every house has the puzzles of this day. */
const DATE = "2026-01-01";
/** More than any puzzle takes. */
const MOST = 60;

export interface Puzzled {
  date: string;
  puzzle: DailyPuzzle;
  taken: string[];
}

/** A puzzle of a game and what is to be done until it is over: the best, or whatever may be done first. */
export async function puzzled(game: string, best: boolean): Promise<Puzzled> {
  const found = (await listPuzzles(DATE)).puzzles.find((it) => it.game === game)!;
  const taken: string[] = [];
  while (taken.length < MOST) {
    const { over, views } = await solvePuzzle(DATE, game, { taken, seen: 0 });
    if (over) break;
    const choice = best ? (await helpWithPuzzle(DATE, game, { taken })).choice : views.at(-1)!.actions[0];
    taken.push(choice!.text);
  }
  return { date: DATE, puzzle: found, taken };
}

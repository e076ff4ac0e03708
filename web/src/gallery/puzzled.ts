/** Finds a way to the end of a puzzle by asking the server. */

import { helpWithPuzzle, listPuzzles, solvePuzzle } from "../net/api";
import type { PuzzleInfo } from "../wire";

/** A day whose puzzles every server has. */
const DATE = "2026-01-01";
/** More actions than any puzzle takes. */
const MOST = 60;

export interface Puzzled {
  date: string;
  puzzle: PuzzleInfo;
  taken: string[];
}

/** Find a puzzle of a game and actions that end it: the best ones, or always the first that is legal. */
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

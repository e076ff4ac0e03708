/** Finds where to go on after a puzzle. */

import type { DailyPuzzles } from "../wire";
import { dayBeside, isSolved, type Results } from "./kept";

/** The next puzzle of the day that is not solved yet; null where all others are. */
export type Next = { href: string; game: string } | null;

/** Where the page of a puzzle leads: out of it, and on. */
export interface Way {
  home: string;
  /** Names the way out. */
  leave: string;
  on: string;
  /** Names the way on. */
  further: string;
  /** Where another one is while this one is not solved, which comes again; null where none is to be had. */
  another: string | null;
}

export function nextAfter({ date, puzzles }: DailyPuzzles, game: string, known: Results): Next {
  const at = puzzles.findIndex((it) => it.game === game);
  const others = [...puzzles.slice(at + 1), ...puzzles.slice(0, at)];
  const open = others.find((it) => !isSolved(known[date]?.[it.game]));
  return open ? { href: `/puzzles/${date}/${open.game}`, game: open.game } : null;
}

export const dayBefore = (date: string): string => `/puzzles/${dayBeside(date, -1)}`;

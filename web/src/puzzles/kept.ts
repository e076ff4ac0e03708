/** What this device remembers of puzzles: which were solved and how well. Nobody else knows. */

import { isMadeOf, isMapOf, isNumber, isSwitch, keep, recall } from "../ui/memory";

/** How a puzzle was solved. */
export interface Result {
  /** As well as can be. */
  best: boolean;
  /** So many steps of help were taken; 3: the answer was shown. */
  help: number;
  seconds: number;
}

/** By date, then by game. */
export type Results = Record<string, Record<string, Result>>;

const DAY_MS = 86_400_000;
/** The answer was shown: the puzzle is not solved by that. */
export const SHOWN = 3;

const isResult = isMadeOf<Result>({ best: isSwitch, help: isNumber, seconds: isNumber });

export const results = (): Results => recall("puzzles", {}, isMapOf(isMapOf(isResult)));

/** How good a result is, better ones higher. */
const worth = (result: Result | undefined): number =>
  result === undefined ? -1 : (isSolved(result) ? 8 : 0) + (result.best ? 4 : 0) + SHOWN - result.help;

export const isSolved = (result: Result | undefined): boolean => result !== undefined && result.help < SHOWN;

/** Remember a result, unless a better one of this puzzle is known; once shown, a puzzle is not solved any more. */
export function note(known: Results, date: string, game: string, result: Result): Results {
  const before = known[date]?.[game];
  const shown = before && !isSolved(before) ? SHOWN : 0;
  const now = { ...result, help: Math.max(result.help, shown) };
  if (worth(before) >= worth(now)) return known;
  return { ...known, [date]: { ...known[date], [game]: now } };
}

export const remember = (date: string, game: string, result: Result): void =>
  keep("puzzles", note(results(), date, game, result));

/** The day of the first puzzles, as the house counts. */
const FIRST = "2026-01-01";

/** Whether a day can be called so: today, or a date as 2026-11-20 since the first. Which day it is, the house knows. */
export function isDay(name: string): boolean {
  if (name === "today") return true;
  const at = /^\d{4}-\d{2}-\d{2}$/.test(name) ? Date.parse(name) : NaN;
  return FIRST <= name && !isNaN(at) && new Date(at).toISOString().startsWith(name);
}

export function dayBeside(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** On how many days in a row something was solved, up to today, or to yesterday while today is still open. */
export function streak(known: Results, today: string): number {
  const any = (date: string) => Object.values(known[date] ?? {}).some(isSolved);
  let days = 0;
  for (let date = any(today) ? today : dayBeside(today, -1); any(date); date = dayBeside(date, -1)) days += 1;
  return days;
}

/** How long it took, in minutes and seconds. */
export const lasted = ({ seconds }: Result): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

const SQUARES = { best: "🟩", done: "🟨", open: "⬜" };

/** Solved as well as can be and without help, solved otherwise, or still open. */
export function quality(result: Result | undefined): keyof typeof SQUARES {
  if (!result || !isSolved(result)) return "open";
  return result.best && result.help === 0 ? "best" : "done";
}

/** What is shared: how each puzzle went, and nothing of how it is done. */
export function shared(
  name: string,
  date: string,
  games: readonly { game: string; title: string }[],
  known: Results,
  url: string,
): string {
  const lines = games.map(({ game, title }) => `${SQUARES[quality(known[date]?.[game])]} ${title}`);
  return [`${name} ${date}`, ...lines, url].join("\n");
}

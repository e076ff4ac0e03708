/** What this device remembers of puzzles: which were solved and how. It is not sent anywhere. */

import { isMadeOf, isMapOf, isNumber, isSwitch, keep, recall } from "../ui/memory";

/** The first finished answer to a puzzle; it alone counts for the days in a row and for what is shared. */
export interface Result {
  /** It was the best, and had not been shown. */
  first: boolean;
  /** A later answer was the best. */
  later: boolean;
  /** How many steps of help were taken before it; 3: the answer was shown, then or later. */
  help: number;
  seconds: number;
}

/** A finished answer. */
export interface Answer {
  solved: boolean;
  help: number;
  seconds: number;
}

/** By date, then by game. */
export type Results = Record<string, Record<string, Result>>;

const DAY_MS = 86_400_000;
/** The step of help that shows the answer; then the puzzle does not count as solved. */
export const SHOWN = 3;

const isResult = isMadeOf<Result>({ first: isSwitch, later: isSwitch, help: isNumber, seconds: isNumber });

export const results = (): Results => recall("puzzles", {}, isMapOf(isMapOf(isResult)));

export const isSolved = (result: Result | undefined): boolean =>
  result !== undefined && (result.first || result.later);

/** Note a finished answer. Of later ones note only that one was right, or that the answer was shown before. */
export function note(known: Results, date: string, game: string, { solved, help, seconds }: Answer): Results {
  const before = known[date]?.[game];
  const own = solved && help < SHOWN;
  const now = before ? again(before, own, help === SHOWN) : { first: own, later: false, help, seconds };
  return { ...known, [date]: { ...known[date], [game]: now } };
}

function again(before: Result, own: boolean, isShown: boolean): Result {
  if (isSolved(before) || before.help === SHOWN) return before;
  return isShown ? { ...before, help: SHOWN } : { ...before, later: own };
}

export const remember = (date: string, game: string, answer: Answer): void =>
  keep("puzzles", note(results(), date, game, answer));

/** The day of the first puzzles, by the server's calendar. */
const FIRST = "2026-01-01";

/** Tell whether a text names a day: "today", whose date the server knows, or a date such as 2026-11-20. */
export function isDay(name: string): boolean {
  if (name === "today") return true;
  const at = /^\d{4}-\d{2}-\d{2}$/.test(name) ? Date.parse(name) : NaN;
  return !isNaN(at) && new Date(at).toISOString().startsWith(name);
}

/** Tell whether a date is so early that nothing comes before it. */
export const isFirst = (date: string): boolean => date <= FIRST;

export function dayBeside(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Count the days in a row on which something was solved at once, up to today, or to yesterday while today is open. */
export function streak(known: Results, today: string): number {
  const any = (date: string) => Object.values(known[date] ?? {}).some((result) => result.first);
  let days = 0;
  for (let date = any(today) ? today : dayBeside(today, -1); any(date); date = dayBeside(date, -1)) days += 1;
  return days;
}

/** Write how long an answer took, in minutes and seconds. */
export const lasted = ({ seconds }: Result): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

const SQUARES = { first: "🟩", helped: "🟨", later: "🟧", shown: "⬜", tried: "⬜", open: "⬜" };

/** The sign for each outcome: solved at once, at once with help, at a later try, shown, only tried, not tried. */
export function quality(result: Result | undefined): keyof typeof SQUARES {
  if (!result) return "open";
  if (result.first) return result.help ? "helped" : "first";
  if (result.later) return "later";
  return result.help === SHOWN ? "shown" : "tried";
}

/** Write the text that is shared: how each puzzle went, with a lamp for each step of help, and no solution. */
export function shared(
  name: string,
  date: string,
  games: readonly { game: string; title: string }[],
  known: Results,
  url: string,
): string {
  const lines = games.map(({ game, title }) => {
    const result = known[date]?.[game];
    return `${SQUARES[quality(result)]} ${title}${result?.first ? "💡".repeat(result.help) : ""}`;
  });
  return [`${name} ${date}`, ...lines, url].join("\n");
}

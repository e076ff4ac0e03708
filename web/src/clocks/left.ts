/** Counts down the clocks of seats, and writes the time they have left. All times in milliseconds. */

import type { SeatTime } from "../wire";

const SECOND = 1000;
const TENTH = 100;
export const HOUR = 3600 * SECOND;
const TENTHS_BELOW = 10 * SECOND;
/** So little time left, in seconds, is said to whom it belongs. */
export const TOLD_S = [60, 20, 10] as const;
const URGENT = 20 * SECOND;

/** What a clock shows so long after its message came. */
export interface Left {
  /** The time that is shown: the bank, or what is free before it where the bank is empty. */
  shown: number;
  /** The time that runs before the bank does, where it is not shown itself. */
  free: number;
  /** The time until the seat is out of time. */
  all: number;
  runs: boolean;
}

export function leftAfter({ left_ms, free_ms, runs }: SeatTime, passed: number): Left {
  const gone = runs ? Math.max(0, passed) : 0;
  const free = Math.max(0, free_ms - gone);
  const bank = Math.max(0, left_ms - Math.max(0, gone - free_ms));
  return bank ? { shown: bank, free, all: bank + free, runs } : { shown: free, free: 0, all: free, runs };
}

export const isUrgent = ({ all }: Left): boolean => all <= URGENT;

/** Write a time: 4:07, 1:04:07 from an hour on, and tenths of a second below ten. */
export function writeLeft(ms: number, locale: string): string {
  if (ms < TENTHS_BELOW)
    return (Math.floor(ms / TENTH) / 10).toLocaleString(locale, { minimumFractionDigits: 1 });
  const seconds = Math.ceil(ms / SECOND);
  const two = (count: number) => String(count % 60).padStart(2, "0");
  const [minutes, hours] = [Math.floor(seconds / 60), Math.floor(seconds / 3600)];
  return hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

/** Compute how long what a running clock shows stays the same. */
export function steadyFor({ shown, free }: Left): number {
  const rest = free ? free % SECOND : shown % (shown > TENTHS_BELOW ? SECOND : TENTH);
  return Math.max(1, rest);
}

/** Find the least of TOLD_S that was passed between two times; null if none was. */
export const passedBetween = (before: number, now: number): number | null =>
  TOLD_S.findLast((seconds) => before > seconds * SECOND && now <= seconds * SECOND) ?? null;

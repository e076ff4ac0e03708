/** A game at a real table as this device keeps it: who plays, the sheet, what can be undone, clocks and bids. */

import { isListOf, isMadeOf, isMaybe, isNumber, isSwitch, isText, type Fits } from "../ui/memory";
import type { Bid } from "./bids";
import {
  judge,
  judgeAll,
  judgeClosing,
  type Filled,
  type Line,
  type Parts,
  type Refusal,
  type Sheet,
} from "./sheet";
import type { TurnClock } from "./turns";

/** A table of a tournament that waits for the result. */
export interface Seat {
  id: string;
  round: number;
  table: number;
}

/** A time that the rules know: how much is left, and since when it runs. */
export interface Running {
  left: number;
  since: number | null;
}

interface Before {
  filled: Filled;
  bids: Bid[];
}

export interface Evening {
  names: string[];
  filled: Filled;
  /** The sheet and the bids as they were before each change, the last one at the end. */
  past: Before[];
  clock: TurnClock | null;
  timers: Record<string, Running>;
  bids: Bid[];
  club: Seat | null;
  /** The result has gone to the tournament. */
  sent: boolean;
}

/** How many changes can be undone. */
const MOST_UNDONE = 20;

const isThere: Fits<unknown> = (value): value is unknown => value !== undefined;
const isFilled = isMadeOf<Filled>({
  players: isNumber,
  options: isThere as Fits<Filled["options"]>,
  first: isNumber,
  lines: isListOf(isMadeOf<Line>({ seats: isThere as Fits<Line["seats"]>, shared: isThere as Fits<Parts> })),
  closing: isThere as Fits<Parts[]>,
  ended: isSwitch,
});

const isBids = isListOf(
  isMadeOf<Bid>({ seat: isNumber, value: isNumber, at: isNumber, failed: isMaybe(isSwitch) }),
);

/** Tells whether what was stored is an evening. */
export const isEvening: Fits<Evening> = isMadeOf<Evening>({
  names: isListOf(isText),
  filled: isFilled,
  past: isListOf(isMadeOf<Before>({ filled: isFilled, bids: isBids })),
  clock: isThere as Fits<TurnClock | null>,
  timers: isThere as Fits<Evening["timers"]>,
  bids: isBids,
  club: isThere as Fits<Seat | null>,
  sent: isSwitch,
});

export const begun = (names: string[], options: Filled["options"], first: number): Evening => ({
  names,
  filled: { players: names.length, options, first, lines: [], closing: [], ended: false },
  past: [],
  clock: null,
  timers: {},
  bids: [],
  club: null,
  sent: false,
});

/** Read a sheet that came from elsewhere; null where it is none that could stand. */
export function readEvening(sheet: Sheet, found: unknown): Evening | null {
  const evening = { ...begun([], {}, 0), ...(found as Partial<Evening>) };
  const fits =
    isEvening(evening) && evening.names.length > 0 && evening.names.length === evening.filled.players;
  return fits && judgeAll(sheet, evening.filled) === null ? evening : null;
}

function changed(evening: Evening, filled: Filled): Evening {
  const past = [...evening.past, { filled: evening.filled, bids: evening.bids }].slice(-MOST_UNDONE);
  return { ...evening, filled, past, sent: false };
}

/** Replace an evening by one that another device wrote, and keep the one before to be undone. */
export function overwritten(before: Evening | null, after: Evening): Evening {
  if (before?.names.join("\n") !== after.names.join("\n")) return { ...after, past: [] };
  const isSame = JSON.stringify(before.filled) === JSON.stringify(after.filled);
  return { ...after, past: isSame ? before.past : changed(before, after.filled).past };
}

/** What a change comes to: the evening after it, or why it cannot be, and in which line. */
export type Outcome = { evening: Evening } | { refusal: Refusal; number: number };

/** Write the next line, or correct one; after a correction all lines are judged anew. */
export function noted(sheet: Sheet, evening: Evening, line: Line, number: number): Outcome {
  const { filled } = evening;
  if (number === filled.lines.length) {
    const refusal = judge(sheet, filled, line);
    if (refusal) return { refusal, number };
    return {
      evening: { ...changed(evening, { ...filled, lines: [...filled.lines, line] }), bids: [], timers: {} },
    };
  }
  const corrected = { ...filled, lines: filled.lines.with(number, line) };
  return judgeAll(sheet, corrected) ?? { evening: changed(evening, corrected) };
}

/** Say that the game is over, where the rules let people say so. */
export const ended = (evening: Evening): Evening => changed(evening, { ...evening.filled, ended: true });

/** Write what is counted at the end. */
export function closed(sheet: Sheet, evening: Evening, closing: Parts[]): Outcome {
  const refusal = judgeClosing(sheet, { ...evening.filled, closing: [] }, closing);
  if (refusal) return { refusal, number: evening.filled.lines.length };
  return { evening: changed(evening, { ...evening.filled, closing }) };
}

export const canUndo = ({ past, bids }: Evening): boolean => past.length > 0 || bids.length > 0;

/** Take the last change back: the last bid of a round that has bids, else the last change of the sheet with its bids. */
export function undone(evening: Evening): Evening {
  const { bids, past, timers } = evening;
  if (bids.length) {
    const { bids: _, ...others } = timers;
    return { ...evening, bids: bids.slice(0, -1), timers: bids.length > 1 ? timers : others };
  }
  const before = past.at(-1);
  return before ? { ...evening, ...before, past: past.slice(0, -1), sent: false } : evening;
}

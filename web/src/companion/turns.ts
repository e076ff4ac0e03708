/** A clock for turns at a real table: who has how much left, kept so that it goes on when the page is opened again. */

import { readControl } from "../clocks/control";
import { leftAfter, type Left } from "../clocks/left";

export interface TurnClock {
  /** As `5+3`; see clocks/control. */
  control: string;
  /** By seat, in milliseconds. */
  left: number[];
  /** Whose time runs, since when; null while it stands still. */
  runs: { seat: number; since: number; free: number } | null;
}

const freeOf = (control: string) => {
  const read = readControl(control);
  return read?.sign === "d" ? read.seconds * 1000 : 0;
};

/** Make a clock that stands still. */
export function newClock(control: string, players: number): TurnClock {
  const minutes = readControl(control)?.minutes ?? 0;
  return { control, left: Array.from({ length: players }, () => minutes * 60_000), runs: null };
}

/** Give what a seat has left. */
export function leftOf({ left, runs, control }: TurnClock, seat: number, now: number): Left {
  const its = runs?.seat === seat ? runs : null;
  const time = {
    seat,
    left_ms: left[seat] ?? 0,
    free_ms: its ? its.free : freeOf(control),
    runs: its !== null,
  };
  return leftAfter(time, its ? now - its.since : 0);
}

/** Stop the clock. */
export function stopped(clock: TurnClock, now: number): TurnClock {
  if (!clock.runs) return clock;
  const { seat, since, free } = clock.runs;
  const gone = Math.max(0, now - since - free);
  return { ...clock, left: clock.left.with(seat, Math.max(0, clock.left[seat]! - gone)), runs: null };
}

/** Let the clock of a seat run; whoever it ran for gets what the control adds after a turn. */
export function handedTo(clock: TurnClock, seat: number, now: number): TurnClock {
  const before = clock.runs?.seat;
  const still = stopped(clock, now);
  const read = readControl(clock.control);
  const adds = before !== undefined && before !== seat && read?.sign === "+" ? read.seconds * 1000 : 0;
  const left = adds ? still.left.with(before!, still.left[before!]! + adds) : still.left;
  return { ...still, left, runs: { seat, since: now, free: freeOf(clock.control) } };
}

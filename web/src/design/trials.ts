/** What matches of bots say about a variant: sums that are added up, and what can be read from them. */

import { rangeOf } from "../edit/fairness";
import type { Sum, Trials } from "../wire";

/** More matches of a variant are not asked for: by then a share is known to 3 %. */
export const MOST_MATCHES = 1000;

/** How many standard deviations an interval reaches to each side: 95 % of such intervals hold the truth. */
const SIGMAS = 1.96;

/** A value with the interval in which it most likely lies; `isShare`: it is one of something, from 0 to 1. */
export interface Figure {
  value: number;
  low: number;
  high: number;
  isShare: boolean;
}

const plus = (one: Sum, other: Sum): Sum => ({
  count: one.count + other.count,
  total: one.total + other.total,
  squares: one.squares + other.squares,
});

/** Add the matches of two answers up. */
export const added = (one: Trials | undefined, other: Trials): Trials =>
  one === undefined
    ? other
    : {
        ready: other.ready,
        slow: other.slow && one.matches === 0,
        next: other.next,
        matches: one.matches + other.matches,
        won: one.won.map((won, place) => won + other.won[place]!),
        undecided: one.undecided + other.undecided,
        length: plus(one.length, other.length),
        lead_changes: plus(one.lead_changes, other.lead_changes),
        ahead: plus(one.ahead, other.ahead),
        skill: plus(one.skill, other.skill),
      };

/** Tell whether no more matches are needed, or possible. */
export const isEnough = (found: Trials | undefined): boolean =>
  found !== undefined && (found.slow || found.matches >= MOST_MATCHES);

/** Give a share of which the parts of `count` matches add up to `total`; null where there are none. */
export function shareOf(total: number, count: number): Figure | null {
  if (!count) return null;
  const [low, high] = rangeOf(total, count);
  return { value: total / count, low, high, isShare: true };
}

/** Give the mean of numbers; null for fewer than two, of which nobody knows how they vary. */
export function meanOf({ count, total, squares }: Sum, isShare = false): Figure | null {
  if (count < 2) return null;
  const value = total / count;
  const away = SIGMAS * Math.sqrt(Math.max(0, squares - total * value) / (count - 1) / count);
  const [low, high] = [value - away, value + away];
  return isShare
    ? { value, low: Math.max(0, low), high: Math.min(1, high), isShare }
    : { value, low: Math.max(0, low), high, isShare };
}

/** Tell whether two values most likely differ: neither interval reaches into the other. */
export const areApart = (one: Figure | null, other: Figure | null): boolean =>
  one !== null && other !== null && (one.low > other.high || other.low > one.high);

/** What games of bots say about how fair a start is. */

import type { Fairness } from "../wire";

/** More games are not asked for: by then a share is known to 3 %. */
export const MOST_GAMES = 1000;

/** How many standard deviations an interval reaches to each side: 95 % of such intervals hold the truth. */
const SIGMAS = 1.96;

/** Add the games of two answers up. */
export const added = (one: Fairness | null, other: Fairness): Fairness =>
  one === null
    ? other
    : {
        games: one.games + other.games,
        won: one.won.map((won, seat) => won + other.won[seat]!),
        shared: one.shared + other.shared,
        examined: one.examined + other.examined,
        puzzles: one.puzzles + other.puzzles,
      };

/** Find the range in which a share most likely lies, of which `hits` of `games` were seen (Wilson's interval). */
export function rangeOf(hits: number, games: number): [low: number, high: number] {
  const [share, square] = [hits / games, SIGMAS ** 2 / games];
  const middle = share + square / 2;
  const reach = SIGMAS * Math.sqrt((share * (1 - share)) / games + square / games / 4);
  return [Math.max(0, (middle - reach) / (1 + square)), Math.min(1, (middle + reach) / (1 + square))];
}

/** Tell whether some seat most likely wins more than its share of the games that one seat won. */
export function isUneven({ won }: Fairness): boolean {
  const games = won.reduce((sum, one) => sum + one, 0);
  return games > 0 && won.some((one) => rangeOf(one, games)[0] > 1 / won.length);
}

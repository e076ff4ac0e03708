/** Writes what the page itself says, in the reader's language; what is reactive follows a change of language. */

import { format, withMinus, type Given } from "./fluent";
import { ENGLISH, language } from "./language.svelte";
import { aboutSeats, tell, type Context } from "./tell";
import type { Fact, SeatScore, Word } from "../wire";

/** Format a message of the page; in English where the language lacks it. */
export const say = (id: string, given: Given = {}): string => format([language.page, ENGLISH], id, given);

/** Write a number with a true minus sign and at most two decimals. */
export function sayNumber(value: number): string {
  return withMinus(value.toLocaleString(language.locale, { maximumFractionDigits: 2 }));
}

/** Write points with their sign, such as "+14" or "−3". */
export function sayPoints(points: number): string {
  const format = { maximumFractionDigits: 2, signDisplay: "always" } as const;
  return withMinus(points.toLocaleString(language.locale, format));
}

/** Name the level of a bot; programs have levels of their own. */
export const sayLevel = (level: string): string =>
  ENGLISH.hasMessage(`level-${level}`) ? say(`level-${level}`) : level;

/** Write a list of names, as the language joins them. */
export const listOf = (names: string[]): string =>
  new Intl.ListFormat(language.locale, { type: "conjunction" }).format(names);

export type Wrong = { code: string; message: Word; until?: number | null; reason?: Fact | null };

/** Write a day and time, given in seconds since 1970. */
export const sayMoment = (at: number): string =>
  new Date(at * 1000).toLocaleString(language.locale, { dateStyle: "medium", timeStyle: "short" });

const AGO: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** Write how long ago something was, given in seconds since 1970, such as "5 minutes ago". */
export function sayAgo(at: number, now = Date.now() / 1000): string {
  const [unit, seconds] = AGO.find(([, length]) => now - at >= length) ?? ["second", 1];
  const count = unit === "second" ? 0 : Math.floor((now - at) / seconds);
  return new Intl.RelativeTimeFormat(language.locale, { numeric: "auto" }).format(-count, unit);
}

/** Write what is wrong: the reason, or the code, where the page has words for it, else as the server says it. */
export function sayProblem(wrong: Wrong, told: (word: Word) => string = plainly): string {
  const { code, message, until, reason } = wrong;
  if (reason && ENGLISH.hasMessage(reason[0]))
    return tell(reason, { words: language.page, names: [], me: null });
  const id = `problem-${code}`;
  return ENGLISH.hasMessage(id) ? say(id, { until: until ? sayMoment(until) : "" }) : told(message);
}

const plainly = (word: Word) => (typeof word === "string" ? word : say(word[0]));

/** Make the function that tells facts of a game to somebody who does not sit at it. */
export function teller(game: string): (word: Word) => string {
  const context = contextOf(game, [], null);
  return (word) => tell(word, context);
}

/** Make the context of a reader; `names` are by seat, and words are looked up when they are needed. */
export function contextOf(
  game: string,
  names: string[],
  me: number | null,
  turned: number | null = null,
): Context {
  return {
    get words() {
      return language.wordsOf(game);
    },
    names,
    me,
    turned,
  };
}

/** Write who has won, or that nobody or everybody has. */
export function sayOutcome(scores: Pick<SeatScore, "seat" | "winner">[], context: Context): string {
  const seats = scores.filter((score) => score.winner).map((score) => score.seat);
  if (!seats.length) return say("over");
  if (seats.length === scores.length && seats.length > 1) return say("draw");
  return say("wins", { ...aboutSeats("who", seats, context, language.page.locales) });
}

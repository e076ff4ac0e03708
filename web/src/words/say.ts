/** What the page says by itself, in the reader's language; reading any of it again follows the language. */

import { format, withMinus, type Given } from "./fluent";
import { ENGLISH, language } from "./language.svelte";
import { aboutSeats, tell, type Context } from "./tell";
import type { SeatScore, Word } from "../wire";

/** A message of the page; English where the language lacks it. */
export const say = (id: string, given: Given = {}): string => format([language.page, ENGLISH], id, given);

/** A number for the score sheet, with a true minus sign and at most two decimals. */
export function sayNumber(value: number): string {
  return withMinus(value.toLocaleString(language.locale, { maximumFractionDigits: 2 }));
}

/** "+14", "−3". */
export function sayPoints(points: number): string {
  const format = { maximumFractionDigits: 2, signDisplay: "always" } as const;
  return withMinus(points.toLocaleString(language.locale, format));
}

/** The strength of a bot; programs play at others. */
export const sayLevel = (level: string): string =>
  ENGLISH.hasMessage(`level-${level}`) ? say(`level-${level}`) : level;

type Wrong = { code: string; message: Word };

/** What is wrong: by its code where that says enough, else as the server says it. */
export function sayProblem({ code, message }: Wrong, told: (word: Word) => string = plainly): string {
  const id = `problem-${code}`;
  return ENGLISH.hasMessage(id) ? say(id) : told(message);
}

const plainly = (word: Word) => (typeof word === "string" ? word : say(word[0]));

/** How a game speaks to somebody who does not sit at it. */
export function teller(game: string): (word: Word) => string {
  const context = contextOf(game, [], null);
  return (word) => tell(word, context);
}

/** Names by seat; the words are looked up when they are needed. */
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

/** Who has won, or that nobody or everybody has. */
export function sayOutcome(scores: Pick<SeatScore, "seat" | "winner">[], context: Context): string {
  const seats = scores.filter((score) => score.winner).map((score) => score.seat);
  if (!seats.length) return say("over");
  if (seats.length === scores.length && seats.length > 1) return say("draw");
  return say("wins", { ...aboutSeats("who", seats, context, language.page.locales) });
}

/** Tells what games say: facts in the words of one reader. */

import type { FluentBundle } from "@fluent/bundle";
import type { Arg, Fact, Word } from "../wire";
import { format, Numeral, withMinus, type Given } from "./fluent";

export interface Context {
  /** The words of the game; null while they are on their way. */
  readonly words: FluentBundle | null;
  /** The names, by seat. */
  names: string[];
  /** The seat of the reader, null for a spectator and for several at one screen. */
  me: number | null;
  /** Rows of the board that is drawn a quarter turn clockwise; null where none is. */
  turned?: number | null;
  /** Terms are framed by signs, so that the sentence can be taken apart. */
  terms?: boolean;
}

const SEATS = new Set(["who", "whom", "whose"]);
/** The argument that joins numbers as a sum instead of a list. */
const TERMS = "terms";
const DIGITS = { maximumFractionDigits: 2 };

/** Tell a fact; empty while the words of the game are on their way. */
export function tell(word: Word, context: Context): string {
  if (typeof word === "string") return word;
  const words = context.words;
  return words ? tellFact(word, words, context) : "";
}

function tellFact([id, values]: Fact, words: FluentBundle, context: Context): string {
  const given: Given = {};
  for (const [name, value] of Object.entries(asSeen(values, context.turned ?? null))) {
    if (SEATS.has(name)) Object.assign(given, aboutSeats(name, seatsIn(value), context, words.locales));
    else given[name] = variable(name, value, words, context);
  }
  return format([words], id, given, context.terms);
}

/** Convert a cell for whoever sees the board turned: a row is a column there, counted from the other end. */
function asSeen(values: Fact[1], rows: number | null): Fact[1] {
  const { row, column } = values;
  if (rows === null || typeof row !== "number" || typeof column !== "number") return values;
  return { ...values, row: column, column: rows - row + 1 };
}

const seatsIn = (value: Arg): number[] =>
  (Array.isArray(value) ? value : [value]).filter((seat) => typeof seat === "number");

/** Make the arguments of one seat or several: `name` in words, and `name-is` "me", "several" or "other". */
export function aboutSeats(
  name: string,
  seats: number[],
  { names, me }: Pick<Context, "names" | "me">,
  locales: string[],
): Record<string, string> {
  const is = seats.length > 1 ? "several" : seats.length && seats[0] === me ? "me" : "other";
  const text = joined(
    seats.map((seat) => names[seat] ?? ""),
    locales,
  );
  return { [name]: text, [`${name}-is`]: is };
}

function variable(name: string, value: Arg, words: FluentBundle, context: Context): string | Numeral {
  if (typeof value === "string") return value;
  if (typeof value === "number") return new Numeral(value);
  if (isFact(value)) return tellFact(value, words, context);
  const texts = value.map((item) => textOf(item, words, context));
  return name === TERMS ? texts.join(" + ") : joined(texts, words.locales);
}

function textOf(value: Arg, words: FluentBundle, context: Context): string {
  if (typeof value === "number") return withMinus(value.toLocaleString(words.locales, DIGITS));
  return String(variable("", value, words, context));
}

const isFact = (value: Fact | Fact[] | number[]): value is Fact =>
  typeof value[0] === "string" && !Array.isArray(value[1]) && typeof value[1] !== "string";

const joiners = new Map<string, Intl.ListFormat>();

/** Join names as a list, such as "Ann, Bob and Cy". */
export function joined(texts: string[], locales: string[]): string {
  const key = locales.join();
  if (!joiners.has(key)) joiners.set(key, new Intl.ListFormat(locales, { type: "conjunction" }));
  return joiners.get(key)!.format(texts);
}

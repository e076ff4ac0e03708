/**
 * Words of a game that its guide explains. A message names them by `TERM("Tics", of: "tic")`: mostly they are only told,
 * and where a sentence is shown in parts each of them is a part that can be touched.
 */

import type { FluentFunction } from "@fluent/bundle";

/** A term as it stands in the sentence, its id, and the punctuation right behind it. */
export interface Term {
  term: string;
  text: string;
  stops: string;
}

export type Part = string | Term;

/** The signs around framed terms: of Unicode's private use, so no text has them. */
const [BEGIN, MIDDLE, END] = ["\uE000", "\uE001", "\uE002"];
const STOPS = /^[^\s\p{L}\p{N}]*/u;

let framing = false;

/** The function TERM of messages. */
export const TERM: FluentFunction = ([word], { of }) =>
  framing ? `${BEGIN}${of}${MIDDLE}${word}${END}` : String(word);

/** Format a message with its terms framed. Its arguments must have been told before, or their terms are framed, too. */
export function framed<T>(format: () => T): T {
  framing = true;
  try {
    return format();
  } finally {
    framing = false;
  }
}

/** Take a sentence apart whose terms are framed. */
export const inParts = (text: string): Part[] => text.split(BEGIN!).flatMap(split);

/** All but the first part begin with a term, unless somebody's name has such a sign. */
function split(text: string, number: number): Part[] {
  const [framed = "", rest] = text.split(END);
  const [term = "", word] = framed.split(MIDDLE);
  if (number === 0 || rest === undefined || !word) return text ? [text] : [];
  const [stops = ""] = STOPS.exec(rest) ?? [];
  const left = rest.slice(stops.length);
  return [{ term, text: word, stops }, ...(left ? [left] : [])];
}

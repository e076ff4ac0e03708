/** Small pieces of text made from data. */

import type { Problem } from "../wire";

/** "+14", "−3". */
export function sayPoints(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}

/** A number for the score sheet, with a true minus sign. */
export const sayNumber = (value: number) => String(value).replace("-", "−");

/** "turn-1" → "Turn 1", "giveUp" → "Give up". */
export function humanise(id: string): string {
  const words = id
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replace(/[-_]/g, " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What is wrong, with the clause that says so unless the message names it. */
export function sayProblem({ message, clause }: Pick<Problem, "message" | "clause">): string {
  return clause && !message.includes(clause) ? `${message} (${clause})` : message;
}

/** "Ann", "Ann and Bob", "Ann, Bob and Cy". */
export function sayList(names: string[]): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} and ${last}`;
}

/** The text and number of an id like "bid-7"; `null` where it has no number. */
export function numbered(id: string): { stem: string; number: number } | null {
  const match = /^(.*?)-?(\d+)$/.exec(id);
  return match ? { stem: match[1]!, number: Number(match[2]) } : null;
}

/** Texts as sentences, one after the other. */
export function sentences(texts: string[]): string {
  return texts.flatMap((text) => (text ? [/[.!?]$/.test(text) ? text : `${text}.`] : [])).join(" ");
}

/** Keep numbers on one line with the words beside them. */
export const keepTogether = (text: string) => text.replace(/(?<=\w) (?=\d)|(?<=\d) (?=\w)/g, "\u00a0");

/** What faces say where they are drawn for paper: in the language that is being drawn, whatever the reader's is. */

import type { FluentBundle } from "@fluent/bundle";
import { format, readWords, type Given } from "../words/fluent";

let words: FluentBundle | null = null;

/** Let all faces that are drawn from now on speak a language; `ftl` are the page's messages in it. */
export function speak(language: string, ftl: string): void {
  words = readWords(language, ftl);
}

export const say = (id: string, given: Given = {}): string => format(words ? [words] : [], id, given);

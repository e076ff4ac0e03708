/** Choosing the language from a list. */

import { problemOf } from "../net/requests";
import { language, type Code } from "../words/language.svelte";
import { sayProblem } from "../words/say";

/** Without its words a language cannot be had: the list then shows what is spoken still, and says why. */
export async function speak(list: HTMLSelectElement): Promise<void> {
  list.setCustomValidity("");
  try {
    await language.choose(list.value as Code);
  } catch (error) {
    list.value = language.code;
    list.setCustomValidity(sayProblem(problemOf(error)));
    list.reportValidity();
  }
}

/** Changes the language from a list. */

import { problemOf } from "../net/requests";
import { language, type Code } from "../words/language.svelte";
import { sayProblem } from "../words/say";

/** Change to the language chosen in a list. Where its words cannot be fetched, show the present one again and say why. */
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

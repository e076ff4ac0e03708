/** Where a position that was seen is opened. */

import { opened } from "../look/opened.svelte";
import { route } from "../ui/route.svelte";
import { say } from "../words/say";

/** Open a position, as a match file, where it is drawn and can be played on from. */
export async function openPosition(file: string): Promise<void> {
  await opened.text(file, say("look-position"));
  route.go("/look");
}

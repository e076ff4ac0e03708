/** Where a position that was seen is opened. */

import { pathOf, positionOf } from "../edit/link";
import { route } from "../ui/route.svelte";

/** Open the position of a match file in the editor, where it is drawn, judged and played on from. */
export async function openPosition(game: string, file: string): Promise<void> {
  const position = positionOf(file);
  if (position) route.go(await pathOf(game, position));
}

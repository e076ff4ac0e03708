/** Which lessons were followed to their end on this device. */

import { isListOf, isText, keep, keptNames, recall } from "../ui/memory";

const learnt = (): string[] => recall("learnt", [], isListOf(isText));

export const isLearnt = (game: string): boolean => learnt().includes(game);

/** Take note that a lesson was followed to its end. */
export function noteLearnt(game: string): void {
  if (!isLearnt(game)) keep("learnt", [...learnt(), game]);
}

/** Whether nobody has followed a lesson or begun a game on this device. */
export const isNewcomer = (): boolean =>
  !learnt().length && !keptNames().some((name) => name.startsWith("setup."));

/** The lessons that were finished on this device. */

import { isListOf, isText, keep, keptNames, recall } from "../ui/memory";

const learnt = (): string[] => recall("learnt", [], isListOf(isText));

export const isLearnt = (game: string): boolean => learnt().includes(game);

/** Note that a lesson was finished. */
export function noteLearnt(game: string): void {
  if (!isLearnt(game)) keep("learnt", [...learnt(), game]);
}

/** Tell whether nobody has finished a lesson or begun a match on this device. */
export const isNewcomer = (): boolean =>
  !learnt().length && !keptNames().some((name) => name.startsWith("setup."));

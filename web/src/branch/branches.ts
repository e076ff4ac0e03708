/** What-ifs: their names, and the way back to the match they branched off. */

import { opened } from "../look/opened.svelte";
import type { Session } from "../session/session.svelte";
import { route } from "../ui/route.svelte";
import type { Branch } from "../wire";
import { say } from "../words/say";

/** Name a what-if: as its guest called it, else by its number. */
export function nameOf({ called, number }: Branch): string {
  return called || (number ? say("what-if", { number }) : say("what-if-free"));
}

/** Tell whether what it branched off can be shown: a table, or a match file that is still open. */
export const mayGoBack = ({ of }: Branch): boolean => of !== null || opened.shown !== null;

/**
 * Leave a what-if by the Escape key, unless that ends something else: a choice, looking back, a dialog over the table.
 * Give whether it was left.
 */
export function leaveByEscape({ match, selection, lookBack }: Session): boolean {
  const branch = match.view?.table.branch;
  const isBusy =
    selection.path.length > 0 || lookBack.past !== null || document.querySelector("dialog[open]") !== null;
  if (!branch || isBusy || !mayGoBack(branch)) return false;
  goBack(branch);
  return true;
}

/** Go back to the moment at which the reader branched off. */
export function goBack(branch: Branch): void {
  if (branch.of !== null) route.go(`/t/${branch.of}?move=${branch.at}`);
  else if (opened.shown) {
    opened.at = branch.at;
    route.go("/look");
  }
}

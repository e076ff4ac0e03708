/** What-ifs: where they come from, what they are called, and the way back. */

import { opened } from "../look/opened.svelte";
import type { Session } from "../play/session.svelte";
import { route } from "../ui/route.svelte";
import type { Branch } from "../wire";
import { say } from "../words/say";

/** The name its guest gave it, or its number. */
export function nameOf({ called, number }: Branch): string {
  return called || (number ? say("what-if", { number }) : say("what-if-free"));
}

/** Whether what it branched off can be looked at: a table, or a file that is still at hand. */
export const mayGoBack = ({ of }: Branch): boolean => of !== null || opened.shown !== null;

/** By Escape one leaves a what-if, unless that ends something else: a choice, looking back, what lies over the table. */
export function escapeToTruth(session: Session): boolean {
  const branch = session.view?.table.branch;
  const busy = session.path.length > 0 || session.past !== null || document.querySelector("dialog[open]");
  if (!branch || busy || !mayGoBack(branch)) return false;
  backToTruth(branch);
  return true;
}

/** To the moment the reader left. */
export function backToTruth(branch: Branch): void {
  if (branch.of !== null) route.go(`/t/${branch.of}?move=${branch.at}`);
  else if (opened.shown) {
    opened.at = branch.at;
    route.go("/look");
  }
}

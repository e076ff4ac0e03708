/** Keeps the address of a table at the moment that is looked back to, so that a link leads others there. */

import type { LookBack } from "./look_back.svelte";
import { addressOf, readAddress } from "../ui/address";

/** No match has more moments. */
const LAST = 1_000_000;

const momentOf = (asked: string) => Math.min(LAST, Math.max(0, parseInt(asked) || 0));

/**
 * Show the moment that the address names, if any, and from then on name the one shown. Call while a component is made.
 * Give whether the address named one.
 */
export function followMoments(table: string, lookBack: LookBack): boolean {
  if (!table) return false;
  const asked = new URLSearchParams(readAddress().search).get("move");
  if (asked !== null) lookBack.goTo(momentOf(asked));
  let linked = asked !== null;
  $effect(() => {
    if (lookBack.past) linked = false;
    const { pathname, search } = readAddress();
    if (lookBack.past) history.replaceState(null, "", addressOf(`${pathname}?move=${lookBack.past.at}`));
    else if (!linked && search) history.replaceState(null, "", addressOf(pathname));
  });
  return asked !== null;
}

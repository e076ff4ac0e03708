/** The address of a table follows whoever looks back, and leads others there. */

import { recall } from "./looking_back";
import type { Session } from "./session.svelte";

/** No match has more moments. */
const LAST = 1_000_000;

const momentOf = (asked: string) => Math.min(LAST, Math.max(0, parseInt(asked) || 0));

/** Look at the moment the address names, if any; name the one looked at. Called while a component is made. */
export function followMoments(session: Session): boolean {
  if (!session.id) return false;
  const asked = new URLSearchParams(location.search).get("move");
  if (asked !== null) recall(session, momentOf(asked));
  let linked = asked !== null;
  $effect(() => {
    if (session.past) linked = false;
    if (session.past) history.replaceState(null, "", `?move=${session.past.at}`);
    else if (!linked && location.search) history.replaceState(null, "", location.pathname);
  });
  return asked !== null;
}

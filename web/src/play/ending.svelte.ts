/** The end of a match: what happened last is seen first, then what points are for is counted, part by part. */

import { settings } from "../feel/settings.svelte";
import { paceOf } from "./counting";
import type { Session } from "./session.svelte";

/** So long what happened last is left alone, in milliseconds. */
const SEEN = 1500;

/** Follow a table to its end, from within a component; `seen` tells whether what happened last has been. */
export function followEnd(session: Session, over: () => boolean): { readonly seen: boolean } {
  let told = false;
  let seen = $state(false);
  $effect(() => {
    if (over() && !told) setTimeout(() => (seen = true), session.news.events.length ? SEEN : 0);
    told = over();
  });
  $effect(() => {
    const { counted, counting, parts } = session;
    if (!seen || !counting) return;
    const next = setTimeout(() => (session.counted = counted + 1), paceOf(parts) * settings.pace);
    return () => clearTimeout(next);
  });
  return {
    get seen() {
      return seen;
    },
  };
}

/** The end of a match: what happened last is seen first, then the score is counted, part by part. */

import { settings } from "../feel/settings.svelte";
import { paceOf } from "../play/counting";
import type { Counting } from "./counting.svelte";
import type { Log } from "./log.svelte";

/** So long what happened last is left alone, in milliseconds. */
const SEEN_MS = 1500;

/** Follow a table to its end, from within a component; `seen` tells whether what happened last has been. */
export function followEnd(log: Log, counting: Counting, isOver: () => boolean): { readonly seen: boolean } {
  let told = false;
  let seen = $state(false);
  $effect(() => {
    if (isOver() && !told) setTimeout(() => (seen = true), log.news.events.length ? SEEN_MS : 0);
    told = isOver();
  });
  $effect(() => {
    const { count, isRunning, parts } = counting;
    if (!seen || !isRunning) return;
    const next = setTimeout(() => (counting.count = count + 1), paceOf(parts) * settings.pace);
    return () => clearTimeout(next);
  });
  return {
    get seen() {
      return seen;
    },
  };
}

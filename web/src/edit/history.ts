/** What was done one after the other, with the way back and forth. Nothing in it is ever changed. */

export interface History<T> {
  readonly past: readonly T[];
  readonly now: T;
  readonly future: readonly T[];
}

/** States that are remembered; older ones are forgotten. */
export const MOST = 100;

export const begin = <T>(now: T): History<T> => ({ past: [], now, future: [] });

/** Go on to another state; what was undone is forgotten. */
export const goOn = <T>({ past, now }: History<T>, next: T): History<T> => ({
  past: [...past, now].slice(-MOST),
  now: next,
  future: [],
});

/** Take the last step back; the same where there is none. */
export function undo<T>(history: History<T>): History<T> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return { past: history.past.slice(0, -1), now: before, future: [history.now, ...history.future] };
}

/** Do again what was taken back; the same where nothing was. */
export function redo<T>(history: History<T>): History<T> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.now], now: next, future };
}

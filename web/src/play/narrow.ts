/** Narrows the legal choices as ids are touched. Knows no game: a choice is its path of ids. */

import type { Choice } from "../wire";

/** The kind of the piece or spot of an id. */
export type KindOf = (id: string) => string | undefined;

export type Touch =
  | { do: "send"; choice: Choice }
  | { do: "narrow"; path: string[] }
  | { do: "offer"; path: string[]; choices: Choice[] }
  | { do: "ask"; path: string[] };

/** List the ids of the free end of a choice that are not touched yet; null if another id was touched there. */
function leftInAnyOrder(choice: Choice, fixed: number, touched: string[]): string[] | null {
  const rest = choice.path.slice(fixed);
  for (const id of touched.slice(fixed)) {
    const at = rest.indexOf(id);
    if (at < 0) return null;
    rest.splice(at, 1);
  }
  return rest;
}

/** List the ids of a choice that may be touched next; null if the touched ids do not begin it. */
function nextOf(choice: Choice, touched: string[]): string[] | null {
  const fixed = choice.path.length - choice.free;
  for (let i = Math.min(fixed, touched.length) - 1; i >= 0; i--)
    if (choice.path[i] !== touched[i]) return null;
  if (touched.length < fixed) return choice.path.slice(touched.length, touched.length + 1);
  return leftInAnyOrder(choice, fixed, touched);
}

/** List the choices whose path begins with what was touched. */
export function matching(choices: Choice[], path: string[]): Choice[] {
  return path.length ? choices.filter((choice) => nextOf(choice, path)) : choices;
}

/** List the choices whose whole path was touched. */
export function complete(choices: Choice[], path: string[]): Choice[] {
  return choices.filter((choice) => choice.path.length === path.length && nextOf(choice, path));
}

/** Find the ids that may be touched next, each with the choices it leaves. */
export function nextIds(choices: Choice[], path: string[]): Map<string, Choice[]> {
  const next = new Map<string, Choice[]>();
  for (const choice of choices) {
    for (const id of nextOf(choice, path) ?? []) {
      const found = next.get(id);
      if (found) found.push(choice);
      else next.set(id, [choice]);
    }
  }
  return next;
}

/** List the choices that one more touch completes, and no other goes on with. */
export function near(next: Map<string, Choice[]>, touched: number): Choice[] {
  return [...next.values()].flatMap((left) =>
    left.length === 1 && left[0]!.path.length === touched + 1 ? left : [],
  );
}

/** Extend a path by what need not be touched because nothing else is possible; the last touch stays the player's. */
export function forced(choices: Choice[], path: string[] = []): string[] {
  const next = nextIds(choices, path);
  const only = [...next.keys()][0];
  if (only === undefined || next.size > 1 || complete(choices, path).length > 0) return path;
  const ends = next.get(only)!.some((choice) => choice.path.length === path.length + 1);
  return ends ? path : forced(choices, [...path, only]);
}

/** Find the one choice that leads to `id`, among those one touch away. */
export function leadingTo(choices: Choice[], path: string[], id: string): Choice | undefined {
  const near = matching(choices, path).filter((choice) => choice.path.length === path.length + 1);
  const there = near.filter((choice) => choice.to === id);
  return there.length === 1 ? there[0] : undefined;
}

/** Decide what a touch means. `ids` are the names under the finger, topmost first. */
export function touch(
  choices: Choice[],
  path: string[],
  ids: string[],
  kindOf: KindOf = () => undefined,
): Touch {
  const next = nextIds(choices, path);
  const here = ids.find((id) => next.has(id));
  if (here !== undefined) return settle(choices, [...path, here]);
  const lead = ids.map((id) => leadingTo(choices, path, id)).find(Boolean);
  if (lead) return { do: "send", choice: lead };
  return elsewhere(choices, path, ids, kindOf);
}

/** Decide what a touch means that no choice goes on with: put back, or begin otherwise; neither sends anything. */
function elsewhere(choices: Choice[], path: string[], ids: string[], kindOf: KindOf): Touch {
  const base = forced(choices);
  const back = path.slice(base.length).find((id) => ids.includes(id));
  if (back !== undefined) return { do: "narrow", path: without(choices, path, back) };
  if (base.some((id) => ids.includes(id))) return { do: "narrow", path: base };
  for (let kept = path.length - 1; kept >= base.length; kept--) {
    const begun = path.slice(0, kept);
    const id = ids.find((id) => nextIds(choices, begun).has(id));
    if (id !== undefined) return { do: "narrow", path: anew(choices, begun, id) };
  }
  return { do: "ask", path: [...path, blamed(choices, path, ids, kindOf)] };
}

/** Shorten the path by one id; where the order matters, by all that came after it, too. */
function without(choices: Choice[], path: string[], id: string): string[] {
  const others = path.filter((other) => other !== id);
  return matching(choices, others).some(({ free }) => free > 0) ? others : path.slice(0, path.indexOf(id));
}

/** Go on with `id` after `begun`; where that would complete a choice, only put back, so that a slip costs no turn. */
function anew(choices: Choice[], begun: string[], id: string): string[] {
  const meant = settle(choices, [...begun, id]);
  return meant.do === "narrow" ? meant.path : begun;
}

/**
 * Give the path after a stroke has come over the names `ids`: one touch longer, or shorter where it goes back. Nothing
 * is sent before the stroke ends.
 */
export function along(choices: Choice[], path: string[], ids: string[]): string[] {
  const before = path.at(-2);
  if (before !== undefined && ids.includes(before)) return path.slice(0, -1);
  const next = nextIds(choices, path);
  const here = ids.find((id) => next.has(id) && !path.includes(id));
  return here === undefined ? path : [...path, here];
}

/** Tell whether this place is one of several that may be touched in any order, and so in one stroke. */
export const isAlong = (choices: Choice[], path: string[], id: string): boolean =>
  (nextIds(choices, path).get(id) ?? []).some(({ free }) => free > 1);

function settle(choices: Choice[], path: string[]): Touch {
  const done = complete(choices, path);
  const open = matching(choices, path).length - done.length;
  if (open > 0) return { do: "narrow", path: done.length ? path : forced(choices, path) };
  return done.length === 1 ? { do: "send", choice: done[0]! } : { do: "offer", path, choices: done };
}

/** Choose the touched name that the player most likely means: one that some choice names, or one of their kind. */
export function blamed(choices: Choice[], path: string[], ids: string[], kindOf: KindOf): string {
  const likely = new Set([...nextIds(choices, path).keys()].map(kindOf));
  const known = new Set(choices.flatMap((choice) => choice.path));
  return (
    ids.find((id) => known.has(id)) ?? ids.find((id) => kindOf(id) && likely.has(kindOf(id))) ?? ids.at(-1)!
  );
}

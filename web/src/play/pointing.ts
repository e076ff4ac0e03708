/** Finds where to touch for an action. */

import type { Choice } from "../wire";

/**
 * List the ids of an action's path that have not been touched, and the id it leads to. Where something else is in hand,
 * the whole path is listed.
 */
export function pointAt(choices: Choice[], action: string, touched: string[]): string[] {
  const choice = choices.find((it) => it.text === action);
  if (!choice) return [];
  const begun = touched.every((id) => choice.path.includes(id));
  const left = choice.path.filter((id) => !begun || !touched.includes(id));
  return choice.to ? [...left, choice.to] : left;
}

/** Where to touch for an action. */

import type { Choice } from "../wire";

/**
 * The ids of the choice's path that have not been touched, and where it leads: what is taken and where it goes at once.
 * Where something else is in hand, all of it.
 */
export function pointAt(choices: Choice[], action: string, touched: string[]): string[] {
  const choice = choices.find((it) => it.text === action);
  if (!choice) return [];
  const begun = touched.every((id) => choice.path.includes(id));
  const left = choice.path.filter((id) => !begun || !touched.includes(id));
  return choice.to ? [...left, choice.to] : left;
}

/** Where to touch next for an action. */

import type { Choice } from "../wire";

/** The first ids of the choice's path that have not been touched; where something else is in hand, its beginning. */
export function pointAt(choices: Choice[], action: string, touched: string[]): string[] {
  const choice = choices.find((it) => it.text === action);
  if (!choice) return [];
  const left = choice.path.filter((id) => !touched.includes(id));
  const open = left.length <= choice.free ? left : left.slice(0, 1);
  const end = left.length <= 1 && choice.to ? [choice.to] : [];
  return touched.every((id) => choice.path.includes(id)) ? [...open, ...end] : choice.path.slice(0, 1);
}

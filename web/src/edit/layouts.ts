/** Layouts of boards that were made in the editor and kept on this device: the options by which a match is set up with one. */

import { isListOf, isMadeOf, isMapOf, isText, keep, recall } from "../ui/memory";
import type { GameInfo } from "../wire";
import { isPosition, type Position } from "./link";

export type Chosen = Record<string, unknown>;

export interface Layout {
  name: string;
  options: Chosen;
}

/** More are not kept; the oldest is dropped. */
const MOST = 30;
const isAnything = (value: unknown): value is unknown => value !== undefined;
const isLayouts = isListOf(isMadeOf<Layout>({ name: isText, options: isMapOf(isAnything) }));
const keyOf = (game: string) => `layouts.${game}`;

/** List the layouts that this device keeps, the oldest first. */
export const layoutsOf = (game: string): Layout[] => recall(keyOf(game), [], isLayouts);

/** Keep a layout by its name, in place of another one of this name. */
export function keepLayout(game: string, layout: Layout): void {
  const others = layoutsOf(game).filter(({ name }) => name !== layout.name);
  keep(keyOf(game), [...others, layout].slice(-MOST));
}

/** Forget a layout. */
export const dropLayout = (game: string, name: string): void =>
  keep(
    keyOf(game),
    layoutsOf(game).filter((layout) => layout.name !== name),
  );

/** Find the options of a position that no form can choose: a whole layout, and the option that asks for it. */
export function layoutIn(game: GameInfo, position: Position): Chosen | null {
  const { options } = position;
  if (!isPosition(options)) return null;
  const asked = game.options.filter(({ name, values, ranges, default: usual }) => {
    const value = options[name];
    const listed = Array.isArray(value) && value.length > 0 && !ranges && typeof usual === "object";
    return listed || (values !== null && typeof value === "string" && !values.includes(value));
  });
  const asks = asked.some(({ values }) => values !== null);
  return asks ? Object.fromEntries(asked.map(({ name }) => [name, options[name]])) : null;
}

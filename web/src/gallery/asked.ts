/** Finds the position that an address of the gallery names; where it has no such one, the nearest. */

import { listExamples } from "../net/api";
import { gameNamed } from "../pages/shelf";
import type { GameInfo, View } from "../wire";
import { withAgreed } from "./agreed";

/** With more players a table looks the same. */
const MOST_PLAYERS = 8;

const between = (least: number, at: number, most: number) => Math.min(most, Math.max(least, at));

/** List the numbers of players for which the gallery has positions of a game. */
export const countsOf = ({ players: [least, most] }: Pick<GameInfo, "players">): number[] =>
  Array.from({ length: Math.min(most, MOST_PLAYERS) - least + 1 }, (_, i) => least + i);

/** Find the number of players nearest to the one asked for. */
export function countNear(game: Pick<GameInfo, "players">, asked: number): number {
  const counts = countsOf(game);
  return between(counts[0]!, asked, counts.at(-1)!);
}

/** Find the view nearest to the number asked for, counted from 0. */
const viewNear = (views: View[], asked: number): View | undefined =>
  views[between(0, asked, views.length - 1)];

const wholeOf = (asked: URLSearchParams, name: string) => Math.trunc(Number(asked.get(name))) || 0;

/** Fetch the position that the address names; undefined where there is no such game. */
export async function positionAsked(name: string, search: string): Promise<View | undefined> {
  const [game, asked] = [await gameNamed(name), new URLSearchParams(search)];
  if (!game) return undefined;
  const views = await listExamples(name, countNear(game, wholeOf(asked, "players")));
  const view = viewNear(views, wholeOf(asked, "position"));
  return view && withAgreed(view, asked);
}

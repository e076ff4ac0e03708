/** The games, fetched once per visit. */

import { listGames } from "../net/api";
import { say } from "../words/say";
import type { GameInfo } from "../wire";

let known: Promise<GameInfo[]> | undefined;

export function allGames(): Promise<GameInfo[]> {
  known ??= listGames().catch((error) => {
    known = undefined;
    throw error;
  });
  return known;
}

export async function gameNamed(name: string): Promise<GameInfo | undefined> {
  return (await allGames()).find((game) => game.name === name);
}

/** Write a number of players, such as "2–4 players". */
export function sayPlayers([least, most]: [number, number]): string {
  return least === most ? say("players", { count: most }) : say("players-range", { least, most });
}

/** Write a duration, such as "10–30 minutes". */
export const sayMinutes = (minutes: string) => say("minutes", { minutes: Number(minutes) || minutes });

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

/** "2–4 players", "1 player". */
export function sayPlayers([least, most]: [number, number]): string {
  return least === most ? say("players", { count: most }) : say("players-range", { least, most });
}

/** "10–30 minutes", "1 minute". */
export const sayMinutes = (minutes: string) => say("minutes", { minutes: Number(minutes) || minutes });

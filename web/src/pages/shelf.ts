/** The games, fetched once per visit. */

import { games } from "../net/api";
import type { GameInfo } from "../wire";

let known: Promise<GameInfo[]> | undefined;

export function allGames(): Promise<GameInfo[]> {
  known ??= games().catch((error) => {
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
  return least === most ? `${least} ${most === 1 ? "player" : "players"}` : `${least}–${most} players`;
}

/** "10–30 minutes", unless the text says the unit itself. */
export const sayMinutes = (minutes: string) => (/[a-z]/i.test(minutes) ? minutes : `${minutes} minutes`);

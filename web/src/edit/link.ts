/**
 * Positions as match files: what a link to the editor holds, and what play goes on from. docs/editors.md describes the form.
 */

import { packPosition, readPosition } from "../look/positions";

export type Position = Record<string, unknown>;

/** Tell whether a value is an object with fields. */
export const isPosition = (value: unknown): value is Position =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Count the seats of a position. */
export const playersIn = ({ players }: Position): number => (Array.isArray(players) ? players.length : 0);

/** Give the options of a position. */
export const optionsIn = ({ options }: Position): Position => (isPosition(options) ? options : {});

/** Make the match file that begins with a position. */
export function fileOf(game: string, position: Position): object {
  return {
    parlour: 1,
    game,
    edition: 1,
    players: playersIn(position),
    options: {},
    seed_commitment: "0".repeat(64),
    nonces: [],
    events: [],
    position,
  };
}

/** Give the path of the editor with a position, as links hold it. */
export const pathOf = async (game: string, position: Position): Promise<string> =>
  `/edit/${game}#${await packPosition(fileOf(game, position))}`;

/** Read the position of a link; null where it holds none. */
export async function positionIn(link: string): Promise<Position | null> {
  const text = await readPosition(link);
  return text === null ? null : positionOf(text);
}

/** Read a position, or the one a match file begins with; null where the text holds none. */
export function positionOf(text: string): Position | null {
  try {
    const found: unknown = JSON.parse(text);
    if (!isPosition(found)) return null;
    if (isPosition(found.position)) return found.position;
    return "players" in found ? found : null;
  } catch {
    return null;
  }
}

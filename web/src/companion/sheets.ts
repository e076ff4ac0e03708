/** The score sheets of the games, as the build found them beside the games; each is fetched when it is needed. */

import type { Sheet } from "./sheet";

const FILES = import.meta.glob<Sheet>("../../../src/parlour/games/*/data/sheet.json", { import: "default" });

const SHEETS = new Map(
  Object.entries(FILES).map(([path, read]) => [path.split("/").at(-3)!.replaceAll("_", "-"), read]),
);

export const hasSheet = (game: string): boolean => SHEETS.has(game);

export const sheetOf = async (game: string): Promise<Sheet | undefined> => SHEETS.get(game)?.();

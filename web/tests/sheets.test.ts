import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { judge, judgeAll, standingOf, type Filled, type Line, type Sheet } from "../src/companion/sheet";

/** What Python says; `python -m tests.games.sheet_vectors` writes it. */
interface Told {
  game: string;
  filled?: Filled;
  standing?: unknown;
  line?: Line;
  refusal?: unknown;
}

const GAMES = new URL("../../src/parlour/games/", import.meta.url);
const told = JSON.parse(readFileSync(new URL("sheets.json", import.meta.url), "utf8")) as Told[];
const folders = readdirSync(GAMES);

function sheetOf(game: string): Sheet {
  const folder = folders.find((it) => it === game.replaceAll("-", "_"))!;
  return JSON.parse(readFileSync(new URL(`${folder}/data/sheet.json`, GAMES), "utf8")) as Sheet;
}

describe("the page and Python", () => {
  it.each([...new Set(told.map(({ game }) => game))])("say the same of every sheet of %s", (game) => {
    const sheet = sheetOf(game);
    let filled: Filled | undefined;
    for (const one of told.filter((it) => it.game === game)) {
      if (one.filled) {
        filled = one.filled;
        expect(standingOf(sheet, filled)).toEqual(one.standing);
        expect(judgeAll(sheet, filled)).toBeNull();
      } else expect(judge(sheet, filled!, one.line!)).toEqual(one.refusal);
    }
  });
});

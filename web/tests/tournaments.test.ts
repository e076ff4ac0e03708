import { beforeAll, describe, expect, it, vi } from "vitest";
import { readAnswer } from "../src/net/read";
import { Wish } from "../src/tournaments/wish.svelte";
import { language } from "../src/words/language.svelte";
import { sayProblem } from "../src/words/say";
import type { Fact, GameInfo, NewTournament, Problem } from "../src/wire";

const game = (name: string, least: number, most: number) =>
  readAnswer<GameInfo>("GameInfo", { name, players: [least, most], levels: [], preview: {}, options: [] });

const games = [game("pair", 2, 2), game("table", 1, 5), game("thirty-six", 2, 3)];

const FORMATS: NewTournament["format"][] = ["swiss", "round-robin", "elimination", "league", "arena"];

beforeAll(() => {
  vi.stubGlobal("innerWidth", 1280);
  vi.stubGlobal("innerHeight", 800);
});

describe("what a tournament refuses", () => {
  const problem = (reason: Fact | null) =>
    ({ code: "tournament", message: "English", field: null, clause: null, until: null, reason }) as Problem;
  const waits = problem(["refused-waiting", { round: 2, tables: "1, 3", count: 2 }]);

  it("is said in the language of the reader", async () => {
    vi.stubGlobal("document", { documentElement: {} });
    vi.stubGlobal("fetch", async () => new Response("{}"));
    expect(sayProblem(waits)).toBe("Round 2 still waits for the results of tables 1, 3.");
    await language.choose("de");
    expect(sayProblem(waits)).toBe("Runde 2 wartet noch auf die Ergebnisse von den Tischen 1, 3.");
    await language.choose("en");
  });

  it("is said as it came where the page has no words", () => {
    expect(sayProblem(problem(["refused-by-a-newer-house", {}]))).toBe("English");
    expect(sayProblem(problem(null))).toBe("English");
  });
});

describe("the choices of a new tournament", () => {
  it("are those that fit one another, whatever was chosen before", () => {
    for (const { name, players } of games)
      for (const format of FORMATS)
        for (const where of ["screens", "tables", "mixed"] as const) {
          const wish = new Wish(games);
          [wish.seats, wish.bestOf, wish.clock] = [[3, 4], 3, "5+3"];
          [wish.game, wish.format, wish.where] = [name, format, where];
          const { seats, rounds, best_of, clock, minutes } = wish.request("Title");
          expect(seats![0]).toBeGreaterThanOrEqual(Math.max(2, players[0]));
          expect(seats![1]).toBeLessThanOrEqual(players[1]);
          if (["elimination", "arena"].includes(format)) expect(seats).toEqual([2, 2]);
          expect(rounds !== null).toBe(format === "swiss" || (seats![1] > 2 && /robin|league/.test(format)));
          expect(best_of).toBe(seats![1] === 2 && !minutes ? 3 : 1);
          expect(clock).toBe(where === "tables" ? "" : "5+3");
          expect(minutes).toBe(format === "arena" && where === "screens" ? 60 : 0);
        }
  });

  it("give an arena that pairs by itself a clock", () => {
    const wish = new Wish(games);
    [wish.format, wish.where] = ["arena", "screens"];
    expect(wish.request("Title")).toMatchObject({ minutes: 60, clock: "3+2" });
    wish.minutes = 0;
    expect(wish.request("Title")).toMatchObject({ minutes: 0, clock: "" });
  });

  it("have the tournament of 36 for 36 only", () => {
    const wish = new Wish(games);
    expect(wish.formats).not.toContain("thirty-six");
    wish.game = "thirty-six";
    expect(wish.formats).toContain("thirty-six");
    wish.format = "thirty-six";
    expect(wish.request("Title")).toMatchObject({ seats: [2, 3], rounds: null, title: "Title" });
  });

  it("have the options of the game at screens, as far as they differ from the usual ones", () => {
    const options = [
      { name: "stall", default: 8, values: [6, 8], starts: false },
      { name: "start", default: null, values: [null, 0, 1], starts: true },
    ];
    const chess = readAnswer<GameInfo>("GameInfo", {
      name: "chess",
      players: [2, 2],
      levels: [],
      level: "gentle",
      preview: {},
      options,
    });
    const wish = new Wish([chess]);
    expect(wish.options.map(({ name }) => name)).toEqual(["stall"]);
    expect(wish.request("Title").options).toEqual({});
    wish.setup!.options["stall"] = 6;
    expect(wish.request("Title").options).toEqual({ stall: 6 });
    wish.where = "tables";
    expect(wish.request("Title").options).toEqual({});
    wish.where = "screens";
    wish.game = "chess";
    expect(wish.request("Title").options).toEqual({});
  });

  it("forget a format that does not fit the game", () => {
    const wish = new Wish(games);
    [wish.game, wish.format] = ["thirty-six", "thirty-six"];
    wish.game = "pair";
    expect(wish.request("Title").format).toBe("swiss");
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { here } from "../src/net/here.svelte";
import { HouseError } from "../src/net/local/messages";
import type { Answer } from "../src/net/local/house";
import type { NewTable } from "../src/wire";

/** What the house on this device was asked, and what it answers. */
const asked: unknown[][] = [];
let answer: () => Promise<Answer>;
vi.mock("../src/net/house", () => ({
  theHouse: () =>
    Promise.resolve({
      open: () => Promise.resolve(asked.push(["open"])),
      request: (...given: unknown[]) => {
        asked.push(given);
        return answer();
      },
    }),
}));
const { isMovable, moveMatch } = await import("../src/net/moving");
const { openAt } = await import("../src/net/opening");
const { awaitSeat, fetchFile, problemOf, request } = await import("../src/net/requests");

let fetched: string[];
let isDown: boolean;
const given =
  (status: number, body: string, name: string | null = null) =>
  () =>
    Promise.resolve({ status, body, name });

beforeEach(() => {
  [fetched, isDown] = [[], false];
  asked.length = 0;
  here.kept = "";
  answer = given(200, '"here"');
  vi.stubGlobal("fetch", (path: string) => {
    fetched.push(path);
    return isDown ? Promise.reject(new TypeError()) : Promise.resolve(new Response('"server"'));
  });
});
afterEach(() => void vi.unstubAllGlobals());

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "",
    (error: unknown) => problemOf(error).code,
  );

describe("a request", () => {
  it.each(["/tables/here-x/branches", "/tables/here-x/again"])(
    "about a table of this device goes to its house: %s",
    async (path) => {
      expect(await request("GET", path, { query: { ask: { at: 3 }, seat: undefined } })).toBe("here");
      expect(asked).toEqual([["GET", path, { ask: '{"at":3}' }, null]]);
      expect(fetched).toEqual([]);
    },
  );

  it.each(["/tables/x/here-", "/tables", "/games", "/herein"])(
    "else goes to the server: %s",
    async (path) => {
      here.kept = "v1";
      expect(await request("GET", path)).toBe("server");
      expect([fetched, asked]).toEqual([[`/api${path}`], []]);
    },
  );

  it("goes to the house where that is asked for", async () => {
    expect(await request("POST", "/tables", { body: { game: "36" }, here: true })).toBe("here");
    expect(asked).toEqual([["POST", "/tables", {}, '{"game":"36"}']]);
  });

  it.each(["/games", "/games/36/lesson/0", "/words/de", "/puzzles/today", "/replay"])(
    "that anybody can answer is answered here while the line is down: %s",
    async (path) => {
      isDown = true;
      expect(await codeOf(request("GET", path))).toBe("offline");
      here.kept = "v1";
      expect(await request("GET", path)).toBe("here");
    },
  );

  it.each(["/you", "/tables", "/tables/x", "/gamesome", "/warm"])(
    "about a server is not: %s",
    async (path) => {
      [isDown, here.kept] = [true, "v1"];
      expect(await codeOf(request("GET", path))).toBe("offline");
      expect(asked).toEqual([]);
    },
  );

  it("that the house refuses says why, as does a house that cannot run", async () => {
    answer = given(404, '{"code":"no_table","message":"none"}');
    expect(await codeOf(request("GET", "/tables/here-x/branches"))).toBe("no_table");
    answer = () => Promise.reject(new HouseError("no_memory"));
    expect(await codeOf(request("GET", "/tables/here-x/branches"))).toBe("here-no_memory");
  });

  it("for a seat at this device needs no cookie", async () => {
    const opened = { table: "here-x" };
    expect(await awaitSeat(Promise.resolve(opened))).toBe(opened);
    expect(fetched).toEqual([]);
    vi.stubGlobal("fetch", () => Promise.resolve(new Response('{"known":false}')));
    expect(await codeOf(awaitSeat(Promise.resolve({ table: "x" })))).toBe("no_cookies");
  });

  it("for a file gives it with its name", async () => {
    answer = given(200, "{}", "36.json");
    const file = await fetchFile("/api/tables/here-x/file");
    expect([file.name, await file.text(), asked[0]![1]]).toEqual(["36.json", "{}", "/tables/here-x/file"]);
  });
});

describe("a table", () => {
  const wish = (kind: "bot" | "link") => ({ game: "36", seats: [{ kind }] }) as NewTable;
  const down = () => vi.stubGlobal("fetch", () => Promise.reject(new TypeError()));

  beforeEach(() => void (answer = given(201, '{"table":"here-x"}')));

  it("is opened on this device where the reader wants that", async () => {
    expect(await openAt("device", wish("bot"))).toEqual({ table: "here-x" });
    expect([fetched, asked[0]!.slice(0, 2)]).toEqual([[], ["POST", "/tables"]]);
  });

  it("is opened here while the line is down, if the house is kept", async () => {
    down();
    expect(await codeOf(openAt("anywhere", wish("bot")))).toBe("offline");
    here.kept = "v1";
    expect(await openAt("anywhere", wish("bot"))).toEqual({ table: "here-x" });
  });

  it("is not where the reader wants the server, or somebody else a seat", async () => {
    down();
    here.kept = "v1";
    expect(await codeOf(openAt("server", wish("bot")))).toBe("offline");
    expect(await codeOf(openAt("anywhere", wish("link")))).toBe("offline");
    expect(asked).toEqual([]);
  });
});

describe("a match", () => {
  const seat = (kind: "human" | "bot" | "open", mine = false) => ({ kind, mine });
  const alone = {
    phase: "playing" as const,
    moved: false,
    branch: null,
    seats: [seat("human", true), seat("bot")],
  };

  it("moves onto this device once its house is open", async () => {
    answer = given(201, '{"table":"here-y"}');
    expect(await moveMatch("x")).toBe("here-y");
    expect(fetched).toEqual(["/api/tables/x/move"]);
    expect(asked).toEqual([["open"], ["POST", "/tables/bring", {}, "server"]]);
  });

  it("moves to the server", async () => {
    answer = given(200, '{"rows":[]}');
    vi.stubGlobal("fetch", (path: string, { body }: RequestInit) => {
      fetched.push(`${path} ${body as string}`);
      return Promise.resolve(new Response('{"table":"y","known":true}'));
    });
    expect(await moveMatch("here-x")).toBe("y");
    expect([asked[0]!.slice(0, 2), fetched]).toEqual([
      ["POST", "/tables/here-x/move"],
      ['/api/tables/bring {"rows":[]}', "/api/you undefined"],
    ]);
  });

  it("may be moved while it runs here and nobody else plays", () => {
    expect(isMovable(alone)).toBe(true);
    expect(isMovable({ ...alone, phase: "over" })).toBe(false);
    expect(isMovable({ ...alone, moved: true })).toBe(false);
    expect(isMovable({ ...alone, seats: [seat("human", true), seat("human")] })).toBe(false);
    expect(isMovable({ ...alone, seats: [seat("human"), seat("bot")] })).toBe(false);
  });
});

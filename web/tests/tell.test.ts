import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { format, missed, readWords } from "../src/words/fluent";
import { language, negotiate } from "../src/words/language.svelte";
import { say, sayLevel, sayNumber, sayPoints, sayProblem } from "../src/words/say";
import { tell, type Context } from "../src/words/tell";
import type { Fact, Word } from "../src/wire";

const WORDS = readWords(
  "en-GB",
  `
card = { $number } { $colour ->
    [o] orange
   *[c] cyan
}
lays = { $who-is ->
    [me] You lay { $card }
    [several] { $who } lay { $card }
   *[other] { $who } lays { $card }
} for { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
passes-to = { $who } passes to { $whom-is ->
    [me] you
   *[other] { $whom }
}.
draws = Drawn: { $cards }.
piles = Piles { $piles }.
space = row { $row }, column { $column }
sum = { $terms } = { $total }
`,
);
const context = (me: number | null = null): Context => ({ words: WORDS, names: ["Ann", "Bob", "Cy"], me });
const said = (word: Word, me: number | null = null) => tell(word, context(me));
const card = (number: number, colour: string): Fact => ["card", { number, colour }];

beforeEach(() => {
  missed.clear();
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

describe("a fact", () => {
  const lays = (who: number | number[]): Word => ["lays", { who, card: card(3, "o"), points: 1 }];

  it("names the cells of a board that is drawn from its side as they are seen", () => {
    const space: Fact = ["space", { row: 4, column: 2 }];
    expect(said(space)).toBe("row 4, column 2");
    expect(tell(space, { ...context(), turned: 4 })).toBe("row 2, column 1");
  });

  it("is said to whom it is about", () => expect(said(lays(1), 1)).toBe("You lay 3 orange for 1 point."));
  it("is said to others", () => expect(said(lays(1), 0)).toBe("Bob lays 3 orange for 1 point."));
  it("is said to spectators", () => expect(said(lays(0))).toBe("Ann lays 3 orange for 1 point."));
  it("is said of several", () => {
    expect(said(lays([0, 1, 2]), 1)).toBe("Ann, Bob and Cy lay 3 orange for 1 point.");
    expect(said(lays([1]), 1)).toBe("You lay 3 orange for 1 point.");
  });
  it("has a true minus sign before what is lost, which is one point or several", () => {
    const lost = (points: number): Word => ["lays", { who: 0, card: card(3, "o"), points }];
    expect(said(lost(-1))).toBe("Ann lays 3 orange for −1 point.");
    expect(said(lost(-2))).toBe("Ann lays 3 orange for −2 points.");
    expect(said(["piles", { piles: [-1, 2] }])).toBe("Piles −1 and 2.");
  });
  it("names two seats", () => {
    expect(said(["passes-to", { who: 0, whom: 2 }], 2)).toBe("Ann passes to you.");
    expect(said(["passes-to", { who: 0, whom: 2 }], 0)).toBe("Ann passes to Cy.");
  });
  it("holds lists of facts and of numbers", () => {
    expect(said(["draws", { cards: [card(1, "o"), card(2, "c")] }])).toBe("Drawn: 1 orange and 2 cyan.");
    expect(said(["draws", { cards: [] }])).toBe("Drawn: .");
    expect(said(["piles", { piles: [1, 2.5] }])).toBe("Piles 1 and 2.5.");
  });
  it("holds summands", () => {
    expect(said(["sum", { terms: [card(1, "o"), card(2, "c")], total: 3.456 }])).toBe(
      "1 orange + 2 cyan = 3.46",
    );
  });
  it("may be plain text", () => expect(said("As it is.")).toBe("As it is."));
  it("is not said while its words are on their way", () => {
    expect(tell(lays(1), { ...context(), words: null })).toBe("");
    expect(missed.size).toBe(0);
  });
});

describe("what is missing", () => {
  it("is a message: its id is said as words, and counted", () => {
    expect(said(["turns-up", {}])).toBe("turns up");
    said(["turns-up", {}]);
    expect([...missed]).toEqual([["turns-up", 2]]);
  });
  it("is an argument: it is counted", () => {
    expect(said(["piles", {}])).toContain("Piles");
    expect([...missed]).toEqual([["piles", 1]]);
  });
  it("is a message of a language: it is said in English, and counted", () => {
    expect(format([readWords("de", ""), WORDS], "piles", { piles: "1" })).toBe("Piles 1.");
    expect([...missed]).toEqual([["piles", 1]]);
  });
  it("is a message inside another", () => {
    expect(said(["piles", { piles: ["no-such", {}] }])).toBe("Piles no such.");
    expect([...missed]).toEqual([["no-such", 1]]);
  });
});

describe("the language", () => {
  beforeEach(() => vi.stubGlobal("document", { documentElement: { lang: "" } }));
  afterEach(async () => {
    await language.choose("en");
    vi.unstubAllGlobals();
  });

  it("is the first wish that can be met", () => {
    expect(negotiate(["de-AT", "en"])).toBe("de");
    expect(negotiate(["nl", "FR-ca", "de"])).toBe("fr");
    expect(negotiate(["nl"])).toBe("en");
    expect(negotiate([])).toBe("en");
  });

  it("is what was chosen here before what the browser wishes", async () => {
    const kept = new Map([["parlour.language", '"es"']]);
    vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null });
    vi.stubGlobal("navigator", { languages: ["de"] });
    await language.start();
    expect(document.documentElement.lang).toBe("es");
    kept.clear();
    await language.start();
    expect(document.documentElement.lang).toBe("de");
  });

  it("names the strengths of bots, those of programs too", () => {
    expect([sayLevel("gentle"), sayLevel("greedy")]).toEqual(["Gentle", "greedy"]);
    expect(missed.size).toBe(0);
  });

  it("changes everything at once, numbers too", async () => {
    expect([say("total"), sayNumber(-1.255), sayPoints(3)]).toEqual(["Total", "−1.26", "+3"]);
    await language.choose("de");
    expect([say("total"), sayNumber(-1.255), sayPoints(3)]).toEqual(["Summe", "−1,26", "+3"]);
  });

  it("chosen last wins, however long an earlier one takes", async () => {
    const kept: string[] = [];
    vi.stubGlobal("localStorage", { setItem: (_: string, value: string) => kept.push(value) });
    await Promise.all([language.choose("fr"), language.choose("en")]);
    expect([language.code, ...kept]).toEqual(["en", '"en"']);
  });

  it("has the words of games from the server, once they have come", async () => {
    const asked: string[] = [];
    vi.stubGlobal("fetch", async (path: string) => {
      asked.push(path);
      return path.endsWith("/fr")
        ? new Response("{}", { status: 404 })
        : Response.json({ nim: `hi = Hi ${path}` });
    });
    const nim = () => tell(["hi", {}], { words: language.wordsOf("nim"), names: [], me: null });
    await language.choose("en");
    expect(nim()).toBe("Hi /api/words/en");
    await language.choose("de");
    expect(nim()).toBe("Hi /api/words/de");
    await language.choose("fr");
    expect(nim()).toBe("Hi /api/words/en");
    expect(asked).toEqual(["/api/words/en", "/api/words/de", "/api/words/fr", "/api/words/en"]);
  });
});

describe("what is wrong", () => {
  it("is said by its code", () => {
    expect(sayProblem({ code: "retry", message: "database" })).toBe("The house is busy just now. Try again.");
  });
  it("is said by the server where a code is not enough", () => {
    expect(sayProblem({ code: "illegal", message: "No." })).toBe("No.");
  });
});

import { describe, expect, it } from "vitest";
import { readWords } from "../src/words/fluent";
import { tell, type Context } from "../src/words/tell";
import { inParts } from "../src/words/terms";
import type { Word } from "../src/wire";

const WORDS = readWords(
  "en-GB",
  `
tics = { $number } { $number ->
    [one] { TERM("Tic", of: "tic") }
   *[other] { TERM("Tics", of: "tic") }
}
lays = { $who } lays it: { $sum }, no { TERM("Nic", of: "nic") }.
`,
);
const lays: Word = ["lays", { who: 0, sum: ["tics", { number: 2 }] }];
const context = (name: string): Context => ({ words: WORDS, names: [name], me: null });

describe("words that the guide explains", () => {
  it("are told like all others", () => {
    expect(tell(lays, context("Ann"))).toBe("Ann lays it: 2 Tics, no Nic.");
  });

  it("are parts of a sentence, also those of a fact in it", () => {
    expect(inParts(tell(lays, { ...context("Ann"), terms: true }))).toEqual([
      "Ann lays it: 2 ",
      { term: "tic", text: "Tics", stops: "," },
      " no ",
      { term: "nic", text: "Nic", stops: "." },
    ]);
    expect(tell(lays, context("Ann")), "nothing stays framed").toBe("Ann lays it: 2 Tics, no Nic.");
  });

  it("cannot be made up by a name", () => {
    expect(inParts("\uE000 lays it").join("")).toBe(" lays it");
    expect(inParts("\uE000tic\uE002 lays it").join("")).toBe("tic\uE002 lays it");
  });
});

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { sayHint } from "../src/play/hint";
import { readWords } from "../src/words/fluent";
import { language } from "../src/words/language.svelte";
import type { Advised, Word } from "../src/wire";

const WORDS = `
hint-do = Best: { $what }.
hint-brings = Best: { $what } ({ $points }).
hint-even = Another is as good.
hint-better = A little better.
hint-clear = Clearly better.
hint-chance = About { $chance }%.
hint-chance-even = About { $chance }%; another is as good.
`;
const tell = (word: Word): string => (typeof word === "string" ? word : word[0]);
const move = { text: "move 3", label: "move to row 1", path: ["s3"] } as NonNullable<Advised["choice"]>;
const hint = (more: Partial<Advised>): Advised => ({
  is: "advised",
  id: "",
  seq: 1,
  choice: move,
  brings: null,
  chance: null,
  ahead: null,
  because: "",
  ...more,
});

describe("a hint", () => {
  const before = language.page;
  beforeEach(() => (language.page = readWords("en-GB", WORDS)));
  afterEach(() => (language.page = before));

  it("tells the chance where no more is known", () =>
    expect(sayHint(hint({ chance: 0.5 }), tell)).toBe("Best: move to row 1. About 50%."));

  it("tells the reason where the game knows it, and no chance besides", () =>
    expect(sayHint(hint({ chance: 1, because: ["wins-in", { turns: 3 }] }), tell)).toBe(
      "Best: move to row 1. wins-in",
    ));

  it("tells in words how clear it is where chances would say nothing to a beginner", () => {
    const said = [0, 0.03, 0.2].map((ahead) => sayHint(hint({ ahead }), tell));
    expect(said).toEqual([
      "Best: move to row 1. Another is as good.",
      "Best: move to row 1. A little better.",
      "Best: move to row 1. Clearly better.",
    ]);
  });

  it("names the move, then what comes of it or the points it brings, and no chance besides", () => {
    const brings = { action: "move 3", points: 2, text: "you win", follows: true };
    expect(sayHint(hint({ brings, chance: 0.5 }), tell)).toBe("Best: move to row 1. you win");
    expect(sayHint(hint({ brings: { ...brings, follows: false } }), tell)).toBe("Best: move to row 1 (+2).");
  });
});

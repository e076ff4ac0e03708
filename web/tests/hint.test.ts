import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { sayHint } from "../src/play/hint";
import { readWords } from "../src/words/fluent";
import { language } from "../src/words/language.svelte";
import type { Advised, Word } from "../src/wire";

const WORDS = `
hint-do = Hint: { $what }.
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
    expect(sayHint(hint({ chance: 0.5 }), tell)).toBe("Hint: move to row 1. About 50%."));

  it("tells the reason where the game knows it, and no chance besides", () =>
    expect(sayHint(hint({ chance: 1, because: ["wins-in", { turns: 3 }] }), tell)).toBe(
      "Hint: move to row 1. wins-in",
    ));
});

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { sayHint } from "../src/session/hint.svelte";
import { readWords } from "../src/words/fluent";
import { language } from "../src/words/language.svelte";
import type { Advised, Recalled, View, Word } from "../src/wire";
import { openTable } from "./tables";

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
const advice = (more: Partial<Advised>): Advised => ({
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
    expect(sayHint(advice({ chance: 0.5 }), tell)).toBe("Best: move to row 1. About 50%."));

  it("tells the reason where the game knows it, and no chance besides", () =>
    expect(sayHint(advice({ chance: 1, because: ["wins-in", { turns: 3 }] }), tell)).toBe(
      "Best: move to row 1. wins-in",
    ));

  it("tells in words how clear it is where chances would say nothing to a beginner", () => {
    const said = [0, 0.03, 0.2].map((ahead) => sayHint(advice({ ahead }), tell));
    expect(said).toEqual([
      "Best: move to row 1. Another is as good.",
      "Best: move to row 1. A little better.",
      "Best: move to row 1. Clearly better.",
    ]);
  });

  it("names the move, then what comes of it or the points it brings, and no chance besides", () => {
    const brings = { action: "move 3", points: 2, text: "you win", follows: true };
    expect(sayHint(advice({ brings, chance: 0.5 }), tell)).toBe("Best: move to row 1. you win");
    expect(sayHint(advice({ brings: { ...brings, follows: false } }), tell)).toBe(
      "Best: move to row 1 (+2).",
    );
  });
});

describe("a hint where all choose at once", () => {
  const seen = (seq: number, ...texts: string[]) =>
    ({
      seq,
      seat: 0,
      table: { hints: true, seats: [] },
      actions: texts.map((text) => ({ text, label: text, path: [text], free: 0 })),
    }) as unknown as View;

  function asked() {
    const { session, sent } = openTable();
    const { match, hint } = session;
    match.view = seen(1, "a", "b");
    hint.toggle();
    const questions = () => sent.filter((frame) => frame.do === "hint");
    const moveOn = (view: View) => {
      const before = match.view;
      match.view = view;
      hint.keepFrom(before);
    };
    return { session, hint, questions, moveOn };
  }

  it("is asked for anew when others were faster, whichever of the two is heard first", () => {
    const { hint, questions, moveOn } = asked();
    const seqs = () => questions().map(({ seq }) => seq);
    hint.retry(2);
    expect(seqs()).toEqual([1]);
    moveOn(seen(2, "a", "b"));
    expect(seqs()).toEqual([1, 2]);
    moveOn(seen(3, "a", "b"));
    expect(seqs()).toEqual([1, 2]);
    hint.retry(3);
    expect(seqs()).toEqual([1, 2, 3]);
    expect(hint.advice).toBe("asked");
  });

  it("stays while the same may be done, and goes when something else may", () => {
    const { hint, questions, moveOn } = asked();
    const shown = advice({ id: questions()[0]!.id, choice: { ...move, text: "a", path: ["a"] } });
    hint.show(shown);
    moveOn(seen(2, "a", "b"));
    expect(hint.advice).toBe(shown);
    moveOn(seen(3, "b"));
    expect(hint.advice).toBeNull();
  });

  it("is not asked for anew while nothing may be done", () => {
    const { session, hint, questions } = asked();
    session.lookBack.past = { is: "recalled", at: 0 } as Recalled;
    hint.retry(1);
    expect([hint.advice, questions().length]).toEqual([null, 1]);
  });

  it("is not asked for anew once it was put away", () => {
    const { hint, questions } = asked();
    hint.toggle();
    hint.retry(1);
    expect([hint.advice, questions().length]).toEqual([null, 1]);
  });
});

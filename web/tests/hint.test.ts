import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { advised, hint as askFor, keep, renew, sayHint } from "../src/play/hint";
import { Session } from "../src/play/session.svelte";
import { readWords } from "../src/words/fluent";
import { language } from "../src/words/language.svelte";
import type { Advised, Incoming, Recalled, View, Word } from "../src/wire";

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

describe("a hint where all choose at once", () => {
  const seen = (seq: number, ...texts: string[]) =>
    ({
      seq,
      seat: 0,
      table: { hints: true, seats: [] },
      actions: texts.map((text) => ({ text, label: text, path: [text], free: 0 })),
    }) as unknown as View;

  function asked() {
    const sent: number[] = [];
    const nothing = () => undefined;
    const send = (frame: Incoming) => void (frame.do === "hint" && sent.push(frame.seq));
    const session = new Session("t", () => ({ open: nothing, close: nothing, renew: nothing, send }));
    session.view = seen(1, "a", "b");
    askFor(session);
    const moveOn = (view: View) => {
      const before = session.view;
      session.view = view;
      keep(session, before);
    };
    return { session, sent, moveOn };
  }

  it("is asked for anew when others were faster, whichever of the two is heard first", () => {
    const { session, sent, moveOn } = asked();
    renew(session, 2);
    expect(sent).toEqual([1]);
    moveOn(seen(2, "a", "b"));
    expect(sent).toEqual([1, 2]);
    moveOn(seen(3, "a", "b"));
    expect(sent).toEqual([1, 2]);
    renew(session, 3);
    expect(sent).toEqual([1, 2, 3]);
    expect(session.hint).toBe("asked");
  });

  it("stays while the same may be done, and goes when something else may", () => {
    const { session, moveOn } = asked();
    const shown = hint({ id: session.asking, choice: { ...move, text: "a", path: ["a"] } });
    advised(session, shown);
    moveOn(seen(2, "a", "b"));
    expect(session.hint).toBe(shown);
    moveOn(seen(3, "b"));
    expect(session.hint).toBeNull();
  });

  it("is not asked for anew while nothing may be done", () => {
    const { session, sent } = asked();
    session.past = { is: "recalled", at: 0 } as Recalled;
    renew(session, 1);
    expect([session.hint, sent]).toEqual([null, [1]]);
  });

  it("is not asked for anew once it was put away", () => {
    const { session, sent } = asked();
    askFor(session);
    renew(session, 1);
    expect([session.hint, sent]).toEqual([null, [1]]);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Talk, textOf } from "../src/talk/talk.svelte";
import type { Saying } from "../src/wire";

const saying = (number: number, seat: number): Saying => ({ number, seat, phrase: "luck", at: 0, words: "" });
const said = (...sayings: Saying[]) => ({ is: "said" as const, sayings });

describe("what is said", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("stands at its place for some seconds, history does not", () => {
    const talk = new Talk("t");
    expect(talk.hear(said(saying(1, 0), saying(2, 1)))).toBeNull();
    expect(talk.fresh).toEqual({});
    expect(talk.hear(said(saying(3, 1)))?.number).toBe(3);
    expect(Object.keys(talk.fresh)).toEqual(["1"]);
    vi.runAllTimers();
    expect(talk.fresh).toEqual({});
    expect(talk.heard.length).toBe(3);
  });

  it("is taken up once, whatever comes twice after a broken line", () => {
    const talk = new Talk("t");
    for (let i = 0; i < 2; i++) talk.hear(said(saying(1, 0)));
    expect(talk.heard.length).toBe(1);
  });

  it("is replaced where its words were erased", () => {
    const talk = new Talk("t");
    talk.hear(said({ ...saying(1, 0), phrase: "words", words: "erased" }, saying(2, 1)));
    expect(talk.hear(said({ ...saying(1, 0), phrase: "bye" }, saying(2, 1)))).toBeNull();
    expect(talk.heard.map(({ number, phrase, words }) => [number, phrase, words])).toEqual([
      [1, "bye", ""],
      [2, "luck", ""],
    ]);
  });

  it("is not heard of who was muted", () => {
    const talk = new Talk("t");
    talk.hear(said(saying(1, 0)));
    talk.mute(0, true);
    expect([talk.hear(said(saying(2, 0))), talk.heard, talk.fresh]).toEqual([null, [], {}]);
    talk.mute(0, false);
    expect(talk.heard.length).toBe(2);
  });

  it("is given back where it is refused, and touches no answer to anything else", () => {
    const talk = new Talk("t");
    const words = { do: "say", seat: 0, phrase: "words" } as const;
    for (const id of ["a", "b"]) talk.utter({ ...words, id, words: id });
    expect(talk.settle({ is: "ack", id: "x", seq: 1 })).toBe(false);
    expect(talk.settle({ is: "ack", id: "a", seq: 1 })).toBe(true);
    talk.draft = "more";
    expect(
      talk.settle({ is: "refused", id: "b", code: "too_fast", reason: "", clause: null, until: null }),
    ).toBe(true);
    expect([talk.draft, talk.unconfirmed, talk.refused?.code]).toEqual(["b more", [], "too_fast"]);
  });

  it("is said in the reader's words, or as it was written", () => {
    expect(textOf({ phrase: "luck", words: "" })).toBe("Good luck!");
    expect(textOf({ phrase: "words", words: "<b>" })).toBe("<b>");
  });
});

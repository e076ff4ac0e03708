import { describe, expect, it } from "vitest";
import { PositionAdvice } from "../src/edit/advice.svelte";
import type { Editing } from "../src/edit/editing.svelte";
import { Refusal } from "../src/net/requests";
import type { HintWish, PositionHint } from "../src/wire";

const found: PositionHint = {
  seat: 1,
  choice: null,
  spots: ["a", "b"],
  brings: null,
  ahead: null,
  because: "",
  problem: null,
};

/** An editor at a position, and a house whose answers are given by hand. */
function open() {
  const asked: { wish: HintWish; answer: (hint: PositionHint) => void; refuse: (error: unknown) => void }[] =
    [];
  const editing = { game: "pentic", history: { past: [], now: { at: 1 }, future: [] } } as unknown as Editing;
  const advice = new PositionAdvice(
    editing,
    (_, wish) =>
      new Promise((answer, refuse) => {
        asked.push({ wish, answer, refuse });
      }),
  );
  const visited = new Map<number, { at: number }>([[1, editing.history!.now as { at: number }]]);
  const move = (at: number) => {
    visited.set(at, visited.get(at) ?? { at });
    editing.history = { past: [], now: visited.get(at)!, future: [] };
  };
  return { advice, asked, move };
}

describe("a hint in the editor", () => {
  it("is asked for once, shown with its places, and put away with the position", async () => {
    const { advice, asked, move } = open();
    const done = advice.find();
    await advice.find();
    expect(asked.map(({ wish }) => wish)).toEqual([{ position: { at: 1 }, seat: null }]);
    expect(advice.isAsked).toBe(true);
    asked[0]!.answer(found);
    await done;
    expect([advice.isAsked, advice.hint, advice.spots]).toEqual([false, found, ["a", "b"]]);
    move(2);
    expect([advice.hint, advice.spots]).toEqual([null, []]);
    move(1);
    expect([advice.hint, advice.spots], "going back and forth brings no old hint back").toEqual([null, []]);
  });

  it("is dropped when the position has changed meanwhile, and asked for anew", async () => {
    const { advice, asked, move } = open();
    const first = advice.find();
    move(2);
    expect(advice.isAsked).toBe(false);
    const second = advice.find(1);
    asked[0]!.answer(found);
    await first;
    expect([advice.isAsked, advice.hint]).toEqual([true, null]);
    asked[1]!.answer({ ...found, seat: 0 });
    await second;
    expect(advice.hint?.seat).toBe(0);
  });

  it("says why there is none, for this position only", async () => {
    const { advice, asked, move } = open();
    const done = advice.find();
    const problem = { code: "fair-play", message: "", field: null, clause: null, until: null, reason: null };
    asked[0]!.refuse(new Refusal(problem));
    await done;
    expect(advice.problem).toEqual(problem);
    for (const at of [2, 1]) {
      move(at);
      expect(advice.problem).toBeNull();
    }
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Attempt, Choice } from "../src/wire";
import { openTable, stubPage, viewWith } from "./tables";

const actions = [
  { text: "a to b", path: ["a", "b"] },
  { text: "a to c", path: ["a", "c"] },
  { text: "d", path: ["d", "e"] },
];

beforeEach(stubPage);
afterEach(() => void vi.unstubAllGlobals());

function open() {
  const { session, sent } = openTable();
  session.receiver.hear(viewWith({ actions }));
  return { ...session, sent };
}

describe("a choice", () => {
  it("is sent once it is complete, and nothing can be touched before the answer", () => {
    const { controls, selection, receiver, notices, sent } = open();
    controls.touch(["a"]);
    expect(selection.path).toEqual(["a"]);
    controls.touch(["b"]);
    expect(sent.at(-1)).toMatchObject({ do: "act", seat: 0, action: "a to b", seq: 1 });
    controls.touch(["d"]);
    expect([selection.pending, selection.path, selection.choices]).toEqual([true, ["a", "b"], []]);
    const { id } = sent.at(-1) as { id: string };
    receiver.hear({ is: "refused", id, code: "illegal", reason: "no", clause: "X-01", until: null });
    expect([selection.pending, selection.path]).toEqual([false, []]);
    expect(notices.current).toEqual({ code: "illegal", message: "no", clause: "X-01", until: null });
  });

  it("that is in hand stays there when others act, as long as it may go on", () => {
    const { controls, selection, receiver } = open();
    controls.touch(["a"]);
    receiver.hear(viewWith({ seq: 2, actions: actions.slice(0, 2) }));
    expect(selection.path).toEqual(["a"]);
    receiver.hear(viewWith({ seq: 3, actions: [...actions.slice(2), { text: "f", path: ["f"] }] }));
    expect(selection.path).toEqual([]);
  });

  it("that was sent is put down once the table shows another position", () => {
    const { controls, selection, receiver } = open();
    controls.act(selection.choices[0]!);
    receiver.hear(viewWith({ seq: 2, actions }));
    expect([selection.pending, selection.path]).toEqual([false, []]);
  });

  it("that cannot be is asked about", () => {
    const { controls, sent } = open();
    controls.touch(["z"]);
    expect(sent.at(-1)).toMatchObject({ do: "why", seat: 0, path: ["z"] });
  });

  it("is put back before the past is left, and the past before a new one is begun", () => {
    const { controls, selection, lookBack } = open();
    controls.touch(["a"]);
    controls.clear();
    expect(selection.path).toEqual([]);
    lookBack.past = { is: "recalled", at: 0, scene: null, own: null, seat: 0, events: [], actions: [] };
    controls.touch(["a"]);
    expect([lookBack.past, selection.path]).toEqual([null, []]);
  });
});

describe("what is only tried", () => {
  const choice = { text: "f", path: ["f"], free: 0 } as unknown as Choice;
  const attempt = (...texts: string[]) =>
    ({ actions: texts, pieces: [], choices: [choice], offer: null }) as unknown as Attempt;

  it("is never sent as an action, and goes on from what has been answered", () => {
    const { controls, selection, receiver, trial, sent } = open();
    receiver.hear(viewWith({ seq: 2, actions, own: { tries: true } }));
    receiver.hear({ is: "tried", seq: 2, attempt: attempt("e") });
    expect(selection.triesAt("f")).toBe(true);
    controls.touch(["f"]);
    expect(sent.at(-1)).toMatchObject({ do: "try", actions: ["e", "f"] });
    controls.clear();
    expect([sent.at(-1), trial.actions]).toEqual([{ do: "try", seat: 0, actions: [] }, []]);
  });

  it("of another position is not shown", () => {
    const { receiver, trial } = open();
    receiver.hear({ is: "tried", seq: 9, attempt: attempt("e") });
    expect(trial.attempt).toBeNull();
  });
});

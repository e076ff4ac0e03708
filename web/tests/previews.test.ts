import { describe, expect, it } from "vitest";
import type { Foresee } from "../src/wire";
import { openTable, stubPage, viewWith } from "./tables";

const actions = ["b1", "b2"].flatMap((to) =>
  ["a1", "a2"].map((from) => ({ text: `${from} ${to}`, path: [from, to] })),
);

function open() {
  stubPage();
  const { session, sent } = openTable();
  session.receiver.hear(viewWith({ actions }));
  return { session, asked: () => sent.filter((frame): frame is Foresee => frame.do === "foresee") };
}

describe("previews", () => {
  it("are asked for while the finger is still down, and not again when it lifts", () => {
    const { session, asked } = open();
    session.previews.askAhead(["a1"]);
    expect(asked().map((frame) => frame.actions)).toEqual([["a1 b1", "a1 b2"]]);
    session.controls.touch(["a1"]);
    session.previews.ask();
    expect(asked()).toHaveLength(1);
  });

  it("are not asked for ahead where the touch takes an action, or none", () => {
    const { session, asked } = open();
    session.controls.touch(["a1"]);
    session.previews.askAhead(["b1"]);
    session.previews.askAhead(["elsewhere"]);
    expect(asked()).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import { turnOver } from "../src/play/seat";
import { view } from "./scenes";

describe("a shared screen", () => {
  it("stays with the only own seat", () => {
    expect(turnOver(view({ mine: [0], seat: 0, to_act: [1], secret: true }))).toEqual({ do: "stay" });
    expect(turnOver(view({ mine: [0], seat: null, to_act: [1], secret: true }))).toEqual({
      do: "look",
      seat: 0,
    });
  });

  it("is covered before another hand is shown", () => {
    const turn = turnOver(view({ mine: [0, 1], seat: 0, to_act: [1], secret: true }));
    expect(turn).toEqual({ do: "cover", seat: 1 });
  });

  it("just turns over in a what-if, which is thought through for all", () => {
    const seen = view({ mine: [0, 1], seat: 0, to_act: [1], secret: true });
    const branch = { of: "t", at: 3, number: 1, called: "", guessed: true };
    expect(turnOver({ ...seen, table: { ...seen.table, branch } })).toEqual({ do: "look", seat: 1 });
  });

  it("is covered from the start where hands are secret", () => {
    expect(turnOver(view({ mine: [0, 1], seat: null, to_act: [0], secret: true }))).toEqual({
      do: "cover",
      seat: 0,
    });
  });

  it("just turns over where nothing is secret", () => {
    expect(turnOver(view({ mine: [0, 1], seat: 0, to_act: [1] }))).toEqual({ do: "look", seat: 1 });
  });

  it("stays while the seat looked from may act too", () => {
    expect(turnOver(view({ mine: [0, 1], seat: 1, to_act: [0, 1] }))).toEqual({ do: "stay" });
  });

  it("stays with a spectator", () => {
    expect(turnOver(view({ mine: [], seat: null, to_act: [0], secret: true }))).toEqual({ do: "stay" });
  });
});

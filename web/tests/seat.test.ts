import { describe, expect, it } from "vitest";
import { namesOf, turnOver } from "../src/play/seat";
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

describe("names", () => {
  const called = (names: string[], mine: number[]) => {
    const it = view({ mine, seat: mine[0] ?? null, to_act: [0] });
    const seats = it.table.seats.map((seat, i) => ({ ...seat, name: names[i]! }));
    return namesOf({ ...it, table: { ...it.table, seats } });
  };

  it("are as given", () => expect(called(["Ada", "Ben"], [0])).toEqual(["Ada", "Ben"]));

  it("are You for the reader alone, and a guest for everybody else", () => {
    expect(called(["", ""], [0])).toEqual(["You", "Guest 2"]);
    expect(called(["", ""], [])).toEqual(["Guest 1", "Guest 2"]);
  });

  it("are guests for all who share a screen", () =>
    expect(called(["", ""], [0, 1])).toEqual(["Guest 1", "Guest 2"]));
});

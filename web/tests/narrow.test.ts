import { describe, expect, it } from "vitest";
import { along, blamed, forced, leadingTo, nextIds, touch } from "../src/play/narrow";
import type { Choice } from "../src/wire";

const choice = (path: string, to: string | null = null, seat = 0, free = 0): Choice => ({
  seat,
  text: path,
  label: path,
  path: path.split(" "),
  to,
  free,
  brings: [],
  turn: null,
  group: "",
  chip: "",
});

const cards = [choice("card-a p1"), choice("card-a p2"), choice("card-b p2")];

describe("touching", () => {
  it("narrows to what begins with the touched id", () => {
    expect(touch(cards, [], ["card-a"])).toEqual({ do: "narrow", path: ["card-a"] });
    expect([...nextIds(cards, ["card-a"]).keys()]).toEqual(["p1", "p2"]);
  });

  it("sends the choice that is said completely", () => {
    expect(touch(cards, ["card-a"], ["top-2", "p2"])).toEqual({ do: "send", choice: cards[1] });
  });

  it("starts again with another beginning", () => {
    expect(touch(cards, ["card-a"], ["card-b"])).toEqual({ do: "narrow", path: ["card-b"] });
  });

  it("lays down again what is touched twice", () => {
    expect(touch(cards, ["card-a"], ["card-a"])).toEqual({ do: "narrow", path: [] });
  });

  it("asks why with the path and the name most likely meant", () => {
    expect(touch(cards, ["card-b"], ["top-7", "p7"])).toEqual({ do: "ask", path: ["card-b", "p7"] });
  });

  it("takes what may be touched in any order as it comes", () => {
    const swap = choice("swap a b", null, 0, 2);
    const take = choice("a b c", null, 0, 3);
    expect([...nextIds([swap, take], []).keys()]).toEqual(["swap", "a", "b", "c"]);
    expect([...nextIds([swap, take], ["swap"]).keys()]).toEqual(["a", "b"]);
    expect(touch([swap, take], ["swap", "b"], ["a"])).toEqual({ do: "send", choice: swap });
    expect([...nextIds([swap, take], ["c", "a"]).keys()]).toEqual(["b"]);
    expect(touch([swap, take], ["c", "a"], ["b"])).toEqual({ do: "send", choice: take });
  });

  it("takes the end of a way for the way", () => {
    const pivots = [choice("red green", "card-4"), choice("red blue", "card-2")];
    expect(leadingTo(pivots, ["red"], "card-2")).toBe(pivots[1]);
    expect(touch(pivots, ["red"], ["card-4"])).toEqual({ do: "send", choice: pivots[0] });
  });

  it("offers both where two own seats can say the same", () => {
    const bids = [choice("bid-1", null, 0), choice("bid-1", null, 1)];
    expect(touch(bids, [], ["bid-1"]).do).toBe("offer");
  });

  it("does not send a choice that others go beyond", () => {
    const long = [choice("a"), choice("a b")];
    expect(touch(long, [], ["a"])).toEqual({ do: "narrow", path: ["a"] });
  });
});

describe("choosing three", () => {
  const threes = [
    choice("a b c", null, 0, 3),
    choice("b c d", null, 0, 3),
    choice("d only"),
    choice("home-1"),
  ];

  it("takes one alone only by a second touch", () => {
    expect(touch(threes, [], ["d"])).toEqual({ do: "narrow", path: ["d"] });
    expect([...nextIds(threes, ["d"]).keys()]).toEqual(["b", "c", "only"]);
    expect(touch(threes, ["d"], ["only"])).toEqual({ do: "send", choice: threes[2] });
  });

  it("puts back what is touched again, and keeps the others", () => {
    expect(touch(threes, ["a", "b"], ["a"])).toEqual({ do: "narrow", path: ["b"] });
  });

  it("goes on from what fits where something else is touched", () => {
    expect(touch(threes, ["a", "b"], ["d"])).toEqual({ do: "narrow", path: ["d"] });
    expect(
      touch([choice("swap a b", null, 0, 2), choice("swap c d", null, 0, 2)], ["swap", "a"], ["d"]),
    ).toEqual({
      do: "narrow",
      path: ["swap", "d"],
    });
  });

  it("never takes a slip for a whole choice", () => {
    expect(touch(threes, ["a"], ["home-1"])).toEqual({ do: "narrow", path: [] });
    expect(touch(threes, [], ["home-1"]).do).toBe("send");
  });

  it("follows a stroke there and back", () => {
    expect(along(threes, ["a"], ["pill-7", "b"])).toEqual(["a", "b"]);
    expect(along(threes, ["a", "b"], ["c"])).toEqual(["a", "b", "c"]);
    expect(along(threes, ["a", "b", "c"], ["b"])).toEqual(["a", "b"]);
    expect(along(threes, ["a", "b", "c"], ["d"])).toEqual(["a", "b", "c"]);
    expect(along(threes, ["a"], ["nowhere"])).toEqual(["a"]);
  });
});

describe("what is forced", () => {
  it("is touched by itself, except the last touch", () => {
    expect(forced([choice("pawn s1"), choice("pawn s2")])).toEqual(["pawn"]);
    expect(forced([choice("pass")])).toEqual([]);
    expect(forced([choice("tile turn-0 place-1"), choice("tile turn-0 place-2")])).toEqual([
      "tile",
      "turn-0",
    ]);
  });

  it("stays in hand, and nothing is asked of who touches it", () => {
    const moves = [choice("pawn s1"), choice("pawn s2")];
    expect(touch(moves, ["pawn"], ["s1"]).do).toBe("send");
    expect(touch(moves, ["pawn"], ["pawn"])).toEqual({ do: "narrow", path: ["pawn"] });
  });
});

it("blames a name like those that could have been touched", () => {
  const pivots = [choice("pawn-red pawn-blue")];
  expect(
    blamed(pivots, ["pawn-red"], ["pawn-green", "placeholder-green", "card-4"], (id) => id.split("-")[0]),
  ).toBe("pawn-green");
});

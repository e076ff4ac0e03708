import { describe, expect, it } from "vitest";
import { nearest, step, walk } from "../src/play/grid";
import { around } from "../src/play/rects";
import { opennessOf, rowsOf, targetsOf } from "../src/play/targets";
import { piece, scene, spot } from "./scenes";

const NONE = new Set<string>();

describe("targets", () => {
  it("join a spot with what stands on it, topmost first", () => {
    const drawn = scene({
      spots: [spot("s0", 0, 0)],
      pieces: [piece("counter", 0, 0, { level: 1 }), piece("pawn", 0, 0, { level: 2 })],
    });
    const [target] = targetsOf(drawn, "board", NONE);
    expect(target!.ids).toEqual(["pawn", "counter", "s0"]);
    expect(target!.label).toBe("s0, pawn, counter");
  });

  it("leave out a tile that only carries squares", () => {
    const squares = [spot("s0", 0, 0), spot("s1", 1, 0), spot("s2", 0, 1), spot("s3", 1, 1)];
    const tile = piece("tile", 0, 0, { w: 2, h: 2 });
    const drawn = scene({ spots: squares, pieces: [tile] });
    expect(targetsOf(drawn, "board", NONE).map((t) => t.key)).toEqual(["s0", "s1", "s2", "s3"]);
    expect(targetsOf(drawn, "board", new Set(["tile"])).some((t) => t.key === "tile")).toBe(true);
  });

  it("join a small piece with the card it lies on", () => {
    const card = piece("card", 0, 0);
    const pawn = piece("pawn", 0.3, 0.5, { w: 0.4, h: 0.5, level: 1 });
    const [target, ...rest] = targetsOf(scene({ pieces: [card, pawn] }), "board", NONE);
    expect(target!.ids).toEqual(["pawn", "card"]);
    expect(rest).toEqual([]);
  });

  it("keep overlapping places apart by their middles", () => {
    const places = [0, 1].map((x) => spot(`place-${x}`, x, 0, { w: 2, h: 2, kind: "place" }));
    const [a, b] = targetsOf(scene({ spots: places }), "board", NONE);
    expect(a!.hit.x + a!.hit.w).toBeLessThan(b!.hit.x);
  });

  it("stand in rows", () => {
    const drawn = scene({ spots: [spot("c", 0, 1), spot("b", 1, 0), spot("a", 0, 0)] });
    expect(rowsOf(targetsOf(drawn, "board", NONE)).map((row) => row.map((t) => t.key))).toEqual([
      ["a", "b"],
      ["c"],
    ]);
  });
});

describe("what may be touched", () => {
  it("has one ring around it where that is all, or nearly", () => {
    expect(opennessOf(36, 36)).toBe("all");
    expect(opennessOf(34, 36)).toBe("all");
    expect(opennessOf(24, 36)).toBe("most");
    expect(opennessOf(12, 36)).toBe("many");
    expect(opennessOf(9, 9)).toBe("few");
  });

  it("lies in the rectangle of that ring", () => {
    const spots = [spot("a", 1, 0), spot("b", 3, 2), spot("c", 0, 5)];
    const open = targetsOf(scene({ spots }), "board", NONE).filter(({ key }) => key !== "c");
    expect(around(open.map(({ hit }) => hit))).toEqual({ x: 1, y: 0, w: 3, h: 3 });
  });
});

describe("walking", () => {
  // a . b
  // c d .
  const spots = [spot("a", 0, 0), spot("b", 2, 0), spot("c", 0, 1), spot("d", 1, 1)];
  const targets = targetsOf(scene({ spots }), "board", NONE);
  const at = (key: string) => targets.find((target) => target.key === key)!;

  it("steps over holes", () => expect(step(targets, at("a"), "right")!.key).toBe("b"));
  it("finds the nearest row aside", () => expect(step(targets, at("b"), "down")!.key).toBe("d"));
  it("stops at the edge", () => expect(step(targets, at("a"), "left")).toBeUndefined());
  it("goes to the ends of a row", () => expect(walk(targets, at("c"), "End")!.key).toBe("d"));
  it("finds a neighbour for lost focus", () =>
    expect(nearest(targets, { x: 2, y: 1, w: 1, h: 1 })!.key).toBe("b"));

  it("reaches every target with arrows", () => {
    const reached = new Set(["a"]);
    for (const key of reached)
      for (const way of ["left", "right", "up", "down"] as const) {
        const next = step(targets, at(key), way);
        if (next) reached.add(next.key);
      }
    expect(reached.size).toBe(targets.length);
  });
});

import { describe, expect, it } from "vitest";
import { merge } from "../src/net/merge";
import { readFrame } from "../src/net/read";
import type { Changes, View } from "../src/wire";

const thing = (id: string, x = 0) => ({ id, kind: "card", zone: "board", x, y: 0, label: id });

const view = readFrame(
  JSON.stringify({
    is: "view",
    seq: 4,
    seat: 0,
    table: { seats: [{ seat: 0, name: "Ada" }], phase: "playing" },
    scene: {
      zones: [],
      pieces: ["a", "b", "c"].map((id) => thing(id)),
      spots: [],
      status: "go",
      scores: [],
      to_act: [0],
    },
    own: { status: "your turn" },
    actions: [{ seat: 0, text: "play a", label: "a", path: ["a"] }],
  }),
) as View;

const changes = (rest: object) =>
  readFrame(JSON.stringify({ is: "changes", seq: 5, since: 4, ...rest })) as Changes;

describe("changes", () => {
  it("leave what they do not name as it was, but for what is said anew each time", () => {
    const merged = merge(view, changes({}))!;
    expect(merged).toEqual({ ...view, seq: 5 });
  });

  it("tell the clocks anew, and what may be done beside playing where that has changed", () => {
    const times = [{ seat: 0, left_ms: 5000, runs: true }];
    const timed = merge(view, changes({ times, may: ["resign"] }))!;
    expect(timed.times).toEqual([{ seat: 0, left_ms: 5000, free_ms: 0, runs: true }]);
    const next = merge(timed, changes({ since: 5 }))!;
    expect([next.times, next.may]).toEqual([[], ["resign"]]);
    expect(merge(timed, changes({ since: 5, may: [] }))!.may).toEqual([]);
  });

  it("drop the actions that are done, change one in its place, and put new ones last", () => {
    const action = (text: string, label = text) => ({ seat: 0, text, label, path: [text] });
    const next = merge(view, changes({ actions: [action("play b"), action("play a", "now")] }))!;
    expect(next.actions.map(({ label }) => label)).toEqual(["now", "play b"]);
    expect(
      merge(next, changes({ since: 5, done: [[0, "play a"]] }))!.actions.map(({ text }) => text),
    ).toEqual(["play b"]);
  });

  it("change the own hand and what the seat is asked", () => {
    const held = merge(view, changes({ own: { pieces: [thing("x"), thing("y")] } }))!;
    const { own } = merge(held, changes({ since: 5, own: { gone: ["x"], status: "wait" } }))!;
    expect([own!.pieces.map(({ id }) => id), own!.status]).toEqual([["y"], "wait"]);
  });

  it("drop all actions where none of them stays", () => {
    expect(merge(view, changes({ done: null }))!.actions).toEqual([]);
  });

  it("put pieces where they lie among all, and change the zones, seams and scores they name", () => {
    const seam = { zone: "board", x1: 0, y1: 0, x2: 1, y2: 0, kind: "tic" };
    const zone = { id: "board", kind: "board", columns: 1, rows: 1, label: "" };
    const scene = { pieces: [thing("c"), thing("d")], places: [0, 2], zones: [zone], seams: [seam] };
    const one = merge(view, changes({ scene }))!;
    expect(one.scene!.pieces.map(({ id }) => id)).toEqual(["c", "a", "d", "b"]);
    const more = {
      seams: [
        { ...seam, kind: "" },
        { ...seam, x1: 1 },
      ],
      resized: [{ ...zone, rows: 2 }],
    };
    const scores = [{ seat: 0, points: 3 }];
    const two = merge(one, changes({ since: 5, scene: { ...more, scores } }))!;
    expect(two.scene!.seams.map(({ x1 }) => x1)).toEqual([1]);
    expect(two.scene!.zones.map(({ rows }) => rows)).toEqual([2]);
    expect(two.scene!.scores.map(({ points }) => points)).toEqual([3]);
  });

  it("change a piece, drop what is gone", () => {
    const scene = { pieces: [thing("b", 7), thing("d")], places: [0, 2], gone: ["a"] };
    const { pieces } = merge(view, changes({ scene }))!.scene!;
    expect(pieces.map(({ id, x }) => [id, x])).toEqual([
      ["b", 7],
      ["c", 0],
      ["d", 0],
    ]);
  });

  it("say what is over and who acts, and keep the rest of the scene", () => {
    const { scene } = merge(view, changes({ scene: { to_act: [], over: true } }))!;
    expect([scene!.to_act, scene!.over, scene!.status]).toEqual([[], true, "go"]);
  });

  it("of another view are none", () => {
    expect(merge(view, changes({ since: 3 }))).toBeNull();
    expect(merge({ ...view, scene: null }, changes({}))).toBeNull();
    expect(merge(null, changes({}))).toBeNull();
  });
});

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
    expect(merged).toEqual({ ...view, seq: 5, actions: [] });
  });

  it("change a piece in its place, drop what is gone and put what is new last", () => {
    const scene = { pieces: [thing("b", 7), thing("d")], gone: ["a"] };
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

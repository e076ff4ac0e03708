import { describe, expect, it } from "vitest";
import { readFrame, readAnswer, readScene } from "../src/net/read";
import { piece } from "./scenes";

const frame = (message: object) => readFrame(JSON.stringify(message)) as unknown as Record<string, any>;

describe("reading", () => {
  it("fills in what was left out, however deep", () => {
    const scores = [{ seat: 0, name: "Ada", points: 3, lines: [{ label: "Rows", points: 3 }] }];
    const scene = { zones: [], pieces: [piece("a", 0, 0, { turn: 2 })], spots: [], status: "", scores };
    const view = frame({ is: "view", seq: 1, seat: 0, table: { seats: [{ seat: 0 }] }, scene });
    expect(view).toMatchObject({
      actions: [],
      undo: false,
      table: { proof: null, seats: [{ mine: false }] },
    });
    expect(view.scene.pieces[0]).toMatchObject({ id: "a", face: null, w: 1, turn: 2 });
    expect(view.scene.scores[0]).toMatchObject({ detail: "", lines: [{ label: "Rows", parts: [] }] });
  });

  it("leaves null where there is nothing to read", () => {
    expect(frame({ is: "view", seq: 0, seat: null, table: { seats: [] } }).scene).toBeNull();
    expect(readAnswer("Problem", { code: "retry", message: "Again." })).toMatchObject({
      field: null,
      clause: null,
    });
  });

  it("leaves messages that are sent whole as they are", () =>
    expect(frame({ is: "ack", id: "x", seq: 4 })).toEqual({ is: "ack", id: "x", seq: 4 }));

  it("gives every object lists of its own", () => {
    const raw = { zones: [], pieces: [], spots: [], scores: [] };
    expect(readScene(raw).seams).not.toBe(readScene(raw).seams);
  });
});

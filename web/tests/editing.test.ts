import { beforeEach, describe, expect, it, vi } from "vitest";
import { Editing, isShown, topAt } from "../src/edit/editing.svelte";
import { begin, goOn, MOST, redo, undo } from "../src/edit/history";
import { dropLayout, keepLayout, layoutIn, layoutsOf } from "../src/edit/layouts";
import { fileOf, pathOf, positionIn, positionOf } from "../src/edit/link";
import type { GameInfo, Edited, EditSpot, EditWish, Lying } from "../src/wire";

/** A house that counts how often it was asked, and writes each edit into the position. */
function house(refusing: string[] = []) {
  const asked: EditWish[] = [];
  const ask = async (_: string, wish: EditWish): Promise<Edited> => {
    asked.push(wish);
    const refused = refusing.includes(wish.edit?.end ?? "");
    const before = (wish.position ?? { players: [{}, {}], edits: [] }) as { edits: unknown[] };
    const position = {
      ...before,
      edits: wish.edit && !refused ? [...before.edits, wish.edit.end] : before.edits,
    };
    const problem = {
      code: "bad_position",
      message: "no",
      field: "x",
      clause: null,
      spots: [],
      fields: [],
      until: null,
      reason: null,
    };
    return {
      position,
      board: { zones: [], spots: [], lying: [], fixed: [], trays: [], fields: [], turns: [], whole: [] },
      refused: refused ? problem : null,
      problem: null,
      over: false,
      to_act: [0],
    };
  };
  return { ask, asked };
}

const edits = (editing: Editing) => (editing.history!.now as { edits: unknown[] }).edits;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

describe("the history of an editor", () => {
  it("takes any number of steps back and does them again", () => {
    const steps = Array.from({ length: 40 }, (_, step) => step);
    let history = steps.reduce(goOn<number>, begin(-1));
    const last = history;
    for (const step of steps.toReversed()) {
      expect(history.now).toBe(step);
      history = undo(history);
    }
    expect(history.now).toBe(-1);
    expect(undo(history)).toBe(history);
    for (const _ of steps) history = redo(history);
    expect(history).toEqual(last);
    expect(redo(history)).toBe(history);
  });

  it("undoes what was redone, and forgets what was undone at the next step", () => {
    const history = goOn(goOn(begin("a"), "b"), "c");
    expect(redo(undo(history))).toEqual(history);
    expect(goOn(undo(history), "d")).toEqual({ past: ["a", "b"], now: "d", future: [] });
  });

  it("does not grow for ever", () => {
    let history = begin(0);
    for (let step = 1; step < 3 * MOST; step++) history = goOn(history, step);
    expect(history.past).toHaveLength(MOST);
  });
});

describe("an editor", () => {
  it("lays what was picked up, takes it back, and asks the house once for each edit", async () => {
    const { ask, asked } = house();
    const editing = new Editing("pentic", ask);
    await editing.open(null);
    editing.picked = { thing: "card", value: "3Xo", start: "a" };
    await editing.lay("b");
    expect(edits(editing)).toEqual(["b"]);
    editing.undo();
    expect(edits(editing)).toEqual([]);
    editing.redo();
    expect(edits(editing)).toEqual(["b"]);
    expect(asked).toHaveLength(2);
  });

  it("carries edits out in their order, even if they are made at once", async () => {
    const editing = new Editing("pentic", house().ask);
    await editing.open(null);
    await Promise.all(["a", "b", "c"].map((end) => editing.edit({ thing: "card", value: 1, end })));
    expect(edits(editing)).toEqual(["a", "b", "c"]);
  });

  it("loses nothing by a refused edit, and says why", async () => {
    const editing = new Editing("pentic", house(["bad"]).ask);
    await editing.open(null);
    await editing.edit({ thing: "card", end: "a" });
    await editing.edit({ thing: "card", end: "bad" });
    expect(edits(editing)).toEqual(["a"]);
    expect(editing.refused?.field).toBe("x");
    expect(editing.history!.past).toHaveLength(1);
  });

  it("goes on where it was left, and a link can be undone", async () => {
    const first = new Editing("pentic", house().ask);
    await first.open(null);
    await first.edit({ thing: "card", end: "a" });
    const second = new Editing("pentic", house().ask);
    await second.open({ players: [], edits: ["linked"] });
    expect(edits(second)).toEqual(["linked"]);
    second.undo();
    expect(edits(second)).toEqual(["a"]);
  });

  it("takes text that holds a position, and leaves everything for other text", async () => {
    const editing = new Editing("pentic", house().ask);
    await editing.open(null);
    expect(await editing.takeText("{broken")).toBe(false);
    expect(await editing.takeText("[1]")).toBe(false);
    expect(edits(editing)).toEqual([]);
    expect(await editing.takeText('{"players":[],"edits":["text"]}')).toBe(true);
    expect(edits(editing)).toEqual(["text"]);
  });
});

describe("links to the editor", () => {
  it("hold a position as a match file", async () => {
    const position = { players: [{ hand: ["3Xo"] }, {}], deck: [] };
    const path = await pathOf("pentic", position);
    expect(path).toMatch(/^\/edit\/pentic#[\w-]+$/);
    expect(await positionIn(path.split("#")[1]!)).toEqual(position);
    expect(positionOf(JSON.stringify(fileOf("pentic", position)))).toEqual(position);
  });

  it("may be broken", async () => {
    expect(await positionIn("cut-off")).toBeNull();
    expect(positionOf("null")).toBeNull();
    expect(positionOf('{"parlour":1}')).toBeNull();
  });
});

describe("places", () => {
  const piece = (x: number, level: number, w = 1) => ({ zone: "board", x, y: 0, w, h: w, level });
  const lying = [
    { piece: piece(0, 0, 2), thing: "tile", value: 0, spot: "t0" },
    { piece: piece(1, 2), thing: "counter", value: 1, spot: "s1" },
  ] as unknown as Lying[];
  const spot = (id: string, x: number, w: number, things: string[]) =>
    ({ id, zone: "board", x, y: 0, w, h: w, things }) as EditSpot;

  it("give what lies on top, and what covers them from beneath", () => {
    expect(topAt(spot("s1", 1, 1, ["counter"]), lying)?.thing).toBe("counter");
    expect(topAt(spot("s0", 0, 1, ["counter"]), lying)?.thing).toBe("tile");
    expect(topAt(spot("s9", 9, 1, ["counter"]), lying)).toBeNull();
  });

  it("that overlap are shown only while something for them is in the hand", () => {
    const wide = spot("t5", 5, 2, ["tile"]);
    expect(isShown(wide, lying, null)).toBe(false);
    expect(isShown(wide, lying, { thing: "tile", value: 0, start: "t0" })).toBe(true);
  });
});

describe("layouts", () => {
  const game = {
    name: "thirty-six",
    options: [
      { name: "layout", values: ["square", "scatter"], ranges: null, default: "square" },
      { name: "preset", values: null, ranges: null, default: [[0, 0, 0, 0]] },
      { name: "rows", values: null, ranges: { a: [1, 2] }, default: null },
    ],
  } as unknown as GameInfo;

  it("are the options that no form can choose", () => {
    const options = { layout: "preset", preset: [[1, 2, 3, 4]], rows: null };
    expect(layoutIn(game, { options })).toEqual({ layout: "preset", preset: [[1, 2, 3, 4]] });
    expect(layoutIn(game, { options: { ...options, layout: "square" } })).toBeNull();
    expect(layoutIn(game, {})).toBeNull();
  });

  it("are kept by name, and forgotten", () => {
    keepLayout("thirty-six", { name: "Cross", options: { layout: "preset" } });
    keepLayout("thirty-six", { name: "Ring", options: { layout: "preset" } });
    keepLayout("thirty-six", { name: "Cross", options: { layout: "preset", preset: [] } });
    expect(layoutsOf("thirty-six").map(({ name }) => name)).toEqual(["Ring", "Cross"]);
    dropLayout("thirty-six", "Ring");
    expect(layoutsOf("thirty-six")).toEqual([{ name: "Cross", options: { layout: "preset", preset: [] } }]);
    expect(layoutsOf("pentic")).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import { readFrame } from "../src/net/read";
import { ghostsOf, turned, turnOf } from "../src/play/ghosts";
import type { Session } from "../src/session/session.svelte";
import { actionGroups } from "../src/table/actions";
import type { Choice, View } from "../src/wire";
import { piece, spot } from "./scenes";
import { openTable } from "./tables";

/** A draft of 36 as the server sends it: two tiles to lay, each at two places, in all the ways it can lie. */
function draft(): View {
  const faces = ["WR/BW", "BW/WR", "WB/RW", "RW/WB"];
  const actions = ["tile-3", "tile-5"].flatMap((tile) =>
    faces.flatMap((face, turn) =>
      ["place-0-0", "place-0-2"].map((place) => ({
        seat: 0,
        text: `addTile ${tile} ${turn} ${place}`,
        label: `Lay ${face} at ${place}`,
        path: [tile, `turn-${face}`, place],
        turn,
      })),
    ),
  );
  const tiles = ["tile-3", "tile-5"].map((id, i) =>
    piece(id, 3 * i, 0, { kind: "tile", zone: "supply", face: "WR/BW", w: 2, h: 2 }),
  );
  const zones = [
    { id: "board", kind: "board", columns: 6, rows: 6, label: "Board" },
    { id: "supply", kind: "supply", columns: 6, rows: 2, label: "Tiles to lay" },
  ];
  const spots = [spot("place-0-0", 0, 0, { w: 2, h: 2 }), spot("place-0-2", 2, 0, { w: 2, h: 2 })];
  const scene = { zones, pieces: tiles, spots, scores: [], status: "" };
  const table = { seats: [{ seat: 0, name: "Ada", kind: "human", mine: true }], phase: "playing" };
  return readFrame(JSON.stringify({ is: "view", seq: 1, seat: 0, table, scene, actions })) as View;
}

/** A table at a path, with these actions. */
function at(path: string[], actions = draft().actions): Session {
  const { session } = openTable();
  session.match.view = { ...draft(), actions };
  session.selection.path = path;
  return session;
}

const turnAt = (path: string[]) => at(path).selection.turn;

describe("a tile to be turned", () => {
  it("lies as it lay until a turn is chosen, then as chosen", () => {
    const [tile] = at([]).display.scene!.pieces;
    expect(turned(tile!, turnAt(["tile-3"])).turn).toBe(0);
    expect(turned(tile!, turnAt(["tile-3", "turn-BW/WR"])).turn).toBe(1);
    expect(turned(tile!, turnAt(["tile-3", "turn-RW/WB"])).turn).toBe(3);
    expect(turned({ ...tile!, turn: 1 }, turnAt(["tile-3", "turn-WB/RW", "place-0-0"])).turn).toBe(3);
  });

  it("is shown on the buttons in each of its ways", () => {
    const [group] = actionGroups(at(["tile-3"]));
    expect(
      group!.buttons.map((button) => [button.id, button.label, button.piece?.id, button.piece?.turn]),
    ).toEqual([
      ["turn-WR/BW", "As it lies", "tile-3", 0],
      ["turn-BW/WR", "Turn right", "tile-3", 1],
      ["turn-WB/RW", "Turn round", "tile-3", 2],
      ["turn-RW/WB", "Turn left", "tile-3", 3],
    ]);
  });

  it("is shown turned where it would come to lie", () => {
    const ghosts = (path: string[]) => {
      const { display, selection } = at(path);
      selection.hovered = "place-0-2";
      return ghostsOf(display.scene!, "board", selection, []);
    };
    const [ghost] = ghosts(["tile-5", "turn-WB/RW"]);
    expect(ghost).toMatchObject({ id: "ghost-place-0-2", x: 2, y: 0, turn: 2 });
    expect(ghosts(["tile-5", "turn-WR/BW"])[0]!.turn).toBe(0);
  });
});

it("turns nothing where no choice does", () => {
  expect(turnOf([])).toBeNull();
  const other = { ...draft().actions[0]!, turn: null };
  expect(turnOf([other])).toBeNull();
  expect(turnOf([draft().actions[0]!, other])).toBeNull();
  const choices = draft().actions.map((choice) => ({ ...choice, turn: null }));
  expect(actionGroups(at(["tile-3"], choices))[0]!.buttons.map((button) => button.piece)).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

describe("buttons", () => {
  const bid = (number: number): Choice => ({
    ...draft().actions[0]!,
    turn: null,
    path: [`b${number}`],
    group: "Bid",
    chip: `${number}`,
    label: `Bid ${number}`,
  });
  const swap = (id: string): Choice => ({
    ...draft().actions[0]!,
    turn: null,
    path: ["swap", id],
    group: "Swap two",
    label: `Swap ${id}`,
  });
  const shown = (actions: Choice[]) => actionGroups(at([], actions))[0]!;

  it("with a short text stand in a row, which has a name", () => {
    const { stem, chips, buttons } = shown([bid(1), bid(2)]);
    expect([stem, chips.map((button) => button.chip), buttons]).toEqual(["Bid", ["1", "2"], []]);
  });
  it("that lead to several choices are called as these are together", () => {
    expect(shown([swap("a"), swap("b")]).buttons.map((button) => button.label)).toEqual(["Swap two"]);
  });
});

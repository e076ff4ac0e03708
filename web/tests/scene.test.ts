import { expect, it } from "vitest";
import { readFrame } from "../src/net/read";
import { Once, seen, tellScene } from "../src/words/scene";
import type { View } from "../src/wire";
import { piece, spot } from "./scenes";

const zone = (id: string, kind: string, more = {}) => ({ id, kind, columns: 6, rows: 6, label: id, ...more });

function view(seat: number | null, own?: object): View {
  const zones = [
    zone("board", "board"),
    zone("grid-0", "board", { owner: 0 }),
    zone("grid-1", "board", { owner: 1 }),
    zone("hand-0", "hand", { owner: 0 }),
    zone("hand-1", "hand", { owner: 1 }),
  ];
  const pieces = [piece("c1", 0, 0, { zone: "hand-0" }), piece("c2", 1, 4)];
  const scene = { zones, pieces, spots: [spot("s", 1, 4)], scores: [], status: "Ann is to play." };
  return readFrame(JSON.stringify({ is: "view", seq: 1, seat, table: { seats: [] }, scene, own })) as View;
}

it("shows everybody's scene to a spectator, and no hand to play from", () => {
  const scene = seen(view(null))!;
  expect(scene.zones.filter(({ kind }) => kind === "hand")).toEqual([]);
  expect(scene.status).toBe("Ann is to play.");
});

it("puts what a seat sees in the place of what everybody sees, and one's own board first", () => {
  const scene = seen(
    view(1, { pieces: [piece("c1", 0, 0, { zone: "hand-0", face: "3Xo" })], status: "Lay." }),
  )!;
  expect(scene.pieces.map(({ id, face }) => [id, face])).toEqual([
    ["c1", "3Xo"],
    ["c2", null],
  ]);
  expect(scene.zones.map(({ id }) => id)).toEqual(["grid-1", "board", "grid-0", "hand-0", "hand-1"]);
  expect(scene.zones.filter(({ kind }) => kind === "hand").map(({ id }) => id)).toEqual(["hand-1"]);
  expect(scene.status).toBe("Lay.");
});

it("turns boards that are nobody's to where the seat looks from, and nothing else", () => {
  const scene = seen(view(1, { turn: 1 }))!;
  const places = [...scene.pieces, ...scene.spots].map(({ id, x, y }) => [id, x, y]);
  expect(places).toEqual([
    ["c1", 0, 0],
    ["c2", 4, 4],
    ["s", 4, 4],
  ]);
});

it("lets one take from one's own reserve, and only read those of others", () => {
  const reserves = [0, 1].map((owner) => zone(`reserve-${owner}`, "info", { owner }));
  const scene = seen(
    readFrame(
      JSON.stringify({
        is: "view",
        seq: 1,
        seat: 1,
        table: { seats: [] },
        scene: { zones: reserves, pieces: [], spots: [], scores: [], status: "" },
      }),
    ) as View,
  )!;
  const kinds = Object.fromEntries(scene.zones.map(({ id, kind }) => [id, kind]));
  expect(kinds).toEqual({ "reserve-0": "info", "reserve-1": "supply" });
});

it("tells what has not changed as the same object, until somebody is called otherwise", () => {
  const scene = seen(view(0))!;
  const once = new Once();
  const as = (...names: string[]) =>
    tellScene(scene, () => names.join(), once.by({ words: null, names, me: 0 }));
  const [first, again, renamed] = [as("Ann", "Ben"), as("Ann", "Ben"), as("Ann", "Bea")];
  for (const kind of ["pieces", "spots", "zones"] as const) {
    expect(again[kind][0]).toBe(first[kind][0]);
    expect(renamed[kind][0]).not.toBe(first[kind][0]);
    expect(renamed[kind][0]!.label).toBe("Ann,Bea");
  }
});

it("calls a zone otherwise by the same object", () => {
  const both = view(null);
  expect(seen(both)!.zones[1]).toBe(seen(both)!.zones[1]);
});

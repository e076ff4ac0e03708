import { describe, expect, it } from "vitest";
import { readScene } from "../src/net/read";
import { cropped } from "../src/pages/crop";

const zone = (id: string, kind: string, columns: number, rows: number) => ({
  ...{ id, kind, columns, rows },
  label: "",
  owner: 0,
});
const piece = (id: string, zone: string, x: number, y: number) => ({
  id,
  kind: "tic-card",
  zone,
  x,
  y,
  label: "",
});

const scene = readScene({
  zones: [zone("wide", "mat", 9, 9), zone("held", "hand", 7, 1), zone("tray", "hand", 6, 3)],
  pieces: [
    piece("a", "wide", 6, 2),
    piece("b", "wide", 6, 3),
    piece("c", "held", 4, 0),
    piece("d", "tray", 0, 0),
  ],
  spots: [],
  seams: [{ zone: "wide", x1: 6, y1: 2, x2: 6, y2: 3, kind: "tic" }],
  status: "",
  scores: [],
  to_act: [],
  over: false,
});

describe("a position as a picture", () => {
  const picture = cropped(scene, true);
  const zoneOf = (id: string) => picture.zones.find((it) => it.id === id)!;

  it("shows what lies on a board, three cells wide at least", () => {
    expect([zoneOf("wide").columns, zoneOf("wide").rows]).toEqual([3, 3]);
    expect(picture.pieces.slice(0, 2).map(({ x, y }) => [x, y])).toEqual([
      [1, 0.5],
      [1, 1.5],
    ]);
    expect(picture.seams[0]).toMatchObject({ x1: 1, y1: 0.5, x2: 1, y2: 1.5 });
  });

  it("leaves hands as they are, but shows a tray where it is wanted", () => {
    expect(zoneOf("held")).toMatchObject({ kind: "hand", columns: 7 });
    expect(zoneOf("tray").kind).toBe("mat");
    expect(cropped(scene).zones.find((it) => it.id === "tray")).toMatchObject({ kind: "hand", columns: 6 });
  });
});

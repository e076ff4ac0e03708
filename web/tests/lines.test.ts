import { expect, it } from "vitest";
import { placesOf, traced } from "../src/play/lines";
import { piece, scene, spot } from "./scenes";

const event = (...ids: string[]) => ({ text: "", seat: 0, ids, points: null, at: null, rest: false });

it("traces an event through the places of a zone, in order and without standing still", () => {
  const drawn = scene({
    spots: [0, 1, 2, 3, 4, 5].map((x) => spot(`s${x}`, x, 0)),
    pieces: [piece("pawn", 5, 0), piece("elsewhere", 0, 0, { zone: "hand-0" })],
  });
  const places = placesOf(drawn, "board");
  const columns = (...ids: string[]) => traced(event(...ids), places).map((point) => point.x - 0.5);
  expect(columns("s3", "s0", "s1", "s2", "s4", "s5", "pawn")).toEqual([3, 0, 1, 2, 4, 5]);
  expect(columns("elsewhere", "s2", "s1")).toEqual([2, 1]);
  expect(columns("pawn", "s5")).toEqual([]);
  expect(traced(null, places)).toEqual([]);
});

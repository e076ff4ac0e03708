import { afterEach, describe, expect, it, vi } from "vitest";
import { Measures } from "../src/table/measures.svelte";
import { piece, scene } from "./scenes";

const hand = (columns: number) => ({ id: "hand", kind: "hand", columns, rows: 1, label: "Hand" });
const board = { id: "board", kind: "board", columns: 6, rows: 6, label: "Board" };
const held = (cards: number) => scene({ zones: [board, hand(cards)] });

function resize(innerWidth: number, innerHeight: number): void {
  vi.stubGlobal("innerWidth", innerWidth);
  vi.stubGlobal("innerHeight", innerHeight);
}

function measuresAt(width: number, height: number, drawn = held(5)): Measures {
  resize(width, height);
  return new Measures(() => drawn);
}

afterEach(() => void vi.unstubAllGlobals());

describe("the measures of a table", () => {
  const shapeAt = (width: number, height: number) => {
    const { wide, flat, roomy, small, spacious } = measuresAt(width, height);
    return { wide, flat, roomy, small, spacious };
  };

  it("tell a phone held upright or sideways, a tablet and a desk apart", () => {
    const none = { wide: false, flat: false, roomy: false, small: false, spacious: false };
    expect(shapeAt(390, 844)).toEqual(none);
    expect(shapeAt(360, 640)).toEqual({ ...none, small: true });
    expect(shapeAt(844, 390)).toEqual({ ...none, wide: true, flat: true, small: true });
    expect(shapeAt(1024, 768)).toEqual({ ...none, wide: true, roomy: true });
    expect(shapeAt(1440, 600)).toEqual({ ...none, wide: true, roomy: true, spacious: true });
  });

  it("tell low windows apart", () => {
    const low = { wide: true, flat: true, roomy: false, small: true, spacious: false };
    expect(shapeAt(400, 390)).toEqual({ ...low, wide: false, flat: false });
    expect(shapeAt(999, 200)).toEqual(low);
    expect(shapeAt(1000, 500)).toEqual({ ...low, small: false });
  });

  it("follow the window", () => {
    const measures = measuresAt(390, 844);
    resize(1440, 900);
    measures.resize();
    expect([measures.wide, measures.beside]).toEqual([true, true]);
  });

  it("keep the shape of a cell when the tallest pieces leave", () => {
    let drawn = scene({ pieces: [piece("a", 0, 0, { kind: "tic-card" })] });
    resize(1440, 900);
    const measures = new Measures(() => drawn);
    const before = measures.aspect;
    drawn = scene({});
    expect([before > 1, measures.aspect]).toEqual([true, before]);
  });

  it("give a hand room by what it holds at first, then at the cost of what is said", () => {
    expect([measuresAt(844, 390, held(13)).long, measuresAt(844, 390, held(12)).long]).toEqual([true, false]);
    let drawn = held(5);
    const measures = new Measures(() => drawn);
    drawn = held(14);
    expect([measures.long, measures.crowded]).toEqual([false, true]);
    drawn = held(2);
    expect(measures.crowded).toBe(true);
  });
});

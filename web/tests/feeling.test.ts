import { describe, expect, it } from "vitest";
import { soundOf } from "../src/feel/feeling";
import { settings } from "../src/feel/settings.svelte";
import type { Told, View } from "../src/wire";

const pieces = [
  { id: "c", kind: "tic-card" },
  { id: "p", kind: "pawn" },
];
const view = { scene: { pieces } } as unknown as View;
const told = (ids: string[], points: number | null = null) => ({ ids, points }) as unknown as Told;

describe("what is heard of a move", () => {
  it("is one sound, of what matters most", () => {
    expect(soundOf([], view)).toBeNull();
    expect(soundOf([told(["p"])], view)).toBe("set");
    expect(soundOf([told(["p"]), told(["c"])], view)).toBe("card");
    expect(soundOf([told(["c"]), told(["c"], 8)], view)).toBe("points");
    expect(soundOf([told(["c"], -2)], view)).toBe("card");
  });
});

describe("how the parlour feels", () => {
  it("is silent and unhurried at first", () => {
    expect(settings.feel).toEqual({
      sound: false,
      buzz: false,
      speed: "usual",
      marks: "usual",
      hand: "middle",
    });
    expect(settings.pace).toBe(1);
  });
});

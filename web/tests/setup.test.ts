import { afterEach, describe, expect, it, vi } from "vitest";
import { readGame } from "../src/net/read";
import { Setup } from "../src/pages/setup.svelte";

const game = readGame({
  name: "stairs",
  players: [2, 4],
  levels: [],
  preview: {},
  options: [
    { name: "shape", label: "Shape", help: "", default: "up", values: ["up", "down"] },
    {
      name: "rows",
      label: "Rows",
      help: "",
      default: null,
      least: 4,
      most: 12,
      by: "shape",
      ranges: { up: [4, 12], down: [4, 9] },
    },
    {
      name: "cards",
      label: "Cards",
      help: "",
      default: null,
      least: 30,
      most: 125,
      by: "players",
      ranges: { 2: [30, 125], 3: [42, 125], 4: [54, 125] },
    },
    { name: "target", label: "Target", help: "", default: 250, least: 50, most: 1000, step: 10 },
  ],
});

const named = (setup: Setup, name: string) => setup.shown.find((option) => option.name === name)!;

describe("a size whose range depends on another choice", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("is shown, and usual until something else is chosen", () => {
    const setup = new Setup(game);
    expect(setup.shown.map((option) => option.name)).toEqual(["shape", "rows", "cards", "target"]);
    expect(setup.request().options).toEqual({ shape: "up", rows: null, cards: null, target: 250 });
  });

  it("has the range of what is chosen now", () => {
    const setup = new Setup(game);
    expect(setup.limits(named(setup, "rows"))).toEqual([4, 12]);
    setup.options.shape = "down";
    expect(setup.limits(named(setup, "rows"))).toEqual([4, 9]);
    setup.setCount(3);
    expect(setup.limits(named(setup, "cards"))).toEqual([42, 125]);
    expect(setup.limits(named(setup, "target"))).toEqual([50, 1000]);
    expect(setup.limits(named(setup, "shape"))).toBeNull();
  });

  it("forgets a remembered number that no range has", () => {
    const last = JSON.stringify({ chairs: [], options: { rows: 0, cards: 60, target: 300 } });
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => (key === "parlour.setup.stairs" ? last : null),
    });
    expect(new Setup(game).request().options).toEqual({ shape: "up", rows: null, cards: 60, target: 300 });
  });
});

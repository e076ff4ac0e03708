import { describe, expect, it } from "vitest";
import { ICON_NAMES, readIcons } from "../src/faces/pivot/names";
import { readTile } from "../src/faces/stone/stones";
import { readTic } from "../src/faces/tic/cards";
import { hex, unhex } from "../src/net/nonce";
import { seedMatches } from "../src/net/proof";
import { readInline, readMarkdown } from "../src/ui/markdown";

describe("faces", () => {
  it("reads a TIC card", () => expect(readTic("3Xo")).toEqual({ number: "3", shape: "X", colour: "o" }));
  it("reads a tile", () => expect(readTile("WW/RB")).toEqual(["W", "W", "R", "B"]));

  it("reads a pivot card, with names of two words", () => {
    const icons = readIcons("Mars symbol-red,pine tree-green,top hat-black");
    expect(icons.map((icon) => icon.word)).toEqual(["Mars", "pine", "top"]);
    expect(icons.map((icon) => icon.colour)).toEqual(["red", "green", "black"]);
  });

  it("knows a drawing for each of the 35 icons", () => expect(Object.keys(ICON_NAMES)).toHaveLength(35));
});

describe("the proof", () => {
  const empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
  it("is the SHA-256 of the seed's bytes", () => expect(seedMatches("", empty)).toBe(true));
  it("fails on another seed", () => expect(seedMatches("00", empty)).toBe(false));
  it("reads hex both ways", () => expect(hex(unhex("00ff7a"))).toBe("00ff7a"));
});

describe("Markdown", () => {
  it("reads marks inside a line", () => {
    expect(readInline("a **b** `c` *d*").map((part) => part.kind)).toEqual([
      "text",
      "strong",
      "text",
      "code",
      "text",
      "em",
    ]);
  });

  it("reads blocks", () => {
    const text = "One\ntwo\n\n- a\n- b\n  c\n\n| x | y |\n|---|---|\n| 1 | 2 |\n\n```\nA\n\nB\n```";
    const blocks = readMarkdown(text);
    expect(blocks.map((block) => block.kind)).toEqual(["paragraph", "list", "table", "code"]);
    expect(blocks[3]).toEqual({ kind: "code", text: "A\n\nB" });
  });

  it("never makes markup of what it reads", () => {
    expect(readInline("<b>x</b>")).toEqual([{ kind: "text", text: "<b>x</b>" }]);
  });
});

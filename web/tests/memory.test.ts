import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { linkTo } from "../src/net/links";
import { keptNonces, keptPromises } from "../src/net/nonce";
import { results } from "../src/puzzles/kept";
import { isListOf, isMadeOf, isNumber, isText, recall } from "../src/ui/memory";

const kept = new Map<string, string>();
const STRANGE = ["5", "null", "true", '"x"', "[]", "{}", '[{"seat":"0"}]', '{"2026-11-20":5}', "{", ""];

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null });
});
afterEach(() => vi.unstubAllGlobals());

describe("what is remembered", () => {
  it("is taken only where it fits", () => {
    kept.set("parlour.x", "[1,2]");
    expect(recall("x", [], isListOf(isNumber))).toEqual([1, 2]);
    expect(recall("x", [], isListOf(isText))).toEqual([]);
    expect(recall("x", null, isMadeOf<{ a: string }>({ a: isText }))).toBeNull();
  });

  it.each(STRANGE)("does no harm where %s was written by somebody else", (text) => {
    for (const key of ["puzzles", "links.t", "nonces.t", "promises.t"]) kept.set(`parlour.${key}`, text);
    expect(results()).toEqual({});
    expect(linkTo("t", 0, "https://x")).toBeNull();
    expect(keptNonces("t")).toEqual([]);
    expect(keptPromises("t")).toBeNull();
  });
});

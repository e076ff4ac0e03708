import { expect, it, vi } from "vitest";
import { secretHere } from "../src/net/links";

vi.stubGlobal("location", { pathname: "/", hash: "" });
vi.stubGlobal("addEventListener", () => undefined);
vi.stubGlobal("document", { addEventListener: () => undefined });
const { readPage } = await import("../src/ui/route.svelte");

it.each(["", ".", ")", "),", "”", "。", "%22", "%E3%80%82"])("is read with %s behind it", (behind) => {
  expect(secretHere(`#aB-_9${behind}`)).toBe("aB-_9");
  expect(readPage(`/t/aB-_9${behind}`)).toEqual({ name: "table", id: "aB-_9" });
  expect(readPage(`/puzzles${behind}`)).toEqual({ name: "puzzles", date: "today" });
  expect(readPage(`/${behind}`)).toEqual({ name: "shelf" });
});

it("holds nothing without a sign, and cannot be read where it is cut inside one", () => {
  expect(secretHere("")).toBe("");
  expect(readPage("/%")).toEqual({ name: "lost" });
});

it("is that of the editor, with or without a way back to the companion", () => {
  expect(readPage("/edit/pentic")).toEqual({ name: "edit", game: "pentic", companion: false });
  expect(readPage("/edit/pentic/companion")).toEqual({ name: "edit", game: "pentic", companion: true });
  for (const path of ["/edit", "/edit/pentic/tv"]) expect(readPage(path)).toEqual({ name: "lost" });
});

it("is that of practice: all of it, one puzzle without end, or an own mistake", () => {
  expect(readPage("/practice")).toEqual({ name: "practice" });
  expect(readPage("/practice/pentic/puzzle-4-12")).toEqual({
    name: "practising",
    game: "pentic",
    which: "puzzle-4-12",
  });
  expect(readPage("/practice/mistakes/t1-0-4")).toEqual({ name: "mistake", id: "t1-0-4" });
  expect(readPage("/practice/pentic")).toEqual({ name: "lost" });
});

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { unsentLines } from "../src/ui/fields";

describe("a field whose text was sent", () => {
  it("keeps what was written while the answer was on its way", () => {
    expect(unsentLines("Cem", "Cem")).toBe("");
    expect(unsentLines("Cem\nDora", "Cem")).toBe("Dora");
    expect(unsentLines("Dora\ncem", "Cem")).toBe("Dora\ncem");
    expect(unsentLines("2026-12-24", "2026-12-23")).toBe("2026-12-24");
  });

  it("is not simply emptied once an answer has come, in any component", () => {
    const src = join(import.meta.dirname, "../src");
    const emptied = readdirSync(src, { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".svelte"))
      .flatMap((path) => {
        const text = readFileSync(join(src, path), "utf8");
        const bound = [...text.matchAll(/<(?:input|textarea)\b[^>]*?bind:value=\{(\w+)\}/gs)].map(
          ([, name]) => name!,
        );
        return bound
          .filter((name) => {
            const last = new RegExp(
              String.raw`(?:\bawait\b|\.then\()(?:(?!\n  \}).)*?\b${name}\b[^=;\n]*\]? = (?:""|\["")`,
              "s",
            );
            return last.test(text);
          })
          .map((name) => `${path}: ${name}`);
      });
    expect(emptied).toEqual([]);
  });
});

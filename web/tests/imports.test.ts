import { posix } from "node:path";
import { describe, expect, it } from "vitest";
import { importsOf, loopsIn } from "./imports";
import { sources } from "./used";

describe("the modules of the page", () => {
  it("import one another in no circle, for their types neither", () => {
    expect(loopsIn(importsOf(sources(".ts", ".svelte", ".js")))).toEqual([]);
  });

  it("are followed through every kind of import", () => {
    const found = importsOf([
      ["a.ts", 'import type { B } from "./b";\nexport const a = () => import("./deep/c");'],
      ["b.svelte.ts", 'export * from "./deep/c";'],
      ["deep/index.ts", ""],
      [
        "deep/c.svelte",
        '<script lang="ts">\n  import A from "../a";\n  import ".";\n</script>\n<p>from "x"</p>',
      ],
    ]);
    expect(Object.fromEntries(found)).toEqual({
      "a.ts": ["b.svelte.ts", "deep/c.svelte"],
      "b.svelte.ts": ["deep/c.svelte"],
      "deep/index.ts": [],
      "deep/c.svelte": ["a.ts", "deep/index.ts"],
    });
    expect(loopsIn(found)).toEqual([["a.ts", "b.svelte.ts", "deep/c.svelte"]]);
  });

  it("that are not there are named", () => {
    const name = posix.join("deep", "a.ts");
    expect(() => importsOf([[name, 'import "./gone";']])).toThrow("deep/a.ts imports ./gone");
  });
});

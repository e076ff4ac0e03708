import { describe, expect, it } from "vitest";
import { onPaper, plainValue, variablesIn } from "../src/printed/paper";

const tokens = variablesIn(':root { --ink: light-dark(#111, #eee); --serif: "Fraunces Variable", serif; }');

describe("a face on paper", () => {
  it("has values without variables, in the light theme", () => {
    expect(plainValue("1px solid var(--ink)", tokens)).toBe("1px solid #111");
    expect(plainValue("var(--cut, light-dark(var(--ink), #000))", tokens)).toBe("#111");
    expect(() => plainValue("var(--nobody)", tokens)).toThrow("--nobody");
  });

  it("has no edge where scissors go, no shorthand of fonts, and none of a browser's layout", () => {
    const head = `<style id="a">
      svg.s { --own: #abc; display: block; }
      .g.s { stroke: var(--cut, #000); fill: var(--own); }
      text.s { font: 640 36px var(--serif); }
    </style>`;
    const svg = onPaper(
      { head, body: '<!--[--><svg viewBox="0 0 1 1"><text>1</text></svg><!--]-->' },
      tokens,
      "",
    );
    expect(svg).toContain(".g.s{stroke:none;fill:#abc;}");
    expect(svg).toContain("text.s{font-weight:600;font-size:36px;font-family:'Fraunces', serif;}");
    expect(svg).not.toMatch(/var\(|light-dark|display:block|<!--/);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 1 1"><style>/);
  });

  it("brings the shared definitions that it refers to, and says which one there is not", () => {
    const shared = '<defs><pattern id="a"><path/></pattern><pattern id="b"></pattern></defs>';
    const body = (id: string) => `<svg viewBox="0 0 1 1"><rect fill="url(#${id})"></rect></svg>`;
    expect(onPaper({ head: "", body: body("a") }, tokens, shared)).toContain(
      '<defs><pattern id="a"><path/></pattern></defs>',
    );
    expect(() => onPaper({ head: "", body: body("c") }, tokens, shared)).toThrow("nothing is called c");
  });
});

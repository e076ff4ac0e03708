import { describe, expect, it } from "vitest";
import { scaled } from "../build/scale";

describe("what styles say in pixels", () => {
  it("becomes pixels of the page", () => {
    expect(scaled("17px")).toBe("calc(17 * var(--px))");
    expect(scaled("-1.5px auto")).toBe("calc(-1.5 * var(--px)) auto");
    expect(scaled("min(560px, calc(100vw - 32px))")).toBe(
      "min(calc(560 * var(--px)), calc(100vw - calc(32 * var(--px))))",
    );
    expect(scaled("560 22px/1.3 var(--serif)")).toBe("560 calc(22 * var(--px))/1.3 var(--serif)");
  });

  it("leaves other units and addresses as they are", () => {
    expect(scaled("1.2rem 50%")).toBe("1.2rem 50%");
    expect(scaled("url(icon-2px.svg)")).toBe("url(icon-2px.svg)");
  });
});

import { expect, it } from "vitest";
import { sources } from "./used";

it("hands errors of what was waited for to the page's boundary", () => {
  const waiting = sources(".svelte").filter(([, text]) => text.includes("{#await"));
  expect(waiting.length).toBeGreaterThan(9);
  expect(waiting.filter(([, text]) => !text.includes("<Awaited")).map(([name]) => name)).toEqual([]);
});

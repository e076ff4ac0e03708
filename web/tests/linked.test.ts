/** Addresses in plain text become links, and nothing else does. */

import { describe, expect, it } from "vitest";
import { linked } from "../src/lobby/linked";

const links = (text: string) => linked(text).flatMap(({ href }) => href ?? []);

describe("what is announced", () => {
  it("has its addresses as links, without what stands behind them", () => {
    const text = "Come (https://example.org/a?b=1&c=2), or see http://example.org. Now!";
    expect(links(text)).toEqual(["https://example.org/a?b=1&c=2", "http://example.org"]);
    expect(
      linked(text)
        .map((part) => part.text)
        .join(""),
    ).toBe(text);
  });

  it.each([
    "javascript:alert(1)",
    "data:text/html,x",
    "https://",
    "<b>bold</b>",
    "www.example.org",
    'http://"onload=',
    "ftp://example.org",
  ])("has no link in %s", (text) => {
    expect(links(text)).toEqual([]);
    expect(linked(text)).toEqual([{ text, href: null }]);
  });
});

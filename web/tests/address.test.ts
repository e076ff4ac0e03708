import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const load = (house: string | undefined, location: object) => {
  vi.resetModules();
  vi.stubGlobal("document", { documentElement: { dataset: { house } }, addEventListener: () => undefined });
  vi.stubGlobal("location", location);
  vi.stubGlobal("addEventListener", () => undefined);
  return import("../src/ui/address");
};

afterEach(() => void vi.unstubAllGlobals());

describe("the addresses of a server's page", () => {
  const location = {
    origin: "https://a.b",
    href: "https://a.b/t/x?move=3#s",
    pathname: "/t/x",
    search: "?move=3",
    hash: "#s",
  };

  it("are its paths", async () => {
    const { addressOf, fileAddress, fullAddressOf, readAddress } = await load(undefined, location);
    expect(addressOf("/t/x?move=3")).toBe("/t/x?move=3");
    expect(fullAddressOf("/look#p")).toBe("https://a.b/look#p");
    expect(fileAddress("sw.js")).toBe("https://a.b/sw.js");
    expect(readAddress()).toMatchObject({ pathname: "/t/x", search: "?move=3", hash: "#s" });
  });
});

describe("the addresses of a static site", () => {
  const at = (hash: string) => ({ origin: "https://a.b", href: `https://a.b/sub/index.html${hash}`, hash });

  it.each([
    ["", "/", "", ""],
    ["#/", "/", "", ""],
    ["#/t/here-x?move=3", "/t/here-x", "?move=3", ""],
    ["#/look#packed", "/look", "", "#packed"],
    ["#/rules/pentic#end", "/rules/pentic", "", "#end"],
  ])("are read from the fragment %s", async (fragment, pathname, search, hash) => {
    const { readAddress } = await load("here", at(fragment));
    expect(readAddress()).toMatchObject({ pathname, search, hash });
  });

  it("lead to the one page there is, in its folder", async () => {
    const { addressOf, fileAddress, fullAddressOf } = await load("here", at("#/t/here-x"));
    expect(addressOf("/rules/pentic#end")).toBe("#/rules/pentic#end");
    expect(fullAddressOf("/look#p")).toBe("https://a.b/sub/index.html#/look#p");
    expect(fileAddress("local/")).toBe("https://a.b/sub/local/");
  });
});

describe("a link of a static site", () => {
  let clicked: (event: object) => void;
  let pushed: string[];

  beforeEach(async () => {
    pushed = [];
    const location = { origin: "https://a.b", href: "https://a.b/sub/", hash: "" };
    await load("here", location);
    vi.stubGlobal("document", {
      documentElement: { dataset: { house: "here" } },
      addEventListener: (_: string, handler: typeof clicked) => (clicked = handler),
      getElementById: () => null,
    });
    vi.stubGlobal("scrollTo", () => undefined);
    vi.stubGlobal("history", {
      pushState: (_: unknown, __: string, path: string) => (pushed.push(path), (location.hash = path)),
    });
    vi.resetModules();
  });

  const click = (href: string) => {
    const link = { getAttribute: () => href, hash: href, target: "", hasAttribute: () => false };
    let isTaken = false;
    clicked({ target: { closest: () => link }, button: 0, preventDefault: () => (isTaken = true) });
    return isTaken;
  };

  it("is followed without loading", async () => {
    const { route } = await import("../src/ui/route.svelte");
    expect(click("#/rules/pentic#end")).toBe(true);
    expect(pushed).toEqual(["#/rules/pentic#end"]);
    expect(route.page).toEqual({ name: "rules", game: "pentic" });
  });

  it("to a place on the page, or elsewhere, is left to the browser", async () => {
    await import("../src/ui/route.svelte");
    expect(click("#main")).toBe(false);
    expect(click("https://c.d/")).toBe(false);
    expect(pushed).toEqual([]);
  });
});

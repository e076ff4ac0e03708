/** Every language says the same things, and the page says nothing else. */

import { readFileSync } from "node:fs";
import { parse, Visitor, type Message, type VariableReference } from "@fluent/syntax";
import { describe, expect, it } from "vitest";
import { CODES } from "../src/words/language.svelte";
import { lettersIn, said, saidIn, sources } from "./used";

/** The messages of a file, each with the names of its variables. */
function messages(code: string): Map<string, string[]> {
  const resource = parse(readFileSync(new URL(`../words/${code}.ftl`, import.meta.url), "utf8"), {});
  const all = new Map<string, string[]>();
  for (const entry of resource.body) {
    expect(entry.type, code).not.toBe("Junk");
    if (entry.type !== "Message") continue;
    const { id, value } = entry as Message;
    expect(all.has(id.name), `${code}: ${id.name} twice`).toBe(false);
    expect(value, `${code}: ${id.name} says nothing`).not.toBeNull();
    all.set(id.name, variables(entry as Message));
  }
  return all;
}

function variables(message: Message): string[] {
  const names = new Set<string>();
  class Names extends Visitor {
    visitVariableReference(node: VariableReference): void {
      names.add(node.id.name);
    }
  }
  new Names().visit(message);
  return [...names].sort();
}

const english = messages("en");
/** The codes with which the server refuses and the page says the reason, and the strengths of bots. */
const NAMED_BY_THE_SERVER = /^(problem|level)-/;

describe("the words of the page", () => {
  it.each(CODES.filter((code) => code !== "en"))("are all there in %s, with the same variables", (code) => {
    expect(Object.fromEntries(messages(code))).toEqual(Object.fromEntries(english));
  });

  it("hold every message the source names, with just the arguments it is given", () => {
    const wrong = said().filter(({ id, open, given }) =>
      open ? ![...english.keys()].some((key) => key.startsWith(id)) : !sameNames(given, english.get(id)),
    );
    expect(wrong).toEqual([]);
  });

  it("hold no message that the source does not name", () => {
    const used = said();
    const names = ({ id, open }: { id: string; open: boolean }, key: string) =>
      open ? key.startsWith(id) : key === id;
    const idle = [...english.keys()].filter((key) => !used.some((it) => names(it, key)));
    expect(idle.filter((key) => !NAMED_BY_THE_SERVER.test(key))).toEqual([]);
  });

  it("are all the words there are: no letter stands in the markup but names and commands", () => {
    const letters = sources(".svelte").flatMap(([, text]) => lettersIn(text));
    expect(letters.filter((text) => !["Parlour", "parlour verify FILE"].includes(text))).toEqual([]);
  });
});

const sameNames = (given: string[], wanted: string[] | undefined) =>
  wanted !== undefined && given.toSorted().join() === wanted.join();

describe("the reader of the source", () => {
  it("finds ids, arguments and what is spread", () => {
    const source = `<p>{say(a ? "x" : b ? "y" : "z", { n, m: 1 })} {say(\`k-\${i}\`)} {say("w", { ...seats("who", s) })}`;
    expect(saidIn("", source).map(({ id, open, given }) => [id, open, given])).toEqual([
      ["x", false, ["n", "m"]],
      ["y", false, ["n", "m"]],
      ["z", false, ["n", "m"]],
      ["k-", true, []],
      ["w", false, ["who", "who-is"]],
    ]);
  });

  it("finds letters that are read or heard", () => {
    expect(
      lettersIn(`<b class="c" title="T">{#if x}Yes{:else}·{/if}<i aria-label="L {n}">{n}</i></b>`),
    ).toEqual(["T", "Yes", "L"]);
  });
});

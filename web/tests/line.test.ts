import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { here } from "../src/net/here.svelte";

let hear: (text: string) => void;
let end: () => void;
let opened: () => void;
let refused: (error: Error) => void;
const said: string[] = [];
let hungUp: number;
vi.mock("../src/net/house", () => ({
  theHouse: () =>
    Promise.resolve({
      open: () => new Promise<void>((resolve, reject) => ([opened, refused] = [resolve, reject])),
      connect: (table: string, heard: typeof hear, ended: typeof end) => {
        [hear, end] = [heard, ended];
        return [(text: string) => said.push(`${table}: ${text}`), () => void (hungUp += 1)];
      },
    }),
}));
vi.stubGlobal("CloseEvent", Event);
const { openLine } = await import("../src/net/line");

const settled = () => new Promise((resolve) => setTimeout(resolve));
let events: string[];
const line = () => {
  const made = openLine("here-x");
  made.onopen = () => events.push("open");
  made.onclose = () => events.push("close");
  made.onmessage = ({ data }) => events.push(data);
  return made;
};

beforeEach(() => {
  [events, hungUp, said.length] = [[], 0, 0];
  here.phase = "open";
});
afterEach(() => void vi.clearAllMocks());

it("is open once the house is, and carries frames", async () => {
  const made = line();
  await settled();
  expect([made.readyState, events]).toEqual([0, []]);
  opened();
  await settled();
  made.send("a");
  hear("b");
  expect([made.readyState, events, said]).toEqual([1, ["open", "b"], ["here-x: a"]]);
});

it("answers pings itself", async () => {
  const made = line();
  await settled();
  opened();
  await settled();
  made.send('{"do":"ping"}');
  expect([events, said]).toEqual([["open", '{"is":"pong","mark":0}'], []]);
});

it("is closed once, by either side", async () => {
  const made = line();
  await settled();
  opened();
  await settled();
  end();
  end();
  expect([made.readyState, events]).toEqual([3, ["open", "close"]]);
  made.close();
  expect(events).toEqual(["open", "close"]);
});

it("that was closed early is never opened", async () => {
  const made = line();
  await settled();
  made.close();
  opened();
  await settled();
  expect([events, hungUp]).toEqual([["close"], 0]);
});

it("closes where the house cannot be opened", async () => {
  line();
  await settled();
  refused(new Error());
  await settled();
  expect([events, here.phase]).toEqual([["close"], "open"]);
});

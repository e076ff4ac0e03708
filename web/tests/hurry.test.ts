import { describe, expect, it } from "vitest";
import { hurryBots } from "../src/play/hurry";
import type { Session } from "../src/play/session.svelte";
import type { Incoming } from "../src/wire";

const ME = { kind: "human", mine: true };
const FRIEND = { kind: "human", mine: false };
const BOT = { kind: "bot", mine: false };

/** What is sent at a touch, with these at the table and this seat to act. */
function sent(seats: object[], acting: number, phase = "playing"): Incoming[] {
  const frames: Incoming[] = [];
  const session = {
    view: { table: { phase, seats }, scene: { to_act: [acting] } },
    line: { send: (frame: Incoming) => frames.push(frame) },
  };
  hurryBots(session as unknown as Session);
  return frames;
}

describe("a touch", () => {
  it("lets a bot go on that plays with the reader alone", () => {
    expect(sent([ME, BOT], 1)).toEqual([{ do: "hurry" }]);
    expect(sent([ME, ME, BOT], 2)).toEqual([{ do: "hurry" }]);
  });

  it("hurries nobody where another person sits, who is to act is no bot, or nothing is played", () => {
    expect(sent([ME, BOT, FRIEND], 1)).toEqual([]);
    expect(sent([ME, BOT], 0)).toEqual([]);
    expect(sent([ME, BOT], 1, "over")).toEqual([]);
  });
});

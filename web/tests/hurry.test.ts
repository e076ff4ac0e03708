import { describe, expect, it } from "vitest";
import type { Incoming, View } from "../src/wire";
import { openTable } from "./tables";

const ME = { kind: "human", mine: true };
const FRIEND = { kind: "human", mine: false };
const BOT = { kind: "bot", mine: false };

/** What is sent at a touch, with these at the table and this seat to act. */
function sentBy(seats: object[], acting: number, phase = "playing"): Incoming[] {
  const { session, sent } = openTable();
  session.match.view = { table: { phase, seats }, scene: { to_act: [acting] } } as unknown as View;
  session.controls.hurryBots();
  return sent;
}

describe("a touch", () => {
  it("lets a bot go on that plays with the reader alone", () => {
    expect(sentBy([ME, BOT], 1)).toEqual([{ do: "hurry" }]);
    expect(sentBy([ME, ME, BOT], 2)).toEqual([{ do: "hurry" }]);
  });

  it("hurries nobody where another person sits, who is to act is no bot, or nothing is played", () => {
    expect(sentBy([ME, BOT, FRIEND], 1)).toEqual([]);
    expect(sentBy([ME, BOT], 0)).toEqual([]);
    expect(sentBy([ME, BOT], 1, "over")).toEqual([]);
  });
});

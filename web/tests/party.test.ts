import { describe, expect, it } from "vitest";
import { sayParty } from "../src/pages/party";
import type { Chair } from "../src/pages/setup.svelte";

const chair = (who: Chair["who"], given: Partial<Chair> = {}): Chair => ({
  who,
  name: "",
  level: "gentle",
  ...given,
});

describe("who plays", () => {
  it.each([
    [[chair("me"), chair("bot")], "You and a gentle bot"],
    [[chair("bot"), chair("me"), chair("bot")], "You and 2 gentle bots"],
    [[chair("me"), chair("here", { name: " Ann " }), chair("link")], "You, Ann and a friend by a link"],
    [[chair("me"), chair("bot", { level: "first_steps" })], "You and a bot at its first steps"],
    [[chair("me"), chair("bot", { level: "tiger" })], "You and tiger"],
    [[chair("bot", { level: "expert" }), chair("bot")], "An expert bot and a gentle bot"],
    [[chair("me")], "You"],
  ])("is said in a few words", (chairs, said) => expect(sayParty(chairs)).toBe(said));
});

import { expect, test } from "vitest";
import { Session } from "../src/play/session.svelte";
import { follow, follows, isLed, led, pointers, stepped } from "../src/together/together.svelte";
import type { Incoming, Leading } from "../src/wire";

const shown = (more: Partial<Leading>): Leading => ({
  is: "leading",
  on: true,
  seat: 1,
  mine: false,
  at: null,
  pointers: [["a", "a"]],
  to: null,
  ...more,
});

function table() {
  const sent: Incoming[] = [];
  const nothing = () => undefined;
  const peer = { open: nothing, close: nothing, renew: nothing, send: (frame: Incoming) => sent.push(frame) };
  return { session: new Session("t", () => peer), sent };
}

test("nothing of what is shown is seen before one follows; then the same moment is asked for", () => {
  const { session, sent } = table();
  led(session, shown({ at: 4 }));
  expect([isLed(session), pointers(session)]).toEqual([true, []]);
  follow(session);
  expect(pointers(session)).toEqual([["a", "a"]]);
  expect(sent).toMatchObject([{ do: "recall", at: [4] }]);
  led(session, shown({ at: 9 }));
  expect(sent.at(-1)).toMatchObject({ do: "recall", at: [9] });
});

test("who steps by themselves follows no more, and another leader is asked about anew", () => {
  const { session } = table();
  led(session, shown({}));
  follow(session);
  session.memory.wanted = 2;
  stepped(session);
  led(session, shown({ at: 5 }));
  expect([follows(session), session.together.accepted, session.memory.wanted]).toEqual([false, false, 2]);
  led(session, shown({ seat: 0 }));
  expect(session.together.accepted).toBeNull();
});

test("nobody follows whom they have muted", () => {
  const { session } = table();
  led(session, shown({}));
  follow(session);
  session.talk.mute(1, true);
  expect([isLed(session), follows(session), pointers(session)]).toEqual([false, false, []]);
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openTable, stubPage, viewWith } from "./tables";

beforeEach(() => {
  vi.useFakeTimers();
  stubPage();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A table with secrets that two seats of this browser share; seat 0 has moved, and it is the turn of seat 1. */
function passed() {
  const { session, sent } = openTable();
  const shared = { mine: [0, 1], secret: true };
  session.receiver.hear(viewWith({ ...shared, actions: [{ text: "x", path: ["a", "b"] }] }));
  session.selection.path = ["a"];
  const event = { seq: 2, text: "moved", ids: ["a"] };
  session.receiver.hear(viewWith({ ...shared, seq: 2, to_act: [1], events: [event] }));
  return { session, sent, shared };
}

test("a hand is covered a moment after the turn has passed, and nothing of it is kept", () => {
  const { session } = passed();
  expect([session.viewpoint.cover, session.display.scene === null]).toEqual([null, false]);
  vi.runAllTimers();
  expect(session.viewpoint.cover?.seat).toBe(1);
  expect([session.display.scene, session.log.events, session.selection.path]).toEqual([null, [], []]);
  expect(session.match.view).toMatchObject({ scene: null, own: null, actions: [], events: [] });
});

test("behind the cover what comes for the last seat stays hidden", () => {
  const { session, shared } = passed();
  vi.runAllTimers();
  session.receiver.hear(viewWith({ ...shared, seq: 3, to_act: [1] }));
  expect([session.viewpoint.cover?.seat, session.match.view?.scene]).toEqual([1, null]);
});

test("who has the device asks for the whole log, and sees the table once it comes", () => {
  const { session, sent, shared } = passed();
  vi.runAllTimers();
  session.viewpoint.uncover();
  expect(sent.at(-1)).toEqual({ do: "look", seat: 1, seq: 0 });
  session.receiver.hear(viewWith({ ...shared, seq: 2, seat: 1, to_act: [1], log: true }));
  expect([session.viewpoint.cover, session.match.view?.seat]).toEqual([null, 1]);
  expect(session.viewpoint.request()).toEqual({ do: "look", seat: 1, seq: 2 });
});

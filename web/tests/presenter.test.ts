import { expect, test } from "vitest";
import type { Leading } from "../src/wire";
import { openTable } from "./tables";

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

test("nothing of what is shown is seen before one follows; then the same moment is asked for", () => {
  const { session, sent } = openTable();
  const { presenter } = session;
  presenter.hear(shown({ at: 4 }));
  expect([presenter.isOther, presenter.pointers]).toEqual([true, []]);
  presenter.follow();
  expect(presenter.pointers).toEqual([["a", "a"]]);
  expect(sent).toMatchObject([{ do: "recall", at: [4] }]);
  presenter.hear(shown({ at: 9 }));
  expect(sent.at(-1)).toMatchObject({ do: "recall", at: [9] });
});

test("who steps by themselves follows no more, and another presenter is asked about anew", () => {
  const { presenter, lookBack } = openTable().session;
  presenter.hear(shown({}));
  presenter.follow();
  lookBack.goTo(2);
  presenter.stepped();
  presenter.hear(shown({ at: 5 }));
  expect([presenter.isFollowed, presenter.accepted, lookBack.wanted]).toEqual([false, false, 2]);
  presenter.hear(shown({ seat: 0 }));
  expect(presenter.accepted).toBeNull();
});

test("nobody follows whom they have muted", () => {
  const { presenter, talk } = openTable().session;
  presenter.hear(shown({}));
  presenter.follow();
  talk.mute(1, true);
  expect([presenter.isOther, presenter.isFollowed, presenter.pointers]).toEqual([false, false, []]);
});

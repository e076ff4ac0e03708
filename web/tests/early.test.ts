/** What stands between the people at a table, and what is sent about it. */

import { beforeEach, describe, expect, it } from "vitest";
import { cardIn, endedEarly, stillGone } from "../src/early/standing";
import type { Proposal, View, Word } from "../src/wire";
import { openTable, stubPage, viewWith } from "./tables";

const asked = (by: number, ...agreed: number[]): Proposal => ({
  what: "draw",
  seat: by,
  agreed: [by, ...agreed],
});

/** A view of three seats, of which one is claimable. */
function viewOfThree(mine: number[], gone: number): View {
  const view = viewWith({ mine });
  const seats = [0, 1, 2].map((seat) => ({
    ...view.table.seats[0]!,
    seat,
    mine: mine.includes(seat),
    claimable: seat === gone,
  }));
  return { ...view, table: { ...view.table, seats } };
}

describe("the card", () => {
  it("is for whom somebody asks", () =>
    expect(cardIn(viewWith({ proposal: asked(1) }), [])).toEqual({
      is: "asked",
      what: "draw",
      by: 1,
      seat: 0,
    }));

  it("is for who asks, and not for who looks on", () => {
    expect(cardIn(viewWith({ proposal: asked(0) }), [])).toEqual({ is: "asking", what: "draw", seat: 0 });
    expect(cardIn(viewWith({ mine: [], seat: null, proposal: asked(1) }), [])).toBeNull();
  });

  it("is shown once to a person with several seats, for the one they look from", () => {
    const three = viewOfThree([1, 2], -1);
    const view = { ...three, seat: 2, table: { ...three.table, proposal: asked(0) } };
    expect(cardIn(view, [])).toEqual({ is: "asked", what: "draw", by: 0, seat: 2 });
    const agreed = { ...view, table: { ...view.table, proposal: asked(0, 1) } };
    expect(cardIn(agreed, [])).toBeNull();
  });

  it("tells who is gone, until the reader goes on waiting", () => {
    expect(cardIn(viewOfThree([0], 2), [])).toEqual({ is: "gone", of: 2, seat: 0 });
    expect(cardIn(viewOfThree([0], 2), [2])).toBeNull();
    expect(cardIn(viewOfThree([0, 2], 2), [])).toBeNull();
  });

  it("is shown again for the next absence", () => {
    expect(stillGone(viewOfThree([0], 2), [1, 2])).toEqual([2]);
  });

  it("goes with the match", () =>
    expect(cardIn(viewWith({ phase: "over", proposal: asked(1) }), [])).toBeNull());
});

describe("the end", () => {
  const ended = (status: Word, over = true) => {
    const view = viewWith();
    return endedEarly({ ...view, scene: { ...view.scene!, status, over } });
  };

  it("is early where the status says so", () => {
    expect(ended(["ended-called-off", {}])).toBe("called-off");
    expect(ended(["wins", {}])).toBe("");
    expect(ended("P0 wins.")).toBe("");
    expect(ended(["ended-drawn", {}], false)).toBe("");
    expect(endedEarly(null)).toBe("");
  });
});

describe("what is sent", () => {
  beforeEach(stubPage);

  it("names the own seat, and clears what was refused", () => {
    const { session, sent } = openTable();
    session.receiver.hear(viewWith());
    session.notices.current = { code: "illegal", message: "No.", clause: null };
    session.controls.resign(0);
    session.controls.propose("undo");
    session.controls.respond(0, false);
    expect(session.notices.current).toBeNull();
    session.controls.claim(0, 1);
    const frames = sent.filter((frame) => ["resign", "propose", "respond", "claim"].includes(frame.do));
    expect(frames.map((frame) => ({ ...frame, id: "" }))).toEqual([
      { do: "resign", id: "", seat: 0 },
      { do: "propose", id: "", seat: 0, what: "undo" },
      { do: "respond", id: "", seat: 0, agrees: false },
      { do: "claim", id: "", seat: 0, of: 1 },
    ]);
  });
});

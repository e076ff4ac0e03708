/** Adds to a position what its address asks for and no example has: clocks, something asked for, somebody who is gone. */

import { EVENING } from "../days/time";
import type { Proposal, SeatTime, View } from "../wire";

const WAYS: View["may"] = ["resign", "draw", "undo", "call-off"];

/** Give the view with `clock` (time left, in milliseconds), `free`, `asks` (what) `by` (a seat) and `gone` (a seat). */
export function withAgreed(view: View, asked: URLSearchParams): View {
  const { table } = view;
  const number = (name: string) => Number(asked.get(name));
  const left_ms = number("clock");
  const what = asked.get("asks") as Proposal["what"] | null;
  const by = number("by");
  return {
    ...view,
    may: what ? ["resign"] : WAYS,
    times: left_ms ? table.seats.map(({ seat }) => timeOf(seat, view, left_ms, number("free"))) : [],
    table: {
      ...table,
      terms: left_ms ? { ...EVENING, clock: "10d10" } : table.terms,
      proposal: what && { what, seat: by, agreed: [by] },
      seats: table.seats.map((it) => ({ ...it, claimable: asked.get("gone") === String(it.seat) })),
    },
  };
}

const timeOf = (seat: number, { scene }: View, left_ms: number, free_ms: number): SeatTime => ({
  seat,
  left_ms,
  free_ms,
  runs: scene?.to_act.includes(seat) ?? false,
});

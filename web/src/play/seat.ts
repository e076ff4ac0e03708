/** Decides whose seat looks at a screen, and how seats are named there. */

import type { SeatInfo, View } from "../wire";
import { called } from "../words/names";
import { say } from "../words/say";

export type Turn = { do: "stay" } | { do: "look"; seat: number } | { do: "cover"; seat: number };

const STAY: Turn = { do: "stay" };

export const mine = (view: View): SeatInfo[] => view.table.seats.filter((seat) => seat.mine);

/**
 * Decide whether another own seat takes over the screen. Where a table has secrets and this browser holds several seats,
 * the screen is covered before another hand is shown; not in a what-if, in which one person plays all seats.
 */
export function turnOver(view: View): Turn {
  const own = mine(view).map((seat) => seat.seat);
  if (own.length === 0 || !view.scene) return STAY;
  if (own.length === 1) return view.seat === own[0] ? STAY : { do: "look", seat: own[0]! };
  if (view.table.phase === "over") return STAY;
  return amongSeveral(view, own);
}

function amongSeveral(view: View, own: number[]): Turn {
  const acting = view.scene!.to_act.filter((seat) => own.includes(seat));
  if (view.seat !== null && acting.includes(view.seat)) return STAY;
  if (view.table.secret && !view.table.branch)
    return acting.length ? { do: "cover", seat: acting[0]! } : STAY;
  const seat = acting[0] ?? own[0]!;
  return acting.length || view.seat === null ? { do: "look", seat } : STAY;
}

/** List the names by seat: the reader is "You" without a name, and with only one seat here. */
export function namesOf(view: View | null): string[] {
  if (!view) return [];
  const alone = mine(view).length === 1;
  return view.table.seats.map((it) =>
    alone && it.mine && !it.name ? say("name-me") : called(it.name, it.seat),
  );
}

/**
 * Find the seat that is "you" to the reader. Where several seats share this screen it is the one that has the device, and
 * null while all may look.
 */
export function readerOf(view: View | null): number | null {
  const own = view ? mine(view) : [];
  if (own.length === 1) return view!.seat; // null until the server knows from where this browser looks
  return view?.table.secret && view.table.phase !== "over" ? view.seat : null;
}

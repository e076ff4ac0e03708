/** Reads from a view what stands between the people at a table: what is asked for, who is gone, and how a match ended. */

import { mine } from "../play/seat";
import type { Proposal, View } from "../wire";

/** What a card tells the reader; `seat` is the own seat that answers. */
export type Card =
  | { is: "asked"; what: Proposal["what"]; by: number; seat: number }
  | { is: "asking"; what: Proposal["what"]; seat: number }
  | { is: "gone"; of: number; seat: number };

/** Find the card to show; `waited` are the seats whose people the reader goes on waiting for. */
export function cardIn(view: View, waited: readonly number[]): Card | null {
  const own = mine(view).map(({ seat }) => seat);
  const seat = own.includes(view.seat ?? NaN) ? view.seat! : own[0];
  if (seat === undefined || view.table.phase !== "playing") return null;
  const { proposal } = view.table;
  if (proposal) return cardOf(proposal, own, seat);
  const gone = view.table.seats.find((it) => it.claimable && !it.mine && !waited.includes(it.seat));
  return gone ? { is: "gone", of: gone.seat, seat } : null;
}

function cardOf({ what, seat: by, agreed }: Proposal, own: number[], seat: number): Card | null {
  if (own.includes(by)) return { is: "asking", what, seat: by };
  return own.some((it) => agreed.includes(it)) ? null : { is: "asked", what, by, seat };
}

/** List those of these seats whose people are still gone. */
export const stillGone = ({ table }: View, seats: readonly number[]): number[] =>
  seats.filter((seat) => table.seats[seat]?.claimable);

const ENDED = "ended-";

/** Tell how a match ended before its rules ended it, such as "drawn"; empty where it did not. */
export function endedEarly(view: View | null): string {
  const status = view?.scene?.over ? view.scene.status : "";
  return Array.isArray(status) && status[0].startsWith(ENDED) ? status[0].slice(ENDED.length) : "";
}

/** Bids of a round in the order in which they were made, and the order in which they are shown. */

import { NOBODY, type Bids, type Parts } from "./sheet";

export interface Bid {
  seat: number;
  value: number;
  /** When it was made, in milliseconds since 1970. */
  at: number;
  /** It was shown, and did not hold. */
  failed?: boolean;
}

/** Tell by which clause a bid is refused; null if it may be made. */
export function bidRefused({ least, most, clause, lower }: Bids, bids: Bid[], bid: Bid): string | null {
  if (!Number.isInteger(bid.value) || bid.value < least || bid.value > most) return clause;
  const own = bids.findLast(({ seat }) => seat === bid.seat);
  return own && bid.value >= own.value ? lower : null;
}

/** Give the bids in the order in which they are shown: the last one of each seat, the lowest first, else the earlier. */
export function shownInOrder(bids: Bid[]): Bid[] {
  const last = bids.filter(({ seat }, at) => bids.findLastIndex((it) => it.seat === seat) === at);
  return last.toSorted((a, b) => a.value - b.value);
}

/** Give the bid of whoever wins a round by more than they bid; null where that is not so, or nobody bid. */
export function bidBroken({ winner, value }: Bids, bids: Bid[], shared: Parts): Bid | null {
  if (!bids.length || shared[winner] === NOBODY) return null;
  const own = shownInOrder(bids).find(({ seat }) => seat === shared[winner]);
  return own && Number(shared[value]) > own.value ? own : null;
}

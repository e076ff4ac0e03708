/** The links that let friends take open seats. Their secrets stand in the fragment, which no browser sends. */

import { isListOf, isMadeOf, isNumber, isText, keep, recall, type Fits } from "../ui/memory";
import type { SeatLink } from "../wire";
import { readAddress } from "../ui/address";

const isLink: Fits<SeatLink> = isMadeOf<SeatLink>({ seat: isNumber, secret: isText });

// A private window may refuse to store them; then they are known until the page is left.
const known = new Map<string, SeatLink[]>();

/** Store the secrets of the open seats, which the host is told when the table is made. */
export function keepLinks(table: string, links: SeatLink[]): void {
  known.set(table, links);
  if (links.length) keep(`links.${table}`, links);
}

/** Give the address that leads to an open seat; null if this browser did not make the table. */
export function linkTo(table: string, seat: number, origin = location.origin): string | null {
  const links = known.get(table) ?? recall(`links.${table}`, [], isListOf(isLink));
  const link = links.find((it) => it.seat === seat);
  return link ? `${origin}/t/${encodeURIComponent(table)}#${link.secret}` : null;
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Tell whether an address means the machine that it is read on. */
export const isHereOnly = (origin: string): boolean => LOOPBACK.test(new URL(origin).hostname);

/** Find an origin that others can open: the server's answer, where the page's own address means this machine only. */
export async function sharedOrigin(ask: () => Promise<{ origin: string | null }>): Promise<string> {
  if (!isHereOnly(location.origin)) return location.origin;
  return (await ask().catch(() => null))?.origin ?? location.origin;
}

/**
 * Read the fragment of the link by which this page was opened; empty without one. A full stop or bracket that stood behind
 * the link in a message is cut off.
 */
export const secretHere = (hash = readAddress().hash): string => /^#([\w-]*)/.exec(hash)?.[1] ?? "";

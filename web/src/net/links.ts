/** The links that let friends take open seats. Their secrets stand behind `#`, which no browser sends anywhere. */

import { isListOf, isMadeOf, isNumber, isText, keep, recall, type Fits } from "../ui/memory";
import type { SeatLink } from "../wire";

const isLink: Fits<SeatLink> = isMadeOf<SeatLink>({ seat: isNumber, secret: isText });

// A private window may refuse to remember; until the page is left, they are known here.
const known = new Map<string, SeatLink[]>();

/** Remember what the host was told when the table was made. */
export function keepLinks(table: string, links: SeatLink[]): void {
  known.set(table, links);
  if (links.length) keep(`links.${table}`, links);
}

/** The address that leads to an open seat; `null` if this browser did not make the table. */
export function linkTo(table: string, seat: number, origin = location.origin): string | null {
  const links = known.get(table) ?? recall(`links.${table}`, [], isListOf(isLink));
  const link = links.find((it) => it.seat === seat);
  return link ? `${origin}/t/${encodeURIComponent(table)}#${link.secret}` : null;
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether an address means this very machine, whoever reads it. */
export const isHereOnly = (origin: string): boolean => LOOPBACK.test(new URL(origin).hostname);

/** Begins an address that others can open: what the server says where this page knows it as this machine only. */
export async function sharedOrigin(ask: () => Promise<{ origin: string | null }>): Promise<string> {
  if (!isHereOnly(location.origin)) return location.origin;
  return (await ask().catch(() => null))?.origin ?? location.origin;
}

/**
 * What the link by which this page was opened holds behind "#"; empty without one. A full stop or bracket that a message
 * had behind the link is no part of it.
 */
export const secretHere = (hash = location.hash): string => /^#([\w-]*)/.exec(hash)?.[1] ?? "";

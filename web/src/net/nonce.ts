/**
 * Randomness of this browser's own, mixed into the match seed so that no server can stack the cards alone.
 *
 * Each seat first commits to a nonce, by its SHA-256, and reveals it when every seat has committed: so nobody chooses
 * one knowing another, not even who can read the server's disk.
 */

import { sha256 } from "@noble/hashes/sha2.js";
import type { SeatInfo, TableInfo } from "../wire";
import { isListOf, isMadeOf, isText, keep, recall, type Fits } from "../ui/memory";
import { commitNonces, revealNonces } from "./api";

/** The commitments from before any nonce was revealed: the server's for the seed, and that of every seat for its nonce. */
export interface Promises {
  seed: string;
  nonces: string[];
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function unhex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** Compute the SHA-256, as hex, of bytes given as hex. */
export const commitmentTo = (secret: string): string => hex(sha256(unhex(secret)));

/** Draw sixteen random bytes, as hex. */
function newNonce(): string {
  return hex(crypto.getRandomValues(new Uint8Array(16)));
}

const isPromises: Fits<Promises> = isMadeOf<Promises>({ seed: isText, nonces: isListOf(isText) });

// A private window may refuse to store it; then it is known until the page is left.
const nonces = new Map<string, string[]>();
const promises = new Map<string, Promises>();
/** The tables that something is being done for, as they were seen last: an answer may come after the view it leads to. */
const latest = new Map<string, TableInfo>();

/** List all nonces this browser drew for a table, those of void rounds included. */
export const keptNonces = (table: string): string[] =>
  nonces.get(table) ?? recall(`nonces.${table}`, [], isListOf(isText));

/** Give the commitments from when this browser revealed its nonces; null if it never did. */
export const keptPromises = (table: string): Promises | null =>
  promises.get(table) ?? recall(`promises.${table}`, null, isPromises);

/** Do what is due before the match: commit for every own seat that has not, or reveal once all have. */
export async function mixNonces(table: TableInfo): Promise<void> {
  const busy = latest.has(table.id);
  latest.set(table.id, table);
  if (busy) return;
  try {
    for (let seen; seen !== latest.get(table.id);) {
      seen = latest.get(table.id)!;
      await dueOf(seen)?.();
    }
  } finally {
    latest.delete(table.id);
  }
}

function dueOf(table: TableInfo): (() => Promise<unknown>) | null {
  if (table.phase !== "waiting") return null;
  const own = table.seats.filter((seat) => seat.mine && !seat.mixed);
  const fresh = own.filter((seat) => !seat.commitment);
  if (fresh.length) return () => commitAll(table, fresh);
  const all = table.seats.every((seat) => seat.kind === "bot" || seat.commitment);
  return own.length && all ? () => revealAll(table, own) : null;
}

/** Commit for these seats. Nonces are stored before they are committed to, since they must be revealed later. */
function commitAll(table: TableInfo, own: SeatInfo[]): Promise<unknown> {
  const drawn = own.map(({ seat }) => ({ seat, nonce: newNonce() }));
  const kept = [...keptNonces(table.id), ...drawn.map(({ nonce }) => nonce)];
  nonces.set(table.id, kept);
  keep(`nonces.${table.id}`, kept);
  const seats = drawn.map(({ seat, nonce }) => ({ seat, commitment: commitmentTo(nonce) }));
  return commitNonces(table.id, { seats });
}

function revealAll(table: TableInfo, own: SeatInfo[]): Promise<unknown> {
  const promised = { seed: table.commitment, nonces: table.seats.map((seat) => seat.commitment) };
  promises.set(table.id, promised);
  keep(`promises.${table.id}`, promised);
  const known = new Map(keptNonces(table.id).map((nonce) => [commitmentTo(nonce), nonce]));
  const seats = own.flatMap(({ seat, commitment }) => {
    const nonce = known.get(commitment);
    return nonce ? [{ seat, nonce }] : [];
  });
  return seats.length ? revealNonces(table.id, { seats }) : Promise.resolve();
}

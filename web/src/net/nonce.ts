/** Randomness of this browser's own, mixed into the match seed so that no server can stack the cards alone. */

import type { TableInfo } from "../wire";
import { mix } from "./api";

const key = (table: string) => `parlour.nonces.${table}`;

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function unhex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** Sixteen fresh random bytes as hex. */
export function newNonce(): string {
  return hex(crypto.getRandomValues(new Uint8Array(16)));
}

/** Remember which nonces this browser gave to a table, to look for them in the proof. */
export function keepNonces(table: string, nonces: string[]): void {
  localStorage.setItem(key(table), JSON.stringify([...keptNonces(table), ...nonces]));
}

/** Give every seat of this browser a nonce that has none yet: now that the commitment is here, not before. */
export async function mixNonces(table: TableInfo): Promise<void> {
  const waiting = table.seats.filter((seat) => seat.mine && !seat.mixed);
  if (table.phase !== "waiting" || !waiting.length || mixing.has(table.id)) return;
  mixing.add(table.id);
  const seats = waiting.map(({ seat }) => ({ seat, nonce: newNonce() }));
  try {
    await mix(table.id, { seats });
    keepNonces(
      table.id,
      seats.map(({ nonce }) => nonce),
    );
  } finally {
    mixing.delete(table.id);
  }
}

const mixing = new Set<string>();

export function keptNonces(table: string): string[] {
  return JSON.parse(localStorage.getItem(key(table)) ?? "[]");
}

/** Checks in this browser what a revealed seed and its nonces prove. */

import type { TableInfo } from "../wire";
import { commitmentTo, keptNonces, keptPromises } from "./nonce";

/** Tell whether a revealed seed is the one committed to before play, by the SHA-256 of its bytes. */
export function seedMatches(seed: string, commitment: string): boolean {
  return commitmentTo(seed) === commitment.toLowerCase();
}

export interface Verdict {
  /** Seed and nonces are those that were committed to. */
  verified: boolean;
  /** This browser's own nonces are among them. */
  mixed: boolean;
}

/** Compare what a finished table reveals with the commitments this browser saw, and with its own nonces. */
export function judge(table: TableInfo): Verdict {
  const { proof } = table;
  if (!proof) return { verified: false, mixed: false };
  const promised = keptPromises(table.id) ?? { seed: table.commitment, nonces: [] };
  const kept = keptNonces(table.id);
  const own = table.seats.filter((seat) => seat.mine);
  return {
    verified:
      seedMatches(proof.seed, promised.seed) &&
      promised.nonces.every((promise, i) => !promise || seedMatches(proof.nonces[i] ?? "", promise)),
    mixed: own.length > 0 && own.every(({ seat }) => kept.includes(proof.nonces[seat] ?? "")),
  };
}

import { sha256 } from "@noble/hashes/sha2.js";
import { hex, unhex } from "./nonce";

/** Whether the revealed seed is the one committed to before play: SHA-256 of its bytes, compared as hex. */
export function seedMatches(seed: string, commitment: string): boolean {
  return hex(sha256(unhex(seed))) === commitment.toLowerCase();
}

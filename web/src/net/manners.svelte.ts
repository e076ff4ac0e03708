/** How the house treats this page: whether kid mode holds here. */

import { isSite } from "../ui/address";
import { getManners } from "./api";

class Manners {
  kids = $state(false);
  /** The server has said so. */
  known = $state(false);

  /** There are strangers to play with: a server, and no kid mode. */
  get hasLobby(): boolean {
    return this.known && !this.kids;
  }

  /** Ask the server; where it does not answer, nothing is off. */
  async ask(): Promise<void> {
    if (isSite) return;
    try {
      const { kids } = await getManners();
      [this.kids, this.known] = [kids, true];
    } catch {
      // It is asked again on the next visit.
    }
  }
}

export const manners = new Manners();

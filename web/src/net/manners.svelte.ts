/** How the house treats this page: whether kid mode holds here, and what is announced. */

import { isSite } from "../ui/address";
import type { Announcement } from "../wire";
import { getManners } from "./api";

/** How often a visible page asks again. */
const AGAIN_MS = 30_000;

class Manners {
  kids = $state(false);
  /** The reader may let the house note where rules were unclear. */
  clarity = $state(false);
  announcements = $state.raw<Announcement[]>([]);
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
      const { kids, announcements, clarity } = await getManners();
      [this.kids, this.clarity, this.known] = [kids, clarity, true];
      if (JSON.stringify(announcements) !== JSON.stringify(this.announcements))
        this.announcements = announcements;
    } catch {
      // It is asked again on the next visit.
    }
  }

  /** Ask again and again while the page is visible, until the function that is returned is called. */
  follow(): () => void {
    const again = setInterval(() => void (document.hidden || this.ask()), AGAIN_MS);
    return () => clearInterval(again);
  }
}

export const manners = new Manners();

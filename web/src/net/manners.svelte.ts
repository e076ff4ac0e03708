/** How the house treats this page: whether kid mode holds here. */

import { isSite } from "../ui/address";
import { getManners } from "./api";

class Manners {
  kids = $state(false);

  /** Ask the server; where it does not answer, nothing is off. */
  async ask(): Promise<void> {
    if (isSite) return;
    this.kids = await getManners().then(
      ({ kids }) => kids,
      () => this.kids,
    );
  }
}

export const manners = new Manners();

/** Where "Is this allowed?" leads. */

import { addressOf } from "../ui/address";

/** Whether this page has an editor of positions. */
const HAS_EDITOR = false;

/** Give the address at which a position of a game can be set up and asked about; null where there is none. */
export const askAddress = (game: string): string | null => (HAS_EDITOR ? addressOf(`/edit/${game}`) : null);

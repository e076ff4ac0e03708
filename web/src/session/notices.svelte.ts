/** What the page tells the reader beside the table itself. */

import type { Word } from "../wire";

/** What the server refuses, or why something cannot be done. */
export interface Notice {
  code: string;
  message: Word;
  clause: string | null;
  until?: number | null;
}

export class Notices {
  /** The notice that is shown; null once the reader has gone on. */
  current = $state.raw<Notice | null>(null);
  /** The sentence that a screen reader says. */
  spoken = $state("");
}

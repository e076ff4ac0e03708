/** What a lesson, a puzzle, a hint or the guide shows the reader at the table. */

import type { Needs } from "../play/lean";

export class Guidance {
  /** A lesson or a puzzle says, above the table, what to do and what is refused. */
  taught = $state(false);
  /** A lesson says itself what to do now, so that the status of the game is not shown. */
  silences = $state(false);
  /** What a lesson needs of the table; null where all of it is shown. */
  needs = $state.raw<Needs | null>(null);
  /** The ids to touch next that a lesson, a puzzle or a hint points at, in their order. */
  pointed = $state.raw<string[]>([]);
  /** The term whose section of the guide is open. */
  term = $state<string | null>(null);
}

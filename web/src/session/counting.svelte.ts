/** The count of the score at the end of a match, one part after another, and the part that is lit on the board. */

import { partsOf, type Part } from "../play/counting";
import type { Display } from "./display.svelte";
import type { LookBack } from "./look_back.svelte";
import type { Match } from "./match.svelte";

export class Counting {
  /** How many parts of the score have been counted since the end. */
  count = $state(Infinity);
  /** The part that the reader wants to see on the board. */
  private chosen = $state.raw<Part | null>(null);
  /** The list of all parts is unfolded. */
  explained = $state(false);
  /** What the score is made of, once the match is over; where it ended early nothing is counted. */
  parts = $derived.by(() => {
    const { scene } = this.display;
    return scene?.over && !this.match.early ? partsOf(scene) : [];
  });
  isRunning = $derived(this.count < this.parts.length);
  /** The part that is lit on the board. */
  lit = $derived.by(() => {
    if (this.lookBack.past) return null;
    return this.isRunning ? (this.parts[this.count - 1] ?? null) : this.chosen;
  });

  constructor(
    private readonly match: Match,
    private readonly display: Display,
    private readonly lookBack: LookBack,
  ) {}

  /** Count all at once. */
  skip(): void {
    if (this.isRunning) this.count = Infinity;
  }

  /** Light a part, or nothing any more where it is lit already. */
  toggle(part: Part): void {
    this.chosen = this.chosen === part ? null : part;
  }
}

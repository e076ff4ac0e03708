/** A hint in the editor: asked of the house for the position as it is, and put away when that changes. */

import { adviseInPosition } from "../net/api";
import { problemOf } from "../net/requests";
import type { HintWish, PositionHint } from "../wire";
import type { Editing, Wrong } from "./editing.svelte";
import type { History } from "./history";
import type { Position } from "./link";

type Step = History<Position>;
type Ask = (name: string, body: HintWish) => Promise<PositionHint>;

export class PositionAdvice {
  /** What was advised, and the step of the history it is for: who comes back to its position asks anew. */
  private found = $state.raw<{ step: Step; hint: PositionHint } | null>(null);
  /** Why there was no answer, and the step it was asked for. */
  private refused = $state.raw<{ step: Step; wrong: Wrong } | null>(null);
  /** The step for which an answer is waited for. */
  private asked = $state.raw<Step | null>(null);

  constructor(
    private readonly editing: Editing,
    private readonly ask: Ask = adviseInPosition,
  ) {}

  private get now(): Step | null {
    return this.editing.history;
  }

  /** The hint for the position that is shown; null where none was asked for. */
  get hint(): PositionHint | null {
    return this.found && this.found.step === this.now ? this.found.hint : null;
  }

  get problem(): Wrong | null {
    return this.refused && this.refused.step === this.now ? this.refused.wrong : null;
  }

  get isAsked(): boolean {
    return this.asked !== null && this.asked === this.now;
  }

  /** The places to touch for what is advised. */
  get spots(): string[] {
    return this.hint?.spots ?? [];
  }

  /** Ask for the best action of a seat, or of the first that is to act; an answer for another position is dropped. */
  async find(seat: number | null = null): Promise<void> {
    const step = this.now;
    if (!step || this.isAsked) return;
    this.asked = step;
    this.found = this.refused = null;
    try {
      const hint = await this.ask(this.editing.game, { position: step.now, seat });
      if (this.asked === step) this.found = { step, hint };
    } catch (error) {
      if (this.asked === step) this.refused = { step, wrong: problemOf(error) };
    }
    if (this.asked === step) this.asked = null;
  }

  forget(): void {
    this.asked = this.found = this.refused = null;
  }
}

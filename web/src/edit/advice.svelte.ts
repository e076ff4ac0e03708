/** A hint in the editor: asked of the house for the position as it is, and put away when that changes. */

import { adviseInPosition } from "../net/api";
import { problemOf } from "../net/requests";
import type { HintWish, PositionHint } from "../wire";
import type { Editing, Wrong } from "./editing.svelte";
import type { Position } from "./link";

type Ask = (name: string, body: HintWish) => Promise<PositionHint>;

export class PositionAdvice {
  /** What was advised, and the position it is for. */
  private found = $state.raw<{ position: Position; hint: PositionHint } | null>(null);
  /** Why there was no answer, and the position it was asked for. */
  private refused = $state.raw<{ position: Position; wrong: Wrong } | null>(null);
  /** The position for which an answer is waited for. */
  private asked = $state.raw<Position | null>(null);

  constructor(
    private readonly editing: Editing,
    private readonly ask: Ask = adviseInPosition,
  ) {}

  private get now(): Position | undefined {
    return this.editing.history?.now;
  }

  /** The hint for the position that is shown; null where none was asked for. */
  get hint(): PositionHint | null {
    return this.found && this.found.position === this.now ? this.found.hint : null;
  }

  get problem(): Wrong | null {
    return this.refused && this.refused.position === this.now ? this.refused.wrong : null;
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
    const position = this.now;
    if (!position || this.isAsked) return;
    this.asked = position;
    this.found = this.refused = null;
    try {
      const hint = await this.ask(this.editing.game, { position, seat });
      if (this.asked === position) this.found = { position, hint };
    } catch (error) {
      if (this.asked === position) this.refused = { position, wrong: problemOf(error) };
    }
    if (this.asked === position) this.asked = null;
  }

  forget(): void {
    this.asked = this.found = this.refused = null;
  }
}

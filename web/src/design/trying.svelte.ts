/** Has bots play variants for as long as nothing changes, and keeps what they came to while the page is open. */

import { tryGameVariant } from "../net/api";
import { problemOf } from "../net/requests";
import type { Problem, Trials } from "../wire";
import { added, isEnough } from "./trials";

export type Chosen = Record<string, unknown>;

export interface Variant {
  players: number;
  options: Chosen;
}

/** While somebody drags, nothing is asked: only what has been so for a moment. */
const QUIET_MS = 120;
/** How long to wait where the server cannot play just now. */
const BUSY_MS = 1500;
/** What says that it is only for now. */
const FOR_NOW = ["too_many", "offline"];

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Wait until somebody looks at the page. */
const looked = () =>
  new Promise<void>((resolve) => {
    if (!document.hidden) return resolve();
    document.addEventListener("visibilitychange", () => resolve(), { once: true });
  });

export const keyOf = (variant: Variant): string => JSON.stringify([variant.players, variant.options]);

export class Trying {
  /** What variants came to, by key. */
  found = $state.raw<Record<string, Trials>>({});
  /** Why a variant cannot be played, by key. */
  refused = $state.raw<Record<string, Problem>>({});
  /** What keeps bots from playing just now; null where nothing does. */
  trouble = $state.raw<Problem | null>(null);
  private turn = 0;

  constructor(readonly game: string) {}

  /** Play these variants, the one that is known least first, until all are known well; what was asked before ends. */
  async play(variants: Variant[]): Promise<void> {
    const turn = ++this.turn;
    await pause(QUIET_MS);
    while (turn === this.turn) {
      const next = variants
        .map((variant) => ({ variant, key: keyOf(variant) }))
        .filter(({ key }) => !this.refused[key] && !isEnough(this.found[key]))
        .sort((one, other) => this.matchesOf(one.key) - this.matchesOf(other.key))[0];
      if (!next) return;
      await looked();
      if (turn === this.turn) await this.ask(next.key, next.variant);
    }
  }

  /** End what is asked. */
  stop(): void {
    this.turn++;
  }

  private matchesOf(key: string): number {
    return this.found[key]?.matches ?? 0;
  }

  private async ask(key: string, { players, options }: Variant): Promise<void> {
    try {
      const first = this.found[key]?.next ?? 0;
      const more = await tryGameVariant(this.game, { players, options, first });
      // Another call may have asked for the same matches.
      if ((this.found[key]?.next ?? 0) === first)
        this.found = { ...this.found, [key]: added(this.found[key], more) };
      this.trouble = null;
      if (!more.ready) await pause(BUSY_MS);
    } catch (error) {
      const problem = problemOf(error);
      if (FOR_NOW.includes(problem.code)) {
        this.trouble = problem;
        await pause(BUSY_MS);
      } else this.refused = { ...this.refused, [key]: problem };
    }
  }
}

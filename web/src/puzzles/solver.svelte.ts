/**
 * The peer of a puzzle: asks the server what comes of the actions taken since the puzzle began. The server keeps nothing
 * of it, so taking back is asking with fewer actions.
 */

import { askOfPuzzle, helpWithPuzzle, solvePuzzle } from "../net/api";
import { problemOf } from "../net/requests";
import { asPlaying } from "../learn/teacher.svelte";
import type { PeerEvents, Peer } from "../net/socket";
import type { Choice, Incoming, LessonQuestion, Solving, View, Word } from "../wire";
import { SHOWN } from "./kept";

/** How long one view is shown before the next. */
const PAUSE_MS = 1100;

type Question = Extract<Incoming, LessonQuestion>;

export interface Asked {
  solve: typeof solvePuzzle;
  help: typeof helpWithPuzzle;
  ask: typeof askOfPuzzle;
}

export class Solver implements Peer {
  /** The actions taken since the puzzle began. */
  taken = $state.raw<string[]>([]);
  /** What the actions taken have achieved; null before the first answer. */
  standing = $state.raw<Solving | null>(null);
  /** How far help has gone: 1 where, 2 which move, 3 the answer. */
  help = $state(0);
  /** The action that help speaks of; null while none is known. */
  advice = $state.raw<Choice | null>(null);
  /** Nothing leads to the goal any more. */
  lost = $state(false);
  /** Something is being asked or shown. */
  busy = $state(false);
  /** How far help has gone in this position. */
  here = $state(0);
  private seq = 0;
  private round = 0;
  private later: ReturnType<typeof setTimeout> | undefined;
  private readonly began = Date.now();

  constructor(
    private readonly which: string,
    private readonly game: string,
    private readonly me: string,
    private readonly events: PeerEvents,
    private readonly asked: Asked = { solve: solvePuzzle, help: helpWithPuzzle, ask: askOfPuzzle },
  ) {}

  /** The action that help names; null where it has not gone so far. */
  get named(): Word | null {
    return this.here > 1 ? (this.advice?.label ?? null) : null;
  }

  get seconds(): number {
    return Math.round((Date.now() - this.began) / 1000);
  }

  open(): void {
    void this.goTo([], 0);
  }

  renew(): void {
    void this.goTo(this.taken, this.taken.length);
  }

  close(): void {
    this.round += 1;
    clearTimeout(this.later);
  }

  send(frame: Incoming): void {
    if (frame.do === "act") void this.act(frame.action, frame.id);
    else if (frame.do === "why" || frame.do === "foresee" || frame.do === "try" || frame.do === "moves")
      void this.answer(frame);
  }

  /** Take back the last action, and what others did then. */
  back(): void {
    const taken = this.taken.slice(0, -1);
    void this.goTo(taken, taken.length);
  }

  again(): void {
    void this.goTo([], 0);
  }

  /** Ask for the next step of help. */
  async more(): Promise<void> {
    const next = this.here + 1;
    if (next === SHOWN) return this.show();
    this.help = Math.max(this.help, next);
    if (!this.advice) await this.advise();
    if (this.advice) this.here = next;
  }

  /** Show the answer from the beginning, move by move. */
  async show(): Promise<void> {
    this.help = SHOWN;
    if (!(await this.goTo([], 0))) return;
    const round = this.round;
    while (round === this.round && !this.standing?.over && (await this.advise())) {
      if (round !== this.round) return;
      await this.goOn(round);
    }
  }

  private async goOn(round: number): Promise<void> {
    await new Promise((done) => (this.later = setTimeout(done, PAUSE_MS)));
    if (round === this.round && this.advice) await this.follow([...this.taken, this.advice.text], round);
  }

  private async advise(): Promise<boolean> {
    const { round } = this;
    try {
      const { choice } = await this.asked.help(this.which, this.game, { taken: this.taken });
      if (round !== this.round) return false;
      this.advice = choice;
      this.lost = choice === null;
      return choice !== null;
    } catch (error) {
      if (round === this.round) this.refuse(error);
      return false;
    }
  }

  /** Answer the request `id` by a refusal, with the reason that the failed call to the server gives. */
  private refuse(error: unknown, id = ""): void {
    const { reason, message } = problemOf(error);
    this.events.hear({
      is: "refused",
      id,
      code: "failed",
      reason: reason ?? message,
      clause: null,
      until: null,
    });
  }

  private async act(action: string, id: string): Promise<void> {
    if (this.standing?.over) {
      this.events.hear({ is: "refused", id, code: "over", reason: "", clause: null, until: null });
      return;
    }
    await this.follow([...this.taken, action], ++this.round, id);
  }

  /** Go to where these actions lead. Give whether nothing else was begun meanwhile. */
  private async goTo(taken: string[], seen: number): Promise<boolean> {
    clearTimeout(this.later);
    const round = ++this.round;
    return this.follow(taken, round, "", seen);
  }

  private async follow(taken: string[], round: number, id = "", seen = taken.length - 1): Promise<boolean> {
    this.busy = true;
    try {
      const found = await this.asked.solve(this.which, this.game, { taken, seen: Math.max(0, seen) });
      if (round !== this.round) return false;
      this.taken = taken;
      this.advice = null;
      this.lost = false;
      this.here = 0;
      await this.showAll(found.views, round);
      if (round !== this.round) return false;
      this.standing = found;
      return true;
    } catch (error) {
      if (round === this.round) this.refuse(error, id);
      return false;
    } finally {
      if (round === this.round) this.busy = false;
    }
  }

  private async showAll([first, ...others]: View[], round: number): Promise<void> {
    if (first) this.hear(first);
    for (const view of others) {
      await new Promise((done) => (this.later = setTimeout(done, PAUSE_MS)));
      if (round !== this.round) return;
      this.hear(view);
    }
  }

  private hear(view: View): void {
    this.seq = view.seq;
    this.events.hear(asPlaying(view, this.me));
  }

  private async answer(question: Question): Promise<void> {
    const { round, taken } = this;
    const answer = await this.asked.ask(this.which, this.game, { taken, ask: question }).catch(() => null);
    if (answer && round === this.round)
      this.events.hear("seq" in answer ? { ...answer, seq: this.seq } : answer);
  }
}

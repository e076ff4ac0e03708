/** Reviews: what the decisions of a match were worth, asked of the server once it is over and told one after the other. */

import { newId } from "../net/ids";
import type { Judged, Reviewed } from "../wire";
import type { Connection } from "./connection.svelte";
import type { Log } from "./log.svelte";
import type { LookBack } from "./look_back.svelte";

/** A loss that is smaller is within the error of a short search, and is not listed. */
const LEAST = 0.03;
/** So many losses are listed first; a match has hardly ever more that mattered. */
export const FIRST = 3;
/** With fewer decisions there is no course of a match to draw. */
const COURSE = 4;
/** A decision that cost less has decided nothing. */
const DECISIVE = 0.05;

/**
 * What is known of a seat's decisions. It is made while a component runs and outlives it, so it has getters: what is
 * derived there would end with the component.
 */
export class Review {
  /** How many decisions there are; null until the first answer. */
  total = $state<number | null>(null);
  decisions = $state.raw<Judged[]>([]);

  /** Decisions that gave something away, those that cost most first. */
  get losses(): Judged[] {
    return this.decisions.filter((it) => it.lost >= LEAST).sort((a, b) => b.lost - a.lost || a.at - b.at);
  }

  /** The decision that cost most, where it cost enough; null until all are known. */
  get worst(): Judged | null {
    const dearest = this.losses[0];
    return this.isDone && this.hasChances && dearest && dearest.lost >= DECISIVE ? dearest : null;
  }

  get isDone(): boolean {
    return this.decisions.length === this.total;
  }

  /** Chances are known, not only which decisions were right. */
  get hasChances(): boolean {
    return this.decisions.some((it) => it.chance !== null);
  }

  /** There are enough chances to draw a curve. */
  get hasCourse(): boolean {
    return this.hasChances && (this.total ?? 0) >= COURSE;
  }

  /** The chance that was left after each decision. */
  get curve(): number[] {
    return this.decisions.map((it) => Math.max(0, (it.chance ?? 0) - it.lost));
  }
}

export class Reviews {
  /** The review panel is open. */
  open = $state(false);
  /** A decision that is looked at on the board, in the moment `at` before it. */
  private examined = $state.raw<{ decision: Judged; at: number } | null>(null);
  private readonly bySeat = new Map<number, Review>();

  constructor(
    private readonly log: Log,
    private readonly lookBack: LookBack,
    private readonly connection: Connection,
  ) {}

  /** Give the review of a seat, as far as it is known. */
  of(seat: number): Review {
    const known = this.bySeat.get(seat);
    if (known) return known;
    const review = new Review();
    this.bySeat.set(seat, review);
    return review;
  }

  /** Ask for the decisions of a seat that are not known yet. */
  ask(seat: number): void {
    if (!this.of(seat).isDone) this.connection.send({ do: "review", id: newId(), seat });
  }

  /** Keep an answer; what was told before is the same. */
  keep({ seat, total, decisions }: Reviewed): void {
    const review = this.of(seat);
    const known = new Map([...review.decisions, ...decisions].map((it) => [it.at, it]));
    review.total = total;
    review.decisions = [...known.values()].sort((a, b) => a.at - b.at);
  }

  /** Show the moment before a decision with the eyes of its seat, with what was done and what was better. */
  examine(seat: number, decision: Judged): void {
    this.lookBack.changeEyes(seat);
    const all = this.log.moments;
    const at = all[Math.max(0, all.indexOf(decision.at) - 1)]!;
    this.examined = { decision, at };
    this.lookBack.goTo(at);
  }

  /** The decision that is looked at, while its moment is shown. */
  get shown(): Judged | null {
    return this.examined && this.lookBack.past?.at === this.examined.at ? this.examined.decision : null;
  }
}

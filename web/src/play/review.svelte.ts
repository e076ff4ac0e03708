/** What decisions were worth: asked of the server once the match is over, told by it one after the other. */

import type { Judged, Reviewed } from "../wire";
import { moments, recall } from "./looking_back";
import type { Session } from "./session.svelte";
import { newId } from "./touching";

/** Less than this a short search does not know for sure, and it is not worth a word. */
const LEAST = 0.03;
/** So many are told first; a match has hardly ever more that mattered. */
export const FIRST = 3;
/** With fewer decisions there is no course of a match to draw. */
const COURSE = 4;
/** What cost less than this has decided nothing. */
const DECISIVE = 0.05;

/** What is known of a seat's decisions; it outlives the sheet that asked first, so it derives nothing that ends with it. */
export class Review {
  total = $state<number | null>(null);
  decisions = $state.raw<Judged[]>([]);

  /** Decisions that gave something away, those that cost most first. */
  get losses(): Judged[] {
    return this.decisions.filter((it) => it.lost >= LEAST).sort((a, b) => b.lost - a.lost || a.at - b.at);
  }

  /** The one that cost most, where it cost enough. */
  get worst(): Judged | null {
    const dearest = this.losses[0];
    return this.done && this.hasChances && dearest && dearest.lost >= DECISIVE ? dearest : null;
  }

  get done(): boolean {
    return this.decisions.length === this.total;
  }

  /** Whether chances are told, not only what was right. */
  get hasChances(): boolean {
    return this.decisions.some((it) => it.chance !== null);
  }

  /** Whether the chances make a course that says something. */
  get hasCourse(): boolean {
    return this.hasChances && (this.total ?? 0) >= COURSE;
  }

  /** What chance was left after each decision. */
  get curve(): number[] {
    return this.decisions.map((it) => Math.max(0, (it.chance ?? 0) - it.lost));
  }
}

/** The review of a seat, as far as it is known. */
export function reviewOf(session: Session, seat: number): Review {
  const known = session.reviews.get(seat);
  if (known) return known;
  const review = new Review();
  session.reviews.set(seat, review);
  return review;
}

/** Ask for what is not known yet. */
export function review(session: Session, seat: number): void {
  if (!reviewOf(session, seat).done) session.line.send({ do: "review", id: newId(), seat });
}

/** Keep an answer; what was told before is the same. */
export function reviewed(session: Session, { seat, total, decisions }: Reviewed): void {
  const review = reviewOf(session, seat);
  const known = new Map([...review.decisions, ...decisions].map((it) => [it.at, it]));
  review.total = total;
  review.decisions = [...known.values()].sort((a, b) => a.at - b.at);
}

/** Look at a decision with the eyes of who took it, at the moment before: what was done and what was better lie there. */
export function lookAt(session: Session, seat: number, loss: Judged): void {
  session.memory.forget();
  session.memory.all = false;
  session.memory.seat = seat;
  const all = moments(session);
  const before = all[Math.max(0, all.indexOf(loss.at) - 1)]!;
  session.weighed = { loss, at: before };
  recall(session, before);
}

/** The decision that is looked at, while its moment is. */
export const weighedNow = ({ weighed, past }: Pick<Session, "weighed" | "past">): Judged | null =>
  weighed && past?.at === weighed.at ? weighed.loss : null;

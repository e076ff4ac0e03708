/**
 * The peer of a lesson: answers as a server would from what the lesson holds, and waits at every step for one of the
 * right actions. Only what the lesson cannot hold, such as why something else is not legal, is asked of the server.
 */

import { askInLesson } from "../net/api";
import type { PeerEvents, Peer } from "../net/socket";
import type { Incoming, Lesson, LessonQuestion, LessonStep, RightAction, View, Word } from "../wire";

/** How long one view is shown before the next. */
const PAUSE_MS = 1300;

/** Give a view for a page that says above the table how a match ends: there it never ends, rests or takes back. */
export function asPlaying(view: View, me: string): View {
  const seats = view.table.seats.map((seat) => (seat.mine ? { ...seat, name: me, online: true } : seat));
  const events = view.events.map((event) => ({ ...event, rest: false }));
  return { ...view, table: { ...view.table, seats, phase: "playing" }, events, undo: false };
}

type Question = Extract<Incoming, LessonQuestion>;

export class Teacher implements Peer {
  /** The number of the step, from 0; the number of all steps at the end. */
  number = $state(0);
  /** The step was done, and what is said of it is being read. */
  done = $state(false);
  /** The page shows where to touch: on request, or after a mistake. */
  pointing = $state(false);
  private seq = 0;
  private later: ReturnType<typeof setTimeout> | undefined;

  /** `me` is the reader's name, which the lesson does not hold. */
  constructor(
    private readonly lesson: Lesson,
    private readonly game: string,
    private readonly me: string,
    private readonly events: PeerEvents,
    private readonly ask = askInLesson,
  ) {}

  /** The step at hand; null at the end. */
  get step(): LessonStep | null {
    return this.lesson.steps[this.number] ?? null;
  }

  /** What the teacher says now. */
  get said(): Word {
    return this.step ? (this.done && this.step.done) || this.step.asks : "";
  }

  /** Begin at the first step. */
  open(): void {
    clearTimeout(this.later);
    this.number = 0;
    this.begin();
  }

  renew(): void {
    this.begin();
  }

  close(): void {
    clearTimeout(this.later);
  }

  send(frame: Incoming): void {
    if (frame.do === "act") this.judge(frame);
    else if (frame.do === "why" || frame.do === "foresee" || frame.do === "try" || frame.do === "moves")
      void this.answer(frame);
  }

  /** Go on to the next step: what was said has been read. */
  goOn(): void {
    this.number += 1;
    const next = this.lesson.steps[this.number];
    if (next?.jumps) this.begin();
    this.done = this.pointing = false;
  }

  private begin(): void {
    this.done = this.pointing = false;
    if (this.step) this.show(this.step.view);
  }

  private judge({ id, action }: Extract<Incoming, { do: "act" }>): void {
    const step = this.step;
    const right = step?.take.find((it) => it.action === action);
    if (right) return this.follow(right);
    this.pointing = true;
    const reason = step?.otherwise ?? "";
    this.events.hear({ is: "refused", id, code: "illegal", reason, clause: null, until: null });
  }

  /** Show the views that follow a right action, one after the other. */
  private follow({ views }: RightAction): void {
    const [first, ...others] = views;
    this.pointing = false;
    if (first) this.show(first);
    this.showLater(others);
  }

  private showLater([next, ...others]: View[]): void {
    if (!next) return this.step?.done ? void (this.done = true) : this.goOn();
    this.later = setTimeout(() => {
      this.show(next);
      this.showLater(others);
    }, PAUSE_MS);
  }

  private show(view: View): void {
    this.seq = view.seq;
    this.events.hear(asPlaying(view, this.me));
  }

  /** Ask the server about the step's own position, where the sequence number is that of the step's view. */
  private async answer(question: Question): Promise<void> {
    const { number, seq, step } = this;
    if (!step || this.done) return;
    const asked = "seq" in question ? { ...question, seq: step.view.seq } : question;
    const answer = await this.ask(this.game, number, asked).catch(() => null);
    if (this.number !== number || this.seq !== seq) return;
    if (answer) this.events.hear("seq" in answer ? { ...answer, seq } : answer);
    else if (question.do === "why")
      this.events.hear({ is: "because", id: question.id, reason: step.otherwise, clause: null });
    if (question.do === "why") this.pointing = true;
  }
}

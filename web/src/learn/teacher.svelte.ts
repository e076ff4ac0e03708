/**
 * The other end of the line in a lesson: it answers what a server would, from what the lesson holds, and waits at every
 * step for one of the right actions. Only what nobody can know before (why not that?) is asked of the server.
 */

import { askInLesson } from "../net/api";
import type { LineEvents, Peer } from "../net/socket";
import type { Incoming, Lesson, LessonQuestion, LessonStep, RightAction, View, Word } from "../wire";

/** How long one move is looked at before the next. */
const PAUSE_MS = 1300;

/** A match that is won here goes on for the page: its result has nothing to say that is not said above the table. */
export function asPlaying(view: View, me: string): View {
  const seats = view.table.seats.map((seat) => (seat.mine ? { ...seat, name: me, online: true } : seat));
  const events = view.events.map((event) => ({ ...event, rest: false }));
  return { ...view, table: { ...view.table, seats, phase: "playing" }, events, undo: false };
}

type Question = Extract<Incoming, LessonQuestion>;

export class Teacher implements Peer {
  /** Which step, from 0; so many as there are at the end. */
  number = $state(0);
  /** It was done, and what is said of it is being read. */
  done = $state(false);
  /** Where to touch is shown: on request, or after a mistake. */
  pointing = $state(false);
  private seq = 0;
  private later: ReturnType<typeof setTimeout> | undefined;

  /** `me` is what the reader is called, which the lesson does not know. */
  constructor(
    private readonly lesson: Lesson,
    private readonly game: string,
    private readonly me: string,
    private readonly line: LineEvents,
    private readonly ask = askInLesson,
  ) {}

  /** The step at hand; null at the end. */
  get step(): LessonStep | null {
    return this.lesson.steps[this.number] ?? null;
  }

  get said(): Word {
    return this.step ? (this.done && this.step.done) || this.step.asks : "";
  }

  /** Begin, or begin again. */
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

  /** What was said has been read. */
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
    this.line.hear({ is: "refused", id, code: "illegal", reason, clause: null });
  }

  /** Show what comes of the right action, one view after the other. */
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
    this.line.hear(asPlaying(view, this.me));
  }

  /** Ask the server about the step's own position; there the sequence number is that of its view. */
  private async answer(question: Question): Promise<void> {
    const { number, seq, step } = this;
    if (!step || this.done) return;
    const asked = "seq" in question ? { ...question, seq: step.view.seq } : question;
    const answer = await this.ask(this.game, number, asked).catch(() => null);
    if (this.number !== number || this.seq !== seq) return;
    if (answer) this.line.hear("seq" in answer ? { ...answer, seq } : answer);
    else if (question.do === "why")
      this.line.hear({ is: "because", id: question.id, reason: step.otherwise, clause: null });
    if (question.do === "why") this.pointing = true;
  }
}

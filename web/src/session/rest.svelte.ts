/**
 * The pauses of a table: after a round, or when something was shown, it rests until a touch or for a few seconds. What
 * others do comes one step after the other, so that eyes can follow; a touch shows all of it at once.
 */

import type { Changes, View } from "../wire";

type Update = View | Changes;

const REST_MS = 6000;

/** Whether there are clocks, of the game or of seats. */
const isTimed = ({ clocks, times }: View): boolean => clocks.length + times.length > 0;

export class Rest {
  /** The table rests. */
  on = $state(false);
  /** Updates that came during a pause. */
  private held: Update[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Runs while a step that was just shown is looked at. */
  private stepping: ReturnType<typeof setTimeout> | undefined;
  private isHurrying = false;

  /** `show` takes up what came during a pause. */
  constructor(private readonly show: (update: Update) => void) {}

  /** Rest if this view told of something to be read at leisure; where a clock runs nothing waits. */
  after(view: View): void {
    const { events, table, log } = view;
    if (log || isTimed(view) || table.phase !== "playing" || !events.some(({ rest }) => rest)) return;
    this.on = true;
    this.timer = setTimeout(() => this.goOn(), REST_MS);
  }

  /** Keep an update that comes during a pause. Give whether it was kept. */
  hold(update: Update): boolean {
    const holds = this.on || this.stepping !== undefined;
    if (holds) this.held.push(update);
    return holds;
  }

  /** Show what another did for so many milliseconds before the next step; where a clock runs nothing waits. */
  step(view: View, own: number[], ms: number): void {
    const { events, table, log } = view;
    const others = events.some(({ seat }) => seat !== null && !own.includes(seat));
    if (log || isTimed(view) || table.phase !== "playing" || !others || this.isHurrying || !ms) return;
    clearTimeout(this.stepping);
    this.stepping = setTimeout(() => this.next(), ms);
  }

  /** Show all that was held between steps, up to the next rest. Give whether anything was. */
  hurry(): boolean {
    if (this.on || !this.held.length) return false;
    this.isHurrying = true;
    this.next();
    this.isHurrying = false;
    return true;
  }

  /** End the rest and show what was held, up to the next one. Give whether anything was. */
  goOn(): boolean {
    clearTimeout(this.timer);
    this.on = false;
    const came = this.held.length > 0;
    for (const update of this.held.splice(0)) this.show(update);
    return came;
  }

  close(): void {
    clearTimeout(this.timer);
    clearTimeout(this.stepping);
  }

  private next(): void {
    clearTimeout(this.stepping);
    this.stepping = undefined;
    while (this.held.length && !this.on && this.stepping === undefined) this.show(this.held.shift()!);
  }
}

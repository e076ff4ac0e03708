/**
 * After a round, or when something was shown, the table waits for a touch or a few seconds before it goes on. What others
 * do comes one step after the other, so that eyes can follow; a touch shows all of it at once.
 */

import type { Changes, View } from "../wire";

type Seen = View | Changes;

const REST_MS = 6000;

export class Rest {
  on = $state(false);
  private held: Seen[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** A step was just shown: the next one waits until it was seen. */
  private stepping: ReturnType<typeof setTimeout> | undefined;
  private hurrying = false;

  /** `show` takes up again what came meanwhile. */
  constructor(private readonly show: (seen: Seen) => void) {}

  /** Rest if this view told of something to be read at leisure; where a clock runs nothing waits. */
  after({ events, clocks, table, log }: View): void {
    if (log || clocks.length || table.phase !== "playing" || !events.some(({ rest }) => rest)) return;
    this.on = true;
    this.timer = setTimeout(() => this.goOn(), REST_MS);
  }

  /** Keep what comes while the table rests; whether it was kept. */
  holds(seen: Seen): boolean {
    const holds = this.on || this.stepping !== undefined;
    if (holds) this.held.push(seen);
    return holds;
  }

  /** Leave what another did in sight for so long before the next step is shown; where a clock runs nothing waits. */
  step({ events, clocks, table, log }: View, own: number[], ms: number): void {
    const others = events.some(({ seat }) => seat !== null && !own.includes(seat));
    if (log || clocks.length || table.phase !== "playing" || !others || this.hurrying || !ms) return;
    clearTimeout(this.stepping);
    this.stepping = setTimeout(() => this.next(), ms);
  }

  /** Show all that waits to be seen, step by step or not, up to the next rest; whether anything did. */
  hurry(): boolean {
    if (this.on || !this.held.length) return false;
    this.hurrying = true;
    this.next();
    this.hurrying = false;
    return true;
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

  /** Go on with what came meanwhile, up to the next rest; whether anything did. */
  goOn(): boolean {
    clearTimeout(this.timer);
    this.on = false;
    const came = this.held.length > 0;
    for (const seen of this.held.splice(0)) this.show(seen);
    return came;
  }
}

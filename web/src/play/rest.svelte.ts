/** After a round, or when something was shown, the table waits for a touch or a few seconds before it goes on. */

import type { Changes, View } from "../wire";

type Seen = View | Changes;

const REST_MS = 6000;

export class Rest {
  on = $state(false);
  private held: Seen[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

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
    if (this.on) this.held.push(seen);
    return this.on;
  }

  close(): void {
    clearTimeout(this.timer);
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

/** The clocks of the seats: counts them down between messages, and warns whose own time gets short. */

import { warn } from "../feel/feeling";
import { leftAfter, passedBetween, steadyFor, type Left } from "../clocks/left";
import { say } from "../words/say";
import type { View } from "../wire";
import type { Match } from "./match.svelte";
import type { Notices } from "./notices.svelte";

/** So many seconds before the end a sound is played. */
const LAST_S = 10;

export class SeatClocks {
  private now = $state(performance.now());
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** What each clock has left, by seat. */
  readonly left = $derived.by(() => leftIn(this.match.view, this.now - this.match.received));

  constructor(
    private readonly match: Match,
    private readonly notices: Notices,
  ) {}

  /** Whether there is a place for a clock at each seat, from the first view to the last. */
  get shown(): boolean {
    return Boolean(this.match.view?.table.terms?.clock);
  }

  /** Count on from a view that has just come. */
  follow(): void {
    this.now = performance.now();
    this.wait();
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private wait(): void {
    clearTimeout(this.timer);
    const running = [...this.left.values()].filter(({ runs, all }) => runs && all > 0);
    if (running.length) this.timer = setTimeout(() => this.count(), Math.min(...running.map(steadyFor)));
  }

  private count(): void {
    const before = this.left;
    this.now = performance.now();
    for (const { seat } of this.match.own)
      this.tell(passedBetween(before.get(seat)?.all ?? 0, this.left.get(seat)?.all ?? 0));
    this.wait();
  }

  private tell(seconds: number | null): void {
    if (seconds === null) return;
    this.notices.spoken = say("time-short", { seconds });
    if (seconds === LAST_S) warn();
  }
}

const leftIn = (view: View | null, passed: number): Map<number, Left> =>
  new Map(view?.times.map((time) => [time.seat, leftAfter(time, passed)]));

/** Whose seat looks at the screen; where several own seats have secrets, a cover hides the table between two of them. */

import { turnOver } from "../play/seat";
import { isSwitch, keep, recall } from "../ui/memory";
import type { Incoming, SeatInfo, View } from "../wire";
import type { Connection } from "./connection.svelte";
import type { Match } from "./match.svelte";

const COVER_AFTER_MS = 1300;

export class Viewpoint {
  /** The seat that is to get the device, while nobody sees the table. */
  cover = $state.raw<SeatInfo | null>(null);
  /** Who looks on from this browser without a seat is not shown to the others. */
  unseen = $state(recall("unseen", false, isSwitch));
  /** The seat that this browser last asked to look from. */
  private seat: number | null = null;
  /** The next view is to bring the whole log. */
  private wantsLog = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `oncover` has what the last seat has seen forgotten. */
  constructor(
    private readonly match: Match,
    private readonly connection: Connection,
    private readonly oncover: (seat: number) => void,
  ) {}

  /** Make the frame that asks for a view from the seat looked from, with the whole log if that is wanted. */
  request(): Incoming {
    const seq = this.wantsLog ? 0 : (this.match.view?.seq ?? 0);
    return { do: "look", seat: this.seat, seq, ...(this.unseen && { unseen: true }) };
  }

  /** Look on unseen from now on, at all tables, or seen. */
  hideWhoLooks(unseen: boolean): void {
    this.unseen = unseen;
    keep("unseen", unseen);
    this.ask();
  }

  /** Ask for the last view again. */
  ask(): void {
    this.connection.send(this.request());
  }

  /** Ask for the whole log, which may be told once a match is over. */
  askWithLog(): void {
    this.wantsLog = true;
    this.ask();
  }

  /** The person named on the cover has the device. */
  uncover(): void {
    if (this.cover) this.lookFrom(this.cover.seat, true);
  }

  /** The view that was asked for has come. */
  reach(): void {
    this.cover = null;
    this.wantsLog = false;
  }

  /** Let the seat look that has the turn; a little later, and covered, where it must not see the last one's hand. */
  takeTurn(view: View): void {
    clearTimeout(this.timer);
    const turn = turnOver(view);
    if (turn.do === "look") return this.lookFrom(turn.seat, false);
    if (turn.do !== "cover") return;
    if (view.seat === null) this.hide(turn.seat);
    else this.timer = setTimeout(() => this.hide(turn.seat), COVER_AFTER_MS);
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private lookFrom(seat: number, withLog: boolean): void {
    if (this.seat === seat && !this.cover) return;
    this.seat = seat;
    this.wantsLog = withLog;
    this.ask();
  }

  private hide(seat: number): void {
    const view = this.match.view!;
    this.cover = view.table.seats.find((info) => info.seat === seat) ?? null;
    this.match.takePublic(view);
    this.oncover(seat);
  }
}

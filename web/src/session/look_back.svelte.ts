/** Looking back: the table as it was after an earlier move. */

import { tick } from "svelte";
import { play, remember } from "../play/glide";
import type { Outgoing, Recalled, Told } from "../wire";
import type { Connection } from "./connection.svelte";
import type { Log } from "./log.svelte";
import type { Match } from "./match.svelte";
import type { Notices } from "./notices.svelte";
import type { Viewpoint } from "./viewpoint.svelte";

/** How many moments are asked for at once: the one wanted, and those that are likely to be wanted next. */
const AT_ONCE = 8;

interface Parts {
  match: Match;
  log: Log;
  connection: Connection;
  notices: Notices;
  viewpoint: Viewpoint;
  /** Is called when another moment is shown. */
  onstep: () => void;
}

export class LookBack {
  /** The moment that is shown; null in the present. */
  past = $state.raw<Recalled | null>(null);
  /** The end of a match is not shown before the reader goes there. */
  hidesEnd = $state(false);
  /** The moment wanted, which may still have to come; null in the present. */
  wanted: number | null = null;
  /** The seat whose eyes moments are seen with; null for the reader's. */
  private seat: number | null = null;
  /** Moments are seen with everybody's eyes. */
  all = false;
  /** The moments that came, by sequence number; null for those on their way. */
  private readonly known = new Map<number, Recalled | null>();
  /** What was told of the move that led to the moment shown. */
  events = $derived<Told[]>(this.past?.events ?? []);
  /** The events that the reader may know of. */
  history = $derived.by(() => {
    const { events } = this.parts.log;
    return this.hidesEnd ? events.filter((event) => event.seq <= (this.past?.at ?? 0)) : events;
  });
  /** The moments before and after the one shown, null where there is none. */
  neighbours = $derived.by(() => {
    const all = this.parts.log.moments;
    const at = all.indexOf(this.past?.at ?? -1);
    return { before: all[at - 1] ?? null, after: (at >= 0 ? all[at + 1] : null) ?? null };
  });

  constructor(private readonly parts: Parts) {}

  /** Begin to look at a match that is over at its first moment. */
  beginAt(first: Recalled): void {
    this.hidesEnd = true;
    this.past = first;
    this.wanted = first.at;
    this.known.set(first.at, first);
  }

  /** Show the table as it was after this event. */
  goTo(at: number): void {
    this.wanted = at;
    const missing = near(this.parts.log.moments, at).filter((moment) => !this.known.has(moment));
    const known = this.known.get(at);
    if (known) this.show(known);
    if (!missing.includes(at) && missing.length < AT_ONCE / 2) return;
    for (const moment of missing) this.known.set(moment, null);
    this.parts.connection.send({ do: "recall", at: missing, seat: this.seat, all: this.all });
  }

  /** Show the same moment with another seat's eyes, or with everybody's, which is possible once the match is over. */
  lookWith(seat: number | "all"): void {
    this.changeEyes(seat);
    this.goTo(this.past?.at ?? 0);
  }

  /** See moments from now on with the eyes of a seat, or with everybody's. */
  changeEyes(seat: number | "all"): void {
    this.forget();
    this.all = seat === "all";
    this.seat = seat === "all" ? null : seat;
  }

  /** Keep an answer, and show it if it is wanted; what is not to be seen again is not shown. */
  keep(answer: Recalled): void {
    const { viewpoint, notices } = this.parts;
    this.known.set(answer.at, answer);
    if (viewpoint.cover || this.wanted !== answer.at) return;
    if (!answer.scene) notices.current = { code: "no-past", message: "", clause: null };
    else this.show(answer);
  }

  /** Show the present again. */
  comeBack(): void {
    this.wanted = this.seat = null;
    this.all = false;
    this.forget();
    this.show(null);
  }

  /** Leave the past behind a cover, without drawing anything. */
  cover(): void {
    this.past = null;
    this.wanted = this.seat = null;
  }

  /** Forget the moments that came: they may be told otherwise now. */
  forget(): void {
    this.known.clear();
  }

  /** Fetch these moments in their order, with the eyes of the reader. Rejects when `signal` aborts. */
  async *fetch(all: number[], signal: AbortSignal): AsyncGenerator<Recalled> {
    const { seat, all: everybody } = this;
    for (let first = 0; first < all.length; first += AT_ONCE) {
      const at = all.slice(first, first + AT_ONCE);
      const isOne = (message: Outgoing): message is Recalled =>
        message.is === "recalled" && at.includes(message.at);
      const frame = { do: "recall", at, seat, all: everybody } as const;
      yield* await this.parts.connection.ask(frame, isOne, at.length, signal);
    }
  }

  /** Show a moment. Who reaches the end for the first time has seen all of it: that is the present. */
  private show(moment: Recalled | null): void {
    const { match, notices, onstep } = this.parts;
    const past = this.hidesEnd && moment?.at === match.view?.seq ? null : moment;
    if (past === this.past) return;
    const places = remember();
    this.past = past;
    if (!past) this.hidesEnd = false;
    onstep();
    notices.current = null;
    void tick().then(() => play(places));
  }
}

/** Choose a moment and those around it, those behind it first. */
function near(all: number[], at: number): number[] {
  const place = all.indexOf(at);
  if (place < 0) return [at];
  const around = all.slice(Math.max(0, place - 2), place + AT_ONCE - 2);
  return [at, ...around.filter((moment) => moment !== at)].slice(0, AT_ONCE);
}

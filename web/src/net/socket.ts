/** The line to a table: reconnects with growing pauses, keeps itself open, repeats what was not answered. */

import type { Incoming, Outgoing } from "../wire";
import { readFrame } from "./read";

export interface LineEvents {
  /** The frame to greet the server with, each time the line opens. */
  greet: () => Incoming;
  hear: (message: Outgoing) => void;
  online: (yes: boolean) => void;
  /** What a person did stays unanswered, though the line is open. */
  late: (yes: boolean) => void;
}

/** Who a page talks with about its table: a server, or the teacher of a lesson. */
export interface Peer {
  open(): void;
  send(frame: Incoming): void;
  /** Begin anew, for example because this browser has taken a seat. */
  renew(): void;
  close(): void;
}

/** What changes something at the table. Sent twice, it has no second effect. */
const DEEDS: readonly Incoming["do"][] = ["act", "undo", "leave", "say"];

/** What a person did, by the key under which it is kept. What is shown to others is whole each time: the last counts. */
const LEAD = "lead";

function keyOf(frame: Incoming): string | null {
  if (frame.do === "lead") return LEAD;
  const asks = !("id" in frame) || frame.do === "review"; // which is asked again by who reads it
  return asks ? null : frame.id;
}

/** So often a page that is seen asks whether its line still is, and so long it waits for the answer. */
const BEAT_MS = 2_000;
const ANSWER_MS = 2_500;
/** So often a hidden page does. */
const PING_MS = 10_000;
/** How long an act may go without any word from the server before the line is taken for mute. */
const ACT_MS = 3_000;
/** The same for the ping that is sent when the network or the page comes back. */
const BACK_MS = 2_000;
/** A call that is not answered is given up; long before that the next one is made beside it, as a packet may be lost. */
const CONNECT_MS = 5_000;
const NEXT_CALL_MS = 2_500;
const FIRST_PAUSE_MS = 400;
const LONGEST_PAUSE_MS = 4_000;

/** The pause before try number `tries` (from 0), without chance. */
export function pauseMs(tries: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** tries);
}

export class Line implements Peer {
  private socket: WebSocket | null = null;
  /** Calls that are not answered yet, and what gives each of them up. */
  private calls = new Map<WebSocket, ReturnType<typeof setTimeout>>();
  private kept = new Map<string, Incoming>();
  private tries = 0;
  /** Something was asked on this line, and nothing has been heard since. */
  private unanswered = false;
  private pinged = 0;
  /** By the key of what was done, until it is answered. */
  private overdue = new Map<string, ReturnType<typeof setInterval>>();
  private isLate = false;
  private beat: ReturnType<typeof setInterval> | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private deadline: ReturnType<typeof setTimeout> | undefined;
  private due = Infinity;
  private forget: (() => void) | undefined;
  private closed = false;

  constructor(
    private readonly url: string,
    private readonly events: LineEvents,
    private readonly connect: (url: string) => WebSocket = (url) => new WebSocket(url),
    private readonly watch: (back: () => void) => () => void = watchReturn,
    private readonly isHidden = () => document.visibilityState === "hidden",
  ) {}

  open(): void {
    this.stopTimers();
    this.forget ??= this.watch(() => this.check());
    this.call();
  }

  private call(): void {
    const socket = this.connect(this.url);
    const end = setTimeout(() => socket.close(), CONNECT_MS);
    this.calls.set(socket, end);
    socket.onopen = () => this.opened(socket);
    socket.onmessage = (message) => {
      for (const line of String(message.data).split("\n")) this.received(socket, line);
    };
    socket.onclose = () => this.lost(socket);
    this.retry = setTimeout(() => this.call(), NEXT_CALL_MS);
  }

  /** Give up all calls but the one that was answered. */
  private hangUp(answered?: WebSocket): void {
    const calls = [...this.calls];
    this.calls.clear();
    for (const [call, end] of calls) {
      clearTimeout(end);
      if (call !== answered) call.close();
    }
  }

  /** Send a frame; what a person did is kept and sent again until it is answered. */
  send(frame: Incoming): void {
    const key = keyOf(frame);
    if (key !== null) this.kept.set(key, frame);
    if (frame.do === "rest") this.kept.delete(LEAD);
    this.push(frame);
    if (key === null || !DEEDS.includes(frame.do)) return;
    this.expect(ACT_MS);
    const reminder = setInterval(() => this.remind(frame), ACT_MS);
    this.overdue.set(key, reminder);
  }

  /** Other frames may have come, but no answer to this one: say so, and send it again. */
  private remind(frame: Incoming): void {
    if (this.socket?.readyState !== 1) return;
    this.tell(true);
    this.push(frame);
  }

  /** What was done is answered. */
  private settle(key: string): void {
    this.kept.delete(key);
    clearInterval(this.overdue.get(key));
    this.overdue.delete(key);
    if (!this.overdue.size) this.tell(false);
  }

  private tell(late: boolean): void {
    if (late !== this.isLate) this.events.late(late);
    this.isLate = late;
  }

  /** Connect anew at once. */
  renew(): void {
    this.drop();
    this.open();
  }

  close(): void {
    this.closed = true;
    this.stopTimers();
    for (const reminder of this.overdue.values()) clearInterval(reminder);
    this.forget?.();
    this.drop();
  }

  private drop(): void {
    const old = this.socket;
    this.socket = null;
    this.hangUp();
    old?.close();
  }

  private stopTimers(): void {
    clearInterval(this.beat);
    clearTimeout(this.retry);
    this.stopDeadline();
  }

  private stopDeadline(): void {
    clearTimeout(this.deadline);
    this.due = Infinity;
  }

  /** Take the line for mute unless something is heard in time; an earlier deadline stays. */
  private expect(ms: number): void {
    const due = Date.now() + ms;
    if (this.socket?.readyState !== 1 || this.due <= due) return;
    this.stopDeadline();
    this.due = due;
    this.unanswered = true;
    this.deadline = setTimeout(() => this.replace(), ms);
  }

  /** The network or the page is back: see whether the line still is, and wait for no pause. */
  private check(): void {
    if (this.closed) return;
    if (this.socket?.readyState !== 1) return this.renew();
    this.ping(BACK_MS);
  }

  /** Ask whether the line still is; an earlier question may be due first. */
  private ping(ms: number): void {
    this.expect(ms);
    this.push({ do: "ping" });
  }

  /** Call anew at once: closing a mute line properly can take minutes, and nobody waits for it. */
  private replace(): void {
    this.events.online(false);
    this.renew();
  }

  private push(frame: Incoming): void {
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(frame));
  }

  private opened(socket: WebSocket): void {
    if (!this.calls.has(socket)) return;
    this.stopTimers();
    this.hangUp(socket);
    this.socket = socket;
    this.unanswered = true;
    this.push(this.events.greet());
    for (const frame of this.kept.values()) this.push(frame);
    this.beat = setInterval(() => this.keepOpen(), BEAT_MS);
    this.events.online(true);
  }

  /** In a hidden tab this runs once a minute: there unanswered pings are counted, not time. */
  private keepOpen(): void {
    if (!this.isHidden()) return this.ping(ANSWER_MS);
    if (Date.now() - this.pinged < PING_MS) return;
    if (this.unanswered) return this.replace();
    this.pinged = Date.now();
    this.unanswered = true;
    this.push({ do: "ping" });
  }

  private received(socket: WebSocket, text: string): void {
    if (socket !== this.socket) return;
    this.tries = 0;
    this.unanswered = false;
    this.stopDeadline();
    const message = readFrame(text);
    if ("id" in message && message.id !== null) this.settle(message.id);
    if (message.is === "leading") this.kept.delete(LEAD);
    if (message.is !== "pong") this.events.hear(message);
  }

  /** A line or a call has ended: call again after a pause, unless another call is under way. */
  private lost(socket: WebSocket): void {
    if (this.closed || (socket !== this.socket && !this.calls.has(socket))) return;
    clearTimeout(this.calls.get(socket));
    this.calls.delete(socket);
    if (this.calls.size) return;
    this.socket = null;
    this.stopTimers();
    this.events.online(false);
    const pause = pauseMs(this.tries++) * (0.75 + Math.random() / 2);
    this.retry = setTimeout(() => this.call(), pause);
  }
}

/** Call `back` when the network or the page returns; gives what ends that. */
function watchReturn(back: () => void): () => void {
  const shown = () => document.visibilityState === "visible" && back();
  addEventListener("online", back);
  addEventListener("pageshow", back);
  document.addEventListener("visibilitychange", shown);
  return () => {
    removeEventListener("online", back);
    removeEventListener("pageshow", back);
    document.removeEventListener("visibilitychange", shown);
  };
}

/** The address of a table's socket, on the server this page came from. */
export function liveUrl(table: string, here: { protocol: string; host: string } = location): string {
  const scheme = here.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${here.host}/api/tables/${encodeURIComponent(table)}/live`;
}

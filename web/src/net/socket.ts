/** The socket of a table: reconnects with growing pauses, detects a dead connection, repeats what was not answered. */

import type { Incoming, Outgoing } from "../wire";
import type { Line } from "./line";
import { readFrame } from "./read";

/** What a peer asks of the page, and tells it. */
export interface PeerEvents {
  /** Makes the first frame of each connection. */
  greet: () => Incoming;
  /** Takes a message. */
  hear: (message: Outgoing) => void;
  /** Is told whether the peer can be reached. */
  online: (yes: boolean) => void;
  /** Is told whether something a person did stays unanswered although the peer can be reached. */
  late: (yes: boolean) => void;
}

/** What answers a page about its table: a server, or what stands in for it in a lesson, a puzzle or a match file. */
export interface Peer {
  open(): void;
  send(frame: Incoming): void;
  /** Connect anew, for example because this browser has taken a seat. */
  renew(): void;
  close(): void;
}

/** Frames that change something at the table. The server does what one asks only once, however often it comes. */
const DEEDS: readonly Incoming["do"][] = [
  "act",
  "undo",
  "leave",
  "resign",
  "propose",
  "respond",
  "claim",
  "say",
];

/** The key of what is presented: each such frame replaces the one before. */
const LEAD = "lead";

/** Give the key under which a frame is kept until it is answered; null where it need not be. */
function keyOf(frame: Incoming): string | null {
  if (frame.do === "lead") return LEAD;
  const asks = !("id" in frame) || frame.do === "review"; // the review panel asks again by itself
  return asks ? null : frame.id;
}

/** How often a visible page sends a ping, and how long it waits for the answer. */
const BEAT_MS = 2_000;
const ANSWER_MS = 2_500;
/** How often a hidden page sends a ping. */
const PING_MS = 10_000;
/** How long after an act the server may be silent before the connection is taken for dead. */
const ACT_MS = 3_000;
/** The same for the ping that is sent when the network or the page comes back. */
const BACK_MS = 2_000;
/** When an attempt to connect is given up, and when another one is made beside it, as a packet may be lost. */
const CONNECT_MS = 5_000;
const NEXT_CALL_MS = 2_500;
const FIRST_PAUSE_MS = 400;
const LONGEST_PAUSE_MS = 4_000;

/** Compute the pause before attempt number `tries` (from 0), without jitter. */
export function pauseMs(tries: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** tries);
}

export class SocketPeer implements Peer {
  private socket: Line | null = null;
  /** Sockets that are not open yet, each with the timer that gives it up. */
  private attempts = new Map<Line, ReturnType<typeof setTimeout>>();
  /** Frames that are not answered yet, by key. */
  private kept = new Map<string, Incoming>();
  private tries = 0;
  /** Something was sent that has an answer, and nothing has come since. */
  private unanswered = false;
  private pinged = 0;
  /** The timers that send again what is not answered, by key. */
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
    private readonly events: PeerEvents,
    private readonly connect: (url: string) => Line = (url) => new WebSocket(url),
    private readonly watch: (back: () => void) => () => void = watchReturn,
    private readonly isHidden = () => document.visibilityState === "hidden",
  ) {}

  open(): void {
    this.stopTimers();
    this.forget ??= this.watch(() => this.check());
    this.connectOnce();
  }

  private connectOnce(): void {
    const socket = this.connect(this.url);
    const end = setTimeout(() => socket.close(), CONNECT_MS);
    this.attempts.set(socket, end);
    socket.onopen = () => this.opened(socket);
    socket.onmessage = (message) => {
      for (const line of String(message.data).split("\n")) this.received(socket, line);
    };
    socket.onclose = () => this.lost(socket);
    this.retry = setTimeout(() => this.connectOnce(), NEXT_CALL_MS);
  }

  /** Give up all attempts but the one that succeeded. */
  private giveUpOthers(open?: Line): void {
    const attempts = [...this.attempts];
    this.attempts.clear();
    for (const [attempt, end] of attempts) {
      clearTimeout(end);
      if (attempt !== open) attempt.close();
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

  /** Report that a frame has no answer although the connection lives, and send it again. */
  private remind(frame: Incoming): void {
    if (this.socket?.readyState !== 1) return;
    this.tell(true);
    this.push(frame);
  }

  /** Forget a frame that is answered. */
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
    this.giveUpOthers();
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

  /** Take the connection for dead unless something comes in time; an earlier deadline stays. */
  private expect(ms: number): void {
    const due = Date.now() + ms;
    if (this.socket?.readyState !== 1 || this.due <= due) return;
    this.stopDeadline();
    this.due = due;
    this.unanswered = true;
    this.deadline = setTimeout(() => this.replace(), ms);
  }

  /** Check the connection at once, since the network or the page is back. */
  private check(): void {
    if (this.closed) return;
    if (this.socket?.readyState !== 1) return this.renew();
    this.ping(BACK_MS);
  }

  /** Send a ping whose answer is due in `ms`, or earlier where another answer is. */
  private ping(ms: number): void {
    this.expect(ms);
    this.push({ do: "ping" });
  }

  /** Connect anew without waiting for the close handshake, which a dead connection delays for minutes. */
  private replace(): void {
    this.events.online(false);
    this.renew();
  }

  private push(frame: Incoming): void {
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(frame));
  }

  private opened(socket: Line): void {
    if (!this.attempts.has(socket)) return;
    this.stopTimers();
    this.giveUpOthers(socket);
    this.socket = socket;
    this.unanswered = true;
    this.push(this.events.greet());
    for (const frame of this.kept.values()) this.push(frame);
    this.beat = setInterval(() => this.keepOpen(), BEAT_MS);
    this.events.online(true);
  }

  /** Send pings. In a hidden tab timers run once a minute, so there one unanswered ping decides, not the time. */
  private keepOpen(): void {
    if (!this.isHidden()) return this.ping(ANSWER_MS);
    if (Date.now() - this.pinged < PING_MS) return;
    if (this.unanswered) return this.replace();
    this.pinged = Date.now();
    this.unanswered = true;
    this.push({ do: "ping" });
  }

  private received(socket: Line, text: string): void {
    if (socket !== this.socket) return;
    this.tries = 0;
    this.unanswered = false;
    this.stopDeadline();
    const message = readFrame(text);
    if ("id" in message && message.id !== null) this.settle(message.id);
    if (message.is === "leading") this.kept.delete(LEAD);
    if (message.is !== "pong") this.events.hear(message);
    else if (message.mark) this.push({ do: "echo", mark: message.mark });
  }

  /** Connect again after a pause, unless another attempt is under way. */
  private lost(socket: Line): void {
    if (this.closed || (socket !== this.socket && !this.attempts.has(socket))) return;
    clearTimeout(this.attempts.get(socket));
    this.attempts.delete(socket);
    if (this.attempts.size) return;
    this.socket = null;
    this.stopTimers();
    this.events.online(false);
    const pause = pauseMs(this.tries++) * (0.75 + Math.random() / 2);
    this.retry = setTimeout(() => this.connectOnce(), pause);
  }
}

/** Call `back` when the network or the page returns. Give what ends that. */
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

/** Give the address of a table's socket on the server this page came from. */
export function liveUrl(table: string, here: { protocol: string; host: string } = location): string {
  const scheme = here.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${here.host}/api/tables/${encodeURIComponent(table)}/live`;
}

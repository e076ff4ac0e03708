/** The line to a table: reconnects with growing pauses, keeps itself open, repeats what was not answered. */

import type { Incoming, Outgoing } from "../wire";
import { readFrame } from "./read";

export interface LineEvents {
  /** The frame to greet the server with, each time the line opens. */
  greet: () => Incoming;
  hear: (message: Outgoing) => void;
  online: (yes: boolean) => void;
}

/** Who a page talks with about its table: a server, or the teacher of a lesson. */
export interface Peer {
  open(): void;
  send(frame: Incoming): void;
  /** Begin anew, for example because this browser has taken a seat. */
  renew(): void;
  close(): void;
}

/** What a person did, by the key under which it is kept. What is shown to others is whole each time: the last counts. */
const LEAD = "lead";

function keyOf(frame: Incoming): string | null {
  if (frame.do === "lead") return LEAD;
  const asks = !("id" in frame) || frame.do === "review"; // which is asked again by who reads it
  return asks ? null : frame.id;
}

const PING_MS = 10_000;
/** How long an act may go without any word from the server before the line is taken for mute. */
const ACT_MS = 3_000;
/** The same for the ping that is sent when the network or the page comes back. */
const BACK_MS = 2_000;
const CONNECT_MS = 5_000;
const FIRST_PAUSE_MS = 400;
const LONGEST_PAUSE_MS = 8_000;

/** The pause before try number `tries` (from 0), without chance. */
export function pauseMs(tries: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** tries);
}

export class Line implements Peer {
  private socket: WebSocket | null = null;
  private kept = new Map<string, Incoming>();
  private tries = 0;
  /** Something was asked on this line, and nothing has been heard since. */
  private unanswered = false;
  private beat: ReturnType<typeof setInterval> | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private deadline: ReturnType<typeof setTimeout> | undefined;
  private forget: (() => void) | undefined;
  private closed = false;

  constructor(
    private readonly url: string,
    private readonly events: LineEvents,
    private readonly connect: (url: string) => WebSocket = (url) => new WebSocket(url),
    private readonly watch: (back: () => void) => () => void = watchReturn,
  ) {}

  open(): void {
    this.stopTimers();
    this.forget ??= this.watch(() => this.check());
    const socket = this.connect(this.url);
    this.socket = socket;
    socket.onopen = () => this.opened(socket);
    socket.onmessage = (message) => {
      for (const line of String(message.data).split("\n")) this.received(socket, line);
    };
    socket.onclose = () => this.lost(socket);
    this.deadline = setTimeout(() => this.abandon(socket), CONNECT_MS);
  }

  /** Send a frame; what a person did is kept and sent again until it is answered. */
  send(frame: Incoming): void {
    const key = keyOf(frame);
    if (key !== null) this.kept.set(key, frame);
    if (frame.do === "rest") this.kept.delete(LEAD);
    if (key !== null && frame.do !== "hint") this.expect(ACT_MS); // a hint takes its time
    this.push(frame);
  }

  /** Connect anew at once. */
  renew(): void {
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.open();
  }

  close(): void {
    this.closed = true;
    this.stopTimers();
    this.forget?.();
    this.socket?.close();
  }

  private stopTimers(): void {
    clearInterval(this.beat);
    clearTimeout(this.retry);
    this.stopDeadline();
  }

  private stopDeadline(): void {
    clearTimeout(this.deadline);
    this.deadline = undefined;
  }

  /** Take the line for mute unless something is heard in time; an earlier deadline stays. */
  private expect(ms: number): void {
    if (this.socket?.readyState !== 1 || this.deadline !== undefined) return;
    this.unanswered = true;
    this.deadline = setTimeout(() => this.replace(), ms);
  }

  /** The network or the page is back: see whether the line still is, and wait for no pause. */
  private check(): void {
    if (this.closed) return;
    if (this.socket?.readyState !== 1) return this.renew();
    this.expect(BACK_MS);
    this.push({ do: "ping" });
  }

  /** Call anew at once: closing a mute line properly can take minutes, and nobody waits for it. */
  private replace(): void {
    this.events.online(false);
    this.renew();
  }

  /** Give up a call that is not answered. */
  private abandon(socket: WebSocket): void {
    this.lost(socket);
    this.socket = null;
    socket.close();
  }

  private push(frame: Incoming): void {
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(frame));
  }

  private opened(socket: WebSocket): void {
    if (socket !== this.socket) return;
    this.stopTimers();
    this.unanswered = true;
    this.push(this.events.greet());
    for (const frame of this.kept.values()) this.push(frame);
    this.beat = setInterval(() => this.keepOpen(), PING_MS);
    this.events.online(true);
  }

  /** Count unanswered pings, not time: in a hidden tab this runs once a minute. */
  private keepOpen(): void {
    if (this.unanswered) return this.replace();
    this.unanswered = true;
    this.push({ do: "ping" });
  }

  private received(socket: WebSocket, text: string): void {
    if (socket !== this.socket) return;
    this.tries = 0;
    this.unanswered = false;
    this.stopDeadline();
    const message = readFrame(text);
    if ("id" in message && message.id !== null) this.kept.delete(message.id);
    if (message.is === "leading") this.kept.delete(LEAD);
    if (message.is !== "pong") this.events.hear(message);
  }

  private lost(socket: WebSocket): void {
    if (socket !== this.socket || this.closed) return;
    this.stopTimers();
    this.events.online(false);
    const pause = pauseMs(this.tries++) * (0.75 + Math.random() / 2);
    this.retry = setTimeout(() => this.open(), pause);
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

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

type Kept = Extract<Incoming, { id: string }>;

const PING_MS = 10_000;
const SILENCE_MS = 25_000;
const FIRST_PAUSE_MS = 400;
const LONGEST_PAUSE_MS = 8_000;

/** The pause before try number `tries` (from 0), without chance. */
export function pauseMs(tries: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** tries);
}

export class Line implements Peer {
  private socket: WebSocket | null = null;
  private kept = new Map<string, Kept>();
  private tries = 0;
  private heardAt = 0;
  private beat: ReturnType<typeof setInterval> | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    private readonly url: string,
    private readonly events: LineEvents,
    private readonly connect: (url: string) => WebSocket = (url) => new WebSocket(url),
  ) {}

  open(): void {
    const socket = this.connect(this.url);
    this.socket = socket;
    socket.onopen = () => this.opened(socket);
    socket.onmessage = (message) => {
      for (const line of String(message.data).split("\n")) this.received(socket, line);
    };
    socket.onclose = () => this.lost(socket);
  }

  /** Send a frame; an act, undo or leave is kept and sent again until it is answered. */
  send(frame: Incoming): void {
    if (frame.do === "act" || frame.do === "undo" || frame.do === "leave") this.kept.set(frame.id, frame);
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
    clearInterval(this.beat);
    clearTimeout(this.retry);
    this.socket?.close();
  }

  private push(frame: Incoming): void {
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(frame));
  }

  private opened(socket: WebSocket): void {
    if (socket !== this.socket) return;
    this.tries = 0;
    this.heardAt = Date.now();
    this.push(this.events.greet());
    for (const frame of this.kept.values()) this.push(frame);
    clearInterval(this.beat);
    this.beat = setInterval(() => this.keepOpen(), PING_MS);
    this.events.online(true);
  }

  private keepOpen(): void {
    if (Date.now() - this.heardAt > SILENCE_MS) this.socket?.close();
    else this.push({ do: "ping" });
  }

  private received(socket: WebSocket, text: string): void {
    if (socket !== this.socket) return;
    this.heardAt = Date.now();
    const message = readFrame(text);
    if ("id" in message) this.kept.delete(message.id);
    if (message.is !== "pong") this.events.hear(message);
  }

  private lost(socket: WebSocket): void {
    if (socket !== this.socket || this.closed) return;
    clearInterval(this.beat);
    this.events.online(false);
    const pause = pauseMs(this.tries++) * (0.75 + Math.random() / 2);
    this.retry = setTimeout(() => this.open(), pause);
  }
}

/** The address of a table's socket, on the server this page came from. */
export function liveUrl(table: string, here: { protocol: string; host: string } = location): string {
  const scheme = here.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${here.host}/api/tables/${encodeURIComponent(table)}/live`;
}

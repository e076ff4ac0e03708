/** The connection of an open table to its peer, and the questions whose answers somebody waits for. */

import type { PeerEvents, Peer } from "../net/socket";
import type { Incoming, Outgoing } from "../wire";

/** Make the peer of a table: a server, or what answers in its place. */
export type MakePeer = (events: PeerEvents) => Peer;

export class Connection {
  /** The peer can be reached. */
  online = $state(true);
  /** An action waits for its answer longer than usual. */
  late = $state(false);
  readonly peer: Peer;
  private readonly listeners = new Set<(message: Outgoing) => void>();

  /** `events` are told what the peer sends, after all who wait for an answer. */
  constructor(makePeer: MakePeer, events: Omit<PeerEvents, "late">) {
    this.peer = makePeer({
      greet: events.greet,
      hear: (message) => {
        for (const listener of this.listeners) listener(message);
        events.hear(message);
      },
      online: (yes) => {
        this.online = yes;
        events.online(yes);
      },
      late: (yes) => (this.late = yes),
    });
  }

  open(): void {
    this.peer.open();
  }

  send(frame: Incoming): void {
    this.peer.send(frame);
  }

  /** Connect anew, for example because this browser has taken a seat. */
  renew(): void {
    this.peer.renew();
  }

  close(): void {
    this.peer.close();
  }

  /** Send a question and wait for `count` answers that `isMeant` accepts. Rejects when `signal` aborts. */
  ask<T extends Outgoing>(
    frame: Incoming,
    isMeant: (message: Outgoing) => message is T,
    count: number,
    signal: AbortSignal,
  ): Promise<T[]> {
    return new Promise((resolve, reject) => {
      const answers: T[] = [];
      const stop = () => {
        this.listeners.delete(listen);
        signal.removeEventListener("abort", abort);
      };
      const abort = () => {
        stop();
        reject(signal.reason);
      };
      const listen = (message: Outgoing) => {
        if (isMeant(message)) answers.push(message);
        if (answers.length < count) return;
        stop();
        resolve(answers);
      };
      signal.throwIfAborted();
      signal.addEventListener("abort", abort);
      this.listeners.add(listen);
      this.send(frame);
    });
  }
}

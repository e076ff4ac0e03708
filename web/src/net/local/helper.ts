/** Thinks on this device for a table of the server, whose processors that spares. */

import type { Incoming, Think } from "../../wire";
import type { Thought } from "./messages";
import { Thinker, type Crew } from "./thinker";
import { BASE, makeThinker } from "./this_house";

export class Helper {
  private thinker: Thinker | null;
  private isReady = false;
  private count = 0;
  /** The numbers that the server gave to what is thought about, by those given here. */
  private jobs = new Map<Thought["job"], number>();

  /** `version` is that of the bundle kept here; `send` sends the server a frame. */
  constructor(
    private readonly version: string,
    private readonly send: (frame: Incoming) => void,
    worker: Crew = makeThinker(),
    base = BASE,
  ) {
    this.thinker = new Thinker(worker, base, {
      ready: () => {
        this.isReady = true;
        this.offer();
      },
      thought: (thought) => this.answer(thought),
      failed: () => (this.thinker = null),
    });
  }

  /** Offer to think, if that can be done yet: once on each connection, whose jobs are counted anew. */
  offer(): void {
    this.jobs.clear();
    if (this.isReady && this.thinker) this.send({ do: "offer", version: this.version });
  }

  /** Think about a question of the server; answer that this cannot be done if the thinker has failed. */
  think({ job, data }: Think): void {
    if (!this.thinker) return this.send({ do: "thought", job, data: null });
    this.jobs.set(++this.count, job);
    this.thinker.think({ is: "think", job: this.count, bytes: fromText(data) });
  }

  end(): void {
    this.thinker?.end();
    this.thinker = null;
  }

  /** Send the thinker's answer, unless its question came on an earlier connection. */
  private answer({ job: number, bytes }: Thought): void {
    const job = this.jobs.get(number);
    this.jobs.delete(number);
    if (job !== undefined) this.send({ do: "thought", job, data: bytes && toText(bytes) });
  }
}

const fromText = (data: string): Uint8Array => Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
const toText = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

/** The worker in which bots think, as the page sees it. */

import type { FromThinker, Thought, ToThinker } from "./messages";

/** What is needed of a worker. */
export type Crew = Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror">;

interface Events {
  /** The worker has started, which takes seconds; jobs may be given before. */
  ready?: () => void;
  /** Take the answer to a job. */
  thought: (thought: Thought) => void;
  /** The worker has failed; every open job has been answered by null. */
  failed: () => void;
}

export class Thinker {
  private readonly jobs = new Set<Thought["job"]>();

  constructor(
    private readonly worker: Crew,
    base: string,
    private readonly events: Events,
  ) {
    worker.onerror = () => this.fail();
    worker.onmessage = ({ data }: MessageEvent<FromThinker>) => {
      if (data.is === "failed") this.fail();
      else if (data.is === "ready") this.events.ready?.();
      else if (this.jobs.delete(data.job)) this.events.thought(data);
    };
    this.post({ is: "start", base });
  }

  think(thought: Thought): void {
    this.jobs.add(thought.job);
    this.post(thought);
  }

  end(): void {
    this.worker.terminate();
    this.jobs.clear();
  }

  private fail(): void {
    const jobs = [...this.jobs];
    this.end();
    for (const job of jobs) this.events.thought({ is: "thought", job, bytes: null });
    this.events.failed();
  }

  private post(message: ToThinker): void {
    this.worker.postMessage(message);
  }
}

/** The page's side of the house on this device: starts its workers, asks it, and hands frames on. */

import { isSite } from "../../ui/address";
import { keep, recall } from "../../ui/memory";
import type { YourTable } from "../../wire";
import { here, TABLES_HERE } from "../here.svelte";
import type { demandLock, Release, takeLock, watchDemands } from "./lock";
import { HouseError, type Fault, type FromHouse, type Thought, type ToHouse } from "./messages";
import { Thinker, type Crew } from "./thinker";

export interface Answer {
  status: number;
  /** JSON text */
  body: string;
  /** the name of the file, where the answer is one */
  name: string | null;
}

/** What the client needs of the page; tests give others. */
export interface Means {
  base: string;
  makeHouse: () => Crew;
  makeThinker: () => Crew;
  takeLock: typeof takeLock;
  demandLock: typeof demandLock;
  watchDemands: typeof watchDemands;
  /** Whether the house stays open when nobody uses it. */
  stays: boolean;
}

interface Told {
  hear: (text: string) => void;
  end: () => void;
}

interface Waiting {
  resolve: (answer: Answer) => void;
  reject: (error: HouseError) => void;
}

/** How long a house that nobody uses stays, as it needs memory and keeps other tabs out. */
const IDLE_MS = 60_000;
/** How soon after a table was opened, and how often while it is played, the tables are listed: a tab may be closed any time. */
const LIST_SOON_MS = 1_000;
const LIST_AGAIN_MS = 10_000;
/** How long the house may take to end what it writes. */
const STOP_MS = 3_000;

export class House {
  private worker: Crew | null = null;
  private thinker: Thinker | null = null;
  private release: Release | null = null;
  private opening: Promise<void> | null = null;
  private forget: (() => void) | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private readonly lines = new Map<number, Told>();
  private count = 0;
  private idle: ReturnType<typeof setTimeout> | undefined;
  private listing: ReturnType<typeof setTimeout> | undefined;
  private stopped: (() => void) | null = null;
  /** Rejects the start that is under way. */
  private fail: ((error: HouseError) => void) | null = null;

  constructor(private readonly means: Means) {}

  /** Start the house unless it runs. Throws a HouseError; what failed, or runs elsewhere, waits for `retry`. */
  open(): Promise<void> {
    if (here.phase === "failed") return Promise.reject(new HouseError(here.code as Fault));
    if (here.phase === "taken") return Promise.reject(new HouseError("elsewhere"));
    return (this.opening ??= this.begin(this.means.takeLock));
  }

  /** Start after a failure, or here instead of in another tab. */
  retry(): Promise<void> {
    if (here.phase === "open" || here.phase === "loading") return this.open();
    const lock = here.phase === "taken" ? this.means.demandLock : this.means.takeLock;
    return (this.opening = this.begin(lock));
  }

  private async begin(lock: typeof takeLock): Promise<void> {
    here.phase = "loading";
    here.loading = { done: 0, total: 0 };
    this.release = await lock(() => void this.yield());
    if (!this.release) {
      this.end("taken");
      throw new HouseError("elsewhere");
    }
    this.forget = this.means.watchDemands(() => void this.yield());
    try {
      await this.start();
    } catch (error) {
      here.code = error instanceof HouseError ? error.code : "failed";
      this.end("failed");
      throw error;
    }
    here.phase = "open";
    this.rest();
  }

  private start(): Promise<void> {
    return new Promise((resolve, reject) => {
      const worker = (this.worker = this.means.makeHouse());
      this.fail = reject;
      worker.onerror = (event) => this.crash(new HouseError("failed", event.message));
      worker.onmessage = ({ data }: MessageEvent<FromHouse>) => {
        if (data.is === "ready") {
          if (data.version) here.keep(data.version);
          resolve();
        } else this.received(data);
      };
      this.post({ is: "start", base: this.means.base });
    });
  }

  /** The house has broken down: before it was there, or while it was open. */
  private crash(error: HouseError): void {
    const wasOpen = here.phase === "open";
    this.fail?.(error);
    if (!wasOpen) return;
    here.code = error.code;
    this.end("failed");
  }

  /** Ask the house. `path` is what stands behind `/api`. Throws a HouseError. */
  async request(
    method: string,
    path: string,
    query: Record<string, string>,
    body: string | null,
  ): Promise<Answer> {
    await this.open();
    const id = ++this.count;
    const answer = new Promise<Answer>((resolve, reject) => this.waiting.set(id, { resolve, reject }));
    this.post({ is: "request", id, method, path: `/api${path}`, query, body });
    return answer.finally(() => this.rest());
  }

  /** Open a line to a table of the open house. Give what sends frames and what ends it. */
  connect(
    table: string,
    hear: Told["hear"],
    end: Told["end"],
  ): [send: (text: string) => void, end: () => void] {
    const line = ++this.count;
    this.lines.set(line, { hear, end });
    this.post({ is: "connect", line, table });
    this.listLater(LIST_SOON_MS);
    const hangUp = () => {
      if (!this.lines.delete(line)) return;
      this.post({ is: "disconnect", line });
      void this.listTables();
      this.rest();
    };
    return [(text) => this.post({ is: "frame", line, text }), hangUp];
  }

  /**
   * List the tables here as they are sent, without what has its default value: of the open house, else as they were
   * listed last. Never starts the house but on a site.
   */
  async listTables(): Promise<YourTable[]> {
    if (here.phase !== "open" && !isSite) return tablesSeen();
    const answer = await this.request("GET", "/tables", {}, null).catch(() => null);
    if (answer?.status !== 200) return tablesSeen();
    const { tables = [] } = JSON.parse(answer.body) as { tables?: YourTable[] };
    keep(TABLES_HERE, tables);
    return tables;
  }

  /** End the house in order, once it has written everything. */
  async stop(): Promise<void> {
    await this.leave("closed");
  }

  /** Give the house up to another tab. */
  private async yield(): Promise<void> {
    await this.leave("taken");
  }

  private async leave(phase: "closed" | "taken"): Promise<void> {
    if (this.worker && here.phase === "open") {
      const end = new Promise<void>((resolve) => (this.stopped = resolve));
      this.post({ is: "stop" });
      await Promise.race([end, new Promise((resolve) => setTimeout(resolve, STOP_MS))]);
    }
    this.fail?.(new HouseError("elsewhere"));
    this.end(phase);
  }

  /** Drop everything that belongs to the house that ran. */
  private end(phase: "closed" | "failed" | "taken"): void {
    here.phase = phase;
    here.renewable = false;
    clearTimeout(this.idle);
    clearTimeout(this.listing);
    this.listing = undefined;
    this.worker?.terminate();
    this.thinker?.end();
    this.worker = this.thinker = this.opening = this.fail = null;
    this.forget?.();
    this.release?.();
    this.forget = this.release = null;
    const [waiting, lines] = [[...this.waiting.values()], [...this.lines.values()]];
    this.waiting.clear();
    this.lines.clear();
    for (const { reject } of waiting) reject(new HouseError(phase === "taken" ? "elsewhere" : "failed"));
    for (const line of lines) line.end();
  }

  private received(message: FromHouse): void {
    if (message.is === "loading") here.loading = { done: message.done, total: message.total };
    else if (message.is === "failed") this.crash(new HouseError(message.code, message.message));
    else if (message.is === "answer") this.answered(message.id, message);
    else if (message.is === "frame") this.framed(message.line, message.text);
    else if (message.is === "disconnected") this.disconnected(message.line);
    else if (message.is === "think") this.think(message);
    else if (message.is === "stopped") this.stopped?.();
  }

  private framed(line: number, text: string): void {
    this.lines.get(line)?.hear(text);
    this.listLater(LIST_AGAIN_MS);
  }

  /** List the tables in a while, unless that is to be done anyway. */
  private listLater(ms: number): void {
    this.listing ??= setTimeout(() => {
      this.listing = undefined;
      void this.listTables();
    }, ms);
  }

  private answered(id: number, { status, body, name }: Answer): void {
    const asked = this.waiting.get(id);
    this.waiting.delete(id);
    asked?.resolve({ status, body, name });
  }

  private disconnected(line: number): void {
    const told = this.lines.get(line);
    this.lines.delete(line);
    told?.end();
    this.rest();
  }

  /** Hand a question of a bot to the thinker, which is started with the first one. */
  private think(thought: Thought): void {
    (this.thinker ??= this.startThinker()).think(thought);
  }

  /** Start a thinker; after it has failed the next question starts another one. */
  private startThinker(): Thinker {
    return new Thinker(this.means.makeThinker(), this.means.base, {
      thought: (thought) => this.post(thought),
      failed: () => (this.thinker = null),
    });
  }

  /** End the house a while after nobody uses it any more. */
  private rest(): void {
    clearTimeout(this.idle);
    if (this.means.stays || this.lines.size || this.waiting.size) return;
    this.idle = setTimeout(() => void (this.lines.size || this.waiting.size || this.stop()), IDLE_MS);
  }

  private post(message: ToHouse): void {
    this.worker?.postMessage(message);
  }
}

/** Give the tables of this device as they were listed last. */
export const tablesSeen = (): YourTable[] => recall(TABLES_HERE, [], isTables);

const isTables = (value: unknown): value is YourTable[] =>
  Array.isArray(value) && value.every((it) => typeof it?.table === "string" && Array.isArray(it.names));

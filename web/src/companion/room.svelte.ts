/** A sheet that several devices share over the house: what one writes, the others read a moment later. */

import { beginSharing, getSharedSheet, writeSharedSheet } from "../net/api";
import { problemOf } from "../net/requests";
import { isMadeOf, isNumber, isSwitch, isText, keep, recall } from "../ui/memory";
import type { SharedSheet } from "../wire";
import { readEvening, type Evening } from "./evening";
import type { Sheet } from "./sheet";

const MARK = "#r-";
const EVERY_MS = 1_200;

/** What this device keeps of a shared sheet, so that several windows of it act as one. */
interface Kept {
  id: string;
  /** The latest revision that this device has written or read. */
  revision: number;
  /** Something was written here that the house does not have yet. */
  waits: boolean;
}

const isKept = isMadeOf<Kept>({ id: isText, revision: isNumber, waits: isSwitch });

/** Write the fragment of a link to a shared sheet. */
export const fragmentOfRoom = (id: string): string => MARK + id;

/** Read such a fragment; null if it is none. */
export const roomIn = (hash: string): string | null =>
  /^#r-[\w-]{8,32}$/.test(hash) ? hash.slice(MARK.length) : null;

/** Move the times of a sheet to those of a clock that is `ms` milliseconds ahead. */
export function shifted(evening: Evening, ms: number): Evening {
  const { clock, timers, bids } = evening;
  const later = <T extends { since: number | null }>(it: T): T =>
    it.since === null ? it : { ...it, since: it.since + ms };
  return {
    ...evening,
    clock: clock?.runs ? { ...clock, runs: later(clock.runs) } : clock,
    timers: Object.fromEntries(Object.entries(timers).map(([id, running]) => [id, later(running)])),
    bids: bids.map((bid) => ({ ...bid, at: bid.at + ms })),
  };
}

/** Write a sheet for the house: without what can be undone, which is each device's own. */
export function written(evening: Evening | null, ahead: number): string {
  return JSON.stringify(evening && { ...shifted(evening, ahead), past: [] });
}

/** Read what the house has; undefined where that is no sheet that could stand. */
export function readWritten(sheet: Sheet, text: string, ahead: number): Evening | null | undefined {
  try {
    const found: unknown = JSON.parse(text);
    if (found === null) return null;
    const evening = readEvening(sheet, found);
    return evening ? shifted(evening, -ahead) : undefined;
  } catch {
    return undefined;
  }
}

/** The sheet of a game as a page has it. */
export interface Holder {
  read: () => Evening | null;
  /** Replace the evening of this device by that of the house; `lost`: this device's evening, if the house refused it. */
  adopt: (evening: Evening | null, lost: Evening | null) => void;
}

export class Room {
  id = $state.raw<string | null>(null);
  /** The house answered the last time. */
  isReached = $state(true);
  /** The house has the sheet no longer. */
  isGone = $state(false);
  /** By how many milliseconds the time of the house is ahead of this device's. */
  private ahead = 0;
  private busy = false;
  private readonly key: string;

  constructor(
    readonly game: string,
    of: string,
    private readonly sheet: Sheet,
    private readonly holder: Holder,
  ) {
    this.key = `companion-room.${game}${of}`;
    this.id = this.kept?.id ?? null;
  }

  private get kept(): Kept | null {
    return recall(this.key, null, isKept);
  }

  private set kept(kept: Kept | null) {
    keep(this.key, kept);
    this.id = kept?.id ?? null;
  }

  /** Share the sheet of this device. */
  async begin(): Promise<void> {
    const evening = this.holder.read();
    const answer = await beginSharing({ game: this.game, written: written(evening, this.ahead) });
    this.isGone = false;
    this.kept = { id: answer.sheet, revision: answer.revision, waits: false };
    this.hear(answer);
  }

  /** Fetch a sheet that others share; undefined if it is of another game, or none. */
  async look(id: string): Promise<Evening | null | undefined> {
    const answer = await getSharedSheet(id);
    this.hear(answer);
    return answer.game === this.game ? readWritten(this.sheet, answer.written!, this.ahead) : undefined;
  }

  /** Go on with a sheet that others share. */
  async enter(id: string): Promise<void> {
    const evening = await this.look(id);
    if (evening === undefined) return;
    this.isGone = false;
    this.kept = { id, revision: -1, waits: false };
    this.holder.adopt(evening, null);
    await this.sync();
  }

  /** Go on alone. */
  leave(): void {
    this.kept = null;
  }

  /** Note that something was written here. */
  note(): void {
    const { kept } = this;
    if (!kept) return;
    this.kept = { ...kept, waits: true };
    void this.sync();
  }

  /** Follow while the page is open; give the end of that. */
  follow(): () => void {
    const step = () => void (document.visibilityState === "visible" && this.sync());
    const timer = setInterval(step, EVERY_MS);
    step();
    return () => clearInterval(timer);
  }

  /** Send this device's evening if it has changed; otherwise fetch that of the house. */
  async sync(): Promise<void> {
    const { kept } = this;
    this.id = kept?.id ?? null;
    if (this.busy || !kept) return;
    this.busy = true;
    try {
      await (kept.waits ? this.send(kept) : this.fetch(kept));
      this.isReached = true;
    } catch (error) {
      if (problemOf(error).code === "not_found") [this.isGone, this.kept] = [true, null];
      else this.isReached = false;
    } finally {
      this.busy = false;
    }
    const after = this.kept;
    if (this.isReached && after?.waits) void this.sync();
  }

  private async send(kept: Kept): Promise<void> {
    const sent = this.holder.read();
    const answer = await writeSharedSheet(kept.id, {
      revision: Math.max(0, kept.revision),
      written: written(sent, this.ahead),
    });
    this.hear(answer);
    const now = this.holder.read();
    if (answer.taken)
      this.kept = { id: kept.id, revision: answer.revision, waits: written(now, 0) !== written(sent, 0) };
    else this.take(kept.id, answer, now);
  }

  private async fetch(kept: Kept): Promise<void> {
    const { id, revision } = kept;
    const answer = await getSharedSheet(id, revision < 0 ? undefined : { revision });
    this.hear(answer);
    // Another window of this device may have written while the house answered: it goes first.
    const { kept: now } = this;
    if (now?.id !== id || now.revision !== revision) return;
    if (answer.written !== null) this.take(id, answer, now.waits ? this.holder.read() : null);
  }

  private take(id: string, answer: SharedSheet, lost: Evening | null): void {
    const found = readWritten(this.sheet, answer.written!, this.ahead);
    this.kept = { id, revision: answer.revision, waits: false };
    if (found !== undefined) this.holder.adopt(found, lost);
  }

  private hear(answer: SharedSheet): void {
    this.ahead = answer.now - Date.now();
  }
}

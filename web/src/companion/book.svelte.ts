/** The evening of a game on this device: every change is stored at once, and other windows follow. */

import { keep, recall } from "../ui/memory";
import { isEvening, overwritten, type Evening } from "./evening";
import { Room } from "./room.svelte";
import { standingOf, type Sheet, type Standing } from "./sheet";

const HOUSE = "parlour.";
const keyOf = (game: string) => `companion.${game}`;

export class Book {
  evening = $state.raw<Evening | null>(null);
  standing: Standing | null = $derived.by(() => this.evening && standingOf(this.sheet, this.evening.filled));
  /** The devices that share the sheet. */
  readonly room: Room;
  /** What was written here while somebody else wrote, and does not stand. */
  lost = $state.raw<Evening | null>(null);
  private readonly key: string;

  constructor(
    readonly game: string,
    readonly sheet: Sheet,
    /** What it is called on this device besides its game: a television shows a sheet that is not this device's own. */
    of = "",
  ) {
    this.key = keyOf(game + of);
    this.evening = recall(this.key, null, isEvening);
    this.room = new Room(game, of, sheet, {
      read: () => this.evening,
      adopt: (evening, lost) => {
        // Who puts a sheet away takes it from nobody: the others keep it until the next game begins.
        if (evening === null) return;
        this.lost = lost;
        this.put(overwritten(this.evening, evening));
      },
    });
  }

  write(evening: Evening | null): void {
    this.lost = null;
    this.put(evening);
    this.room.note();
  }

  private put(evening: Evening | null): void {
    this.evening = evening;
    keep(this.key, evening);
    if (evening) keep(NAMES, evening.names);
  }

  /** Show what another window of this device writes, or another device that shares the sheet; give the end of that. */
  follow(): () => void {
    const read = (event: StorageEvent) => {
      if (event.key === HOUSE + this.key) this.evening = recall(this.key, null, isEvening);
    };
    addEventListener("storage", read);
    const stop = this.room.follow();
    return () => {
      removeEventListener("storage", read);
      stop();
    };
  }
}

/** The names of those who played last, whatever they played. */
export const NAMES = "companion-names";

/** The evening of a game on this device: every change is stored at once, and other windows follow. */

import { keep, recall } from "../ui/memory";
import { isEvening, type Evening } from "./evening";
import { standingOf, type Sheet, type Standing } from "./sheet";

const HOUSE = "parlour.";
const keyOf = (game: string) => `companion.${game}`;

export class Book {
  evening = $state.raw<Evening | null>(null);
  standing: Standing | null = $derived.by(() => this.evening && standingOf(this.sheet, this.evening.filled));
  /** The sheet of the last game, for the names of the next. */
  private readonly key: string;

  constructor(
    readonly game: string,
    readonly sheet: Sheet,
  ) {
    this.key = keyOf(game);
    this.evening = recall(this.key, null, isEvening);
  }

  write(evening: Evening | null): void {
    this.evening = evening;
    keep(this.key, evening);
    if (evening) keep(NAMES, evening.names);
  }

  /** Show what another window of this device writes; give the end of that. */
  follow(): () => void {
    const read = (event: StorageEvent) => {
      if (event.key === HOUSE + this.key) this.evening = recall(this.key, null, isEvening);
    };
    addEventListener("storage", read);
    return () => removeEventListener("storage", read);
  }
}

/** The names of those who played last, whatever they played. */
export const NAMES = "companion-names";

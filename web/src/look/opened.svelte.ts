/** The match file that was opened, on whatever page. */

import { problemOf } from "../net/requests";
import { route } from "../ui/route.svelte";
import type { Problem } from "../wire";
import { judged, type Shown } from "./reel";

/** The largest file that the server takes; a larger one is not read. */
const MOST_BYTES = 1024 * 1024;
const TOO_LARGE: Problem = {
  code: "too_large",
  message: "",
  field: null,
  clause: null,
  until: null,
  reason: null,
};

class Opened {
  shown = $state.raw<Shown | null>(null);
  /** The server is judging a file. */
  busy = $state(false);
  name = $state("");
  /** The moment to show first. */
  at = 0;
  problem = $state.raw<Problem | null>(null);

  /** Open a file of this device. */
  async file(file: File): Promise<void> {
    if (file.size > MOST_BYTES) return this.refuse(file.name, { ...TOO_LARGE });
    const text = await file.text().catch((error: unknown) => this.refuse(file.name, problemOf(error)));
    if (text !== undefined) await this.text(text, file.name);
  }

  /** Forget the file that was open, and go to the page that tells what is wrong. */
  private refuse(name: string, problem: Problem | null): void {
    [this.shown, this.problem, this.busy, this.name, this.at] = [null, problem, false, name, 0];
    if (route.page.name !== "look") route.go("/look");
  }

  /** Open a match file by its text. */
  async text(text: string, name: string): Promise<void> {
    this.refuse(name, null);
    this.busy = true;
    try {
      this.shown = await judged(text);
    } catch (error) {
      this.problem = problemOf(error);
    } finally {
      this.busy = false;
    }
  }
}

export const opened = new Opened();

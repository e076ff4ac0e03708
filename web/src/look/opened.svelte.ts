/** The file that is looked at, from whatever page it was chosen or dropped on. */

import { problemOf } from "../net/requests";
import { route } from "../ui/route.svelte";
import type { Problem } from "../wire";
import { judged, type Shown } from "./reel";

/** As much as the house takes; what is larger is not even read. */
const MOST_BYTES = 1024 * 1024;
const TOO_LARGE: Problem = { code: "too_large", message: "", field: null, clause: null };

class Opened {
  shown = $state.raw<Shown | null>(null);
  /** It is being judged. */
  busy = $state(false);
  name = $state("");
  /** The moment to begin with. */
  at = 0;
  problem = $state.raw<Problem | null>(null);

  /** Look at a file of this device. */
  async file(file: File): Promise<void> {
    if (file.size > MOST_BYTES) return this.refuse(file.name, { ...TOO_LARGE });
    const text = await file.text().catch((error: unknown) => this.refuse(file.name, problemOf(error)));
    if (text !== undefined) await this.text(text, file.name);
  }

  private refuse(name: string, problem: Problem | null): void {
    [this.shown, this.problem, this.busy, this.name, this.at] = [null, problem, false, name, 0];
    if (route.page.name !== "look") route.go("/look");
  }

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

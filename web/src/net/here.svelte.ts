/**
 * The house of this device as the page knows it: whether it is kept here, and how it stands. All else of it is loaded
 * once it is wanted.
 */

import { isSite } from "../ui/address";
import { isSwitch, isText, keep, recall } from "../ui/memory";

const OF_HERE = "here-";
const KEPT = "here.kept";
const SPARES = "here.spares";
/** Where the tables of this device are kept as they were listed last. */
export const TABLES_HERE = "here.tables";
/** What the house answers without a server besides its own tables: what is the same everywhere. */
const ANYWHERE = /^\/(games|words|puzzles|replay)\b/;

/** Tell whether a table, by its id, is of the house of this device. */
export const isHere = (table: string): boolean => table.startsWith(OF_HERE);

/** Tell whether this browser could run the house and keep it, if there is one; without TLS browsers keep nothing. */
export const canKeep = (): boolean =>
  document.documentElement.hasAttribute("data-local") &&
  typeof WebAssembly === "object" &&
  typeof indexedDB === "object" &&
  (isSite || isSecureContext);

class Here {
  /** `taken`: it runs in another tab. */
  phase = $state<"closed" | "loading" | "open" | "failed" | "taken">("closed");
  /** Bytes of its bundle that have come, of those that there are; 0 of 0 where nothing needs to come. */
  loading = $state.raw({ done: 0, total: 0 });
  /** Why it failed. */
  code = $state("");
  /** A newer one is here, and begins once this one ends. */
  renewable = $state(false);
  /** How often it was opened after it had failed, or had run in another tab: what was asked in vain is asked again. */
  revived = $state(0);
  /** The version that is kept on this device; empty where none is. */
  kept = $state(recall(KEPT, "", isText));

  /** Whether it thinks for the server, where its reader plays alone there. */
  spares = $state(recall(SPARES, true, isSwitch));

  keep(version: string): void {
    keep(KEPT, (this.kept = version));
  }

  spare(yes: boolean): void {
    keep(SPARES, (this.spares = yes));
  }

  /** Tell whether a request is the house's own: its tables, and on a static site everything. */
  owns = (path: string): boolean => isSite || path.startsWith(`/tables/${OF_HERE}`);

  /** Tell whether the house can answer a request that the server does not. */
  standsIn = (path: string): boolean => this.kept !== "" && ANYWHERE.test(path);
}

export const here = new Here();

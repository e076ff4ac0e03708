/** Spares the server: offers that this device thinks at a table where its reader is the only person. */

import { here, isHere } from "../net/here.svelte";
import { theHelper } from "../net/house";
import type { Helper } from "../net/local/helper";
import { isSite } from "../ui/address";
import type { Incoming, Think, View } from "../wire";

export class Sparing {
  private helper: Helper | null = null;
  private isWanted = false;
  private isClosed = false;

  /** `table` is the id of the table, empty where no server has it; `send` sends a frame. */
  constructor(
    private readonly table: string,
    private readonly send: (frame: Incoming) => void,
  ) {}

  /** Begin once a view shows that the reader plays alone or against bots, if the device has what is needed. */
  follow(view: View | null): void {
    if (this.isWanted || !here.kept || !here.spares || !view?.table.hints || view.table.phase !== "playing")
      return;
    if (!this.table || isSite || isHere(this.table)) return;
    this.isWanted = true;
    void this.begin(here.kept).catch(() => undefined); // then the server thinks, as always
  }

  private async begin(version: string): Promise<void> {
    const Helper = await theHelper();
    if (!this.isClosed) this.helper = new Helper(version, this.send);
  }

  /** Offer anew on a new connection. */
  offer(): void {
    this.helper?.offer();
  }

  think(message: Think): void {
    this.helper?.think(message);
  }

  close(): void {
    this.isClosed = true;
    this.helper?.end();
  }
}

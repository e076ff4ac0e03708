/** A match that is over, on paper: the score and all moves. */

import { tick } from "svelte";
import { gameNamed } from "../pages/shelf";
import type { GameInfo, Told } from "../wire";
import type { Log } from "./log.svelte";
import type { LookBack } from "./look_back.svelte";
import type { Match } from "./match.svelte";

/** What the score sheet is made of. */
export interface Sheet {
  log: Told[];
  game: GameInfo | undefined;
}

export class Printing {
  /** The score sheet, while it is being printed. */
  sheet = $state.raw<Sheet | null>(null);

  constructor(
    private readonly match: Match,
    private readonly log: Log,
    private readonly lookBack: LookBack,
  ) {}

  /** Have the sheet made, and let the browser print it; afterwards the page is as it was. */
  async print(): Promise<void> {
    if (this.lookBack.past) this.lookBack.comeBack();
    const log = await this.log.fetchAll(new AbortController().signal);
    const game = await gameNamed(this.match.view?.table.game ?? "").catch(() => undefined);
    this.sheet = { log, game };
    await tick();
    addEventListener("afterprint", () => (this.sheet = null), { once: true });
    print();
  }
}

/** A match that is over, on paper: the score and all moves. */

import { tick } from "svelte";
import { gameNamed } from "../pages/shelf";
import type { GameInfo, Told } from "../wire";
import { wholeLog } from "./asking";
import { comeBack } from "./looking_back";
import type { Session } from "./session.svelte";

export interface Printed {
  log: Told[];
  game: GameInfo | undefined;
}

/** Have the sheet made, and let the browser print it; afterwards the page is as it was. */
export async function printSheet(session: Session): Promise<void> {
  if (session.past) comeBack(session);
  const log = await wholeLog(session, new AbortController().signal);
  const game = await gameNamed(session.view?.table.game ?? "").catch(() => undefined);
  session.printing = { log, game };
  await tick();
  addEventListener("afterprint", () => (session.printing = null), { once: true });
  print();
}

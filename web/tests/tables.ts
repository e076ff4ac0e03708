/** An open table without a server, for the tests. */

import { Session } from "../src/session/session.svelte";
import type { Incoming } from "../src/wire";

/** Open a table whose peer answers nothing; `sent` is all that it was sent. */
export function openTable(): { session: Session; sent: Incoming[] } {
  const sent: Incoming[] = [];
  const nothing = () => undefined;
  const peer = { open: nothing, close: nothing, renew: nothing, send: (frame: Incoming) => sent.push(frame) };
  return { session: new Session("t", () => peer), sent };
}

/** States of a table that only come of what somebody does there, by the addresses of the gallery that show them. */

import type { LineEvents, Peer } from "../net/socket";
import { hint } from "../play/hint";
import type { Session } from "../play/session.svelte";
import type { GameInfo, Incoming, Outgoing } from "../wire";

/** What is done once the table lies there. */
export const DONE: Record<string, (session: Session, recorded: Outgoing[]) => void> = {
  hint,
};

/** The states that a game has. */
export const statesOf = (_game: GameInfo): string[] => ["hint"];

/** By what is asked, what answers it. */
const ANSWERS: Partial<Record<Incoming["do"], Outgoing["is"]>> = { hint: "advised" };

/** The other end of the line of a recorded state: it shows the first message, and answers with the others. */
export class Recorded implements Peer {
  constructor(
    private readonly recorded: Outgoing[],
    private readonly line: LineEvents,
  ) {}

  open(): void {
    const [first] = this.recorded;
    if (first) this.line.hear(first);
  }

  send(frame: Incoming): void {
    for (const answer of this.recorded)
      if (answer.is === ANSWERS[frame.do])
        this.line.hear("id" in answer && "id" in frame ? { ...answer, id: frame.id } : answer);
  }

  renew(): void {}

  close(): void {}
}

/**
 * The other end of the line for a match file: every question goes to the house with the file, and nothing of it is kept
 * there. So a file is stepped through as a table is that is over.
 */

import { replayFile } from "../net/api";
import { problemOf } from "../net/requests";
import type { LineEvents, Peer } from "../net/socket";
import type { Incoming, Recalled, ReplayQuestion, View } from "../wire";

/** A match file that was judged: what it holds, how it ended, how it began. */
export interface Shown {
  file: string;
  view: View;
  first: Recalled;
}

type Ask = typeof replayFile;

/** Have a file judged. Raises a refusal that says what is wrong with it. */
export async function judged(file: string, ask: Ask = replayFile): Promise<Shown> {
  const [view] = (await ask(file)).messages as [View];
  const [first] = (await ask(file, { do: "recall", at: [0], seat: null, all: false })).messages as [Recalled];
  return { file, view: peopled(view), first };
}

/** In a file nobody is away. */
function peopled(view: View): View {
  const seats = view.table.seats.map((it) => ({ ...it, online: true }));
  return { ...view, table: { ...view.table, id: "", seats } };
}

export class Reel implements Peer {
  constructor(
    private readonly shown: Shown,
    private readonly line: LineEvents,
    private readonly ask: Ask = replayFile,
  ) {}

  open(): void {
    this.line.hear(this.shown.view);
  }

  renew(): void {
    this.open();
  }

  close(): void {}

  send(frame: Incoming): void {
    if (frame.do === "recall" || frame.do === "history") void this.answer(frame);
    if (frame.do === "moves") this.line.hear({ is: "moves", seq: this.shown.view.seq, actions: [] });
  }

  private async answer(question: ReplayQuestion): Promise<void> {
    try {
      for (const answer of (await this.ask(this.shown.file, question)).messages)
        this.line.hear(answer as Recalled);
    } catch (error) {
      const { code, message } = problemOf(error);
      this.line.online(true); // what was asked for may be asked again
      this.line.hear({ is: "refused", id: "", code: code as "retry", reason: message, clause: null });
    }
  }
}

/**
 * The peer of a match file: sends every question to the server together with the file, of which the server keeps nothing.
 * So a file can be looked through like a table whose match is over.
 */

import { replayFile } from "../net/api";
import { problemOf } from "../net/requests";
import type { PeerEvents, Peer } from "../net/socket";
import type { Incoming, Recalled, ReplayQuestion, View } from "../wire";

/** A match file that the server has judged: its text, its last view and its first moment. */
export interface Shown {
  file: string;
  view: View;
  first: Recalled;
}

type Ask = typeof replayFile;

/** Have a file judged. Rejects with a refusal that says what is wrong with it. */
export async function judged(file: string, ask: Ask = replayFile): Promise<Shown> {
  const [view] = (await ask(file)).messages as [View];
  const [first] = (await ask(file, { do: "recall", at: [0], seat: null, all: false })).messages as [Recalled];
  return { file, view: peopled(view), first };
}

/** Give the view with nobody away, as nobody is in a file. */
function peopled(view: View): View {
  const seats = view.table.seats.map((it) => ({ ...it, online: true }));
  return { ...view, table: { ...view.table, id: "", seats } };
}

export class Reel implements Peer {
  constructor(
    private readonly shown: Shown,
    private readonly events: PeerEvents,
    private readonly ask: Ask = replayFile,
  ) {}

  open(): void {
    this.events.hear(this.shown.view);
  }

  renew(): void {
    this.open();
  }

  close(): void {}

  send(frame: Incoming): void {
    if (frame.do === "recall" || frame.do === "history") void this.answer(frame);
    if (frame.do === "moves") this.events.hear({ is: "moves", seq: this.shown.view.seq, actions: [] });
  }

  private async answer(question: ReplayQuestion): Promise<void> {
    try {
      for (const answer of (await this.ask(this.shown.file, question)).messages)
        this.events.hear(answer as Recalled);
    } catch (error) {
      const { code, message } = problemOf(error);
      this.events.online(true); // what was asked for may be asked again
      this.events.hear({
        is: "refused",
        id: "",
        code: code as "retry",
        reason: message,
        clause: null,
        until: null,
      });
    }
  }
}

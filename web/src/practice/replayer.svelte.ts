/** The peer of a mistake: judges what the reader does instead, by what is kept here; it needs no server. */

import { asPlaying } from "../learn/teacher.svelte";
import type { Peer, PeerEvents } from "../net/socket";
import type { Incoming } from "../wire";
import { say } from "../words/say";
import type { Mistake } from "./mistakes";

export class Replayer implements Peer {
  /** How it ended: found by the reader, or shown; null while it is open. */
  end = $state<"found" | "shown" | null>(null);
  /** An action was tried that is not right. */
  missed = $state(false);

  /** `me` is the reader's name; `onanswer` is told of the first answer whether it was right. */
  constructor(
    private readonly mistake: Mistake,
    private readonly me: string,
    private readonly events: PeerEvents,
    private readonly onanswer: (isRight: boolean) => void,
  ) {}

  open(): void {
    const { view } = this.mistake;
    this.events.hear(asPlaying(this.end ? { ...view, actions: [] } : view, this.me));
  }

  renew(): void {
    this.open();
  }

  close(): void {}

  send(frame: Incoming): void {
    const { view } = this.mistake;
    if (frame.do === "act") this.judge(frame.action, frame.id);
    else if (frame.do === "moves")
      this.events.hear({ is: "moves", seq: view.seq, actions: this.end ? [] : view.actions });
    else if (frame.do === "why")
      this.events.hear({ is: "because", id: frame.id, reason: say("mistake-cannot"), clause: null });
  }

  /** Show what was right. */
  show(): void {
    this.finish("shown");
  }

  private judge(action: string, id: string): void {
    if (this.mistake.right.includes(action)) return this.finish("found");
    this.answer(false);
    const reason = action === this.mistake.taken ? say("mistake-same") : say("mistake-wrong");
    this.events.hear({ is: "refused", id, code: "illegal", reason, clause: null, until: null });
  }

  private finish(end: "found" | "shown"): void {
    this.answer(end === "found");
    this.end = end;
    this.open();
  }

  /** Tell of an answer, unless one was told of before. */
  private answer(isRight: boolean): void {
    if (this.missed || this.end) return;
    this.missed = !isRight;
    this.onanswer(isRight);
  }
}

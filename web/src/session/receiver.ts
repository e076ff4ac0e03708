/** Takes up what the server sends. */

import { tick } from "svelte";
import { feel } from "../feel/feeling";
import { settings } from "../feel/settings.svelte";
import { merge } from "../net/merge";
import { mixNonces } from "../net/nonce";
import { calm, play, remember } from "../play/glide";
import { forced, matching } from "../play/narrow";
import { textOf, type Talk } from "../talk/talk.svelte";
import type { Because, Changes, Fault, Outgoing, Refused, Said, Stale, Think, Tried, View } from "../wire";
import { say, sayProblem } from "../words/say";
import type { Counting } from "./counting.svelte";
import type { Hint } from "./hint.svelte";
import type { Log } from "./log.svelte";
import type { LookBack } from "./look_back.svelte";
import { statusOf, type Match } from "./match.svelte";
import type { Notice, Notices } from "./notices.svelte";
import type { Presenter } from "./presenter.svelte";
import type { Previews } from "./previews.svelte";
import type { Rest } from "./rest.svelte";
import type { Reviews } from "./reviews.svelte";
import type { SeatClocks } from "./seat_clocks.svelte";
import type { Selection } from "./selection.svelte";
import type { Trial } from "./trial.svelte";
import type { Viewpoint } from "./viewpoint.svelte";

/** So long each step of others is looked at: its pieces have come to rest, and its points have been read. */
const STEP_MS = 300;

type Answer = Refused | Stale | Because;

interface Parts {
  match: Match;
  log: Log;
  notices: Notices;
  talk: Talk;
  rest: Rest;
  clocks: SeatClocks;
  viewpoint: Viewpoint;
  lookBack: LookBack;
  trial: Trial;
  counting: Counting;
  selection: Selection;
  previews: Previews;
  hint: Hint;
  reviews: Reviews;
  presenter: Presenter;
}

export class Receiver {
  constructor(private readonly parts: Parts) {}

  /** Take up a message. */
  hear(message: Exclude<Outgoing, Think>): void {
    const { log, talk, lookBack, selection, previews, hint, reviews, presenter } = this.parts;
    if (talk.settle(message)) return;
    if (message.is === "view" || message.is === "changes") this.update(message);
    else if (message.is === "history") log.prepend(message);
    else if (message.is === "moves") selection.moves = message;
    else if (message.is === "outlook") previews.keep(message);
    else if (message.is === "advised") hint.show(message);
    else if (message.is === "reviewed") reviews.keep(message);
    else if (message.is === "said") this.hearSaying(message);
    else if (message.is === "leading") presenter.hear(message);
    else if (message.is === "tried") this.showTrial(message);
    else if (message.is === "recalled") lookBack.keep(message);
    else if (message.is === "fault") this.notifyFault(message);
    else if (message.is !== "ack" && message.is !== "pong") this.notify(message);
  }

  /** Take up a view or changes, unless the table pauses. */
  update(message: View | Changes): void {
    if (this.parts.rest.hold(message)) return;
    if (message.is === "view") this.receive(message);
    else this.receiveChanges(message);
  }

  /** Changes build on the last view received, which a cover may have emptied: then a whole one is asked for. */
  private receiveChanges(changes: Changes): void {
    const view = merge(this.parts.match.view, changes);
    if (view) this.receive(view);
    else this.parts.viewpoint.ask();
  }

  private receive(view: View): void {
    const { match, log, viewpoint, clocks } = this.parts;
    void mixNonces(view.table).catch(() => undefined); // asked again by the next view
    if (viewpoint.cover && view.seat !== viewpoint.cover.seat) {
      match.takePublic(view);
      return clocks.follow();
    }
    const places = viewpoint.cover ? new Map() : remember();
    if (this.take(view)) {
      if (view.events.length) log.placesBefore = places;
      void tick().then(() => play(places));
    }
    this.pause(view);
    viewpoint.takeTurn(view);
  }

  /** Wait for what the view tells of to be seen. */
  private pause(view: View): void {
    const { match, rest } = this.parts;
    const own = match.own.map(({ seat }) => seat);
    if (own.length < 2) rest.after(view); // a screen that is passed on waits by itself
    rest.step(view, own, calm() ? 0 : STEP_MS * settings.pace);
  }

  /** Take a view over. Give whether it shows another position or is seen from elsewhere. */
  private take(view: View): boolean {
    const { match, log, viewpoint, trial, selection, hint, clocks } = this.parts;
    const { view: old } = match;
    const { cover } = viewpoint;
    const { pending, path } = selection;
    const moved = !old || old.seq !== view.seq || old.seat !== view.seat || cover !== null;
    const held = !pending && old?.seat === view.seat && cover === null && path.length > 0;
    viewpoint.reach();
    match.take(view);
    clocks.follow();
    log.recordPresence(old, view);
    feel(old, view);
    log.record(view, statusOf(old));
    if (old?.table.phase === "playing" && view.table.phase === "over") this.end();
    if (pending) hint.forget();
    if (moved || pending) this.refresh();
    if (moved && hint.advice) hint.keepFrom(old);
    trial.repeat(old, view);
    // What somebody has in hand stays there when others act meanwhile.
    if (!held || !matching(selection.choices, path).length) selection.restart();
    return moved;
  }

  /** The match has ended: its whole log may be told now, and its score is counted. */
  private end(): void {
    this.parts.viewpoint.askWithLog();
    this.parts.counting.count = calm() ? Infinity : 0;
  }

  /** Forget what was asked and answered in the last position. */
  private refresh(): void {
    const { notices, selection, previews, lookBack } = this.parts;
    selection.refresh();
    notices.current = null;
    previews.clear();
    lookBack.forget();
  }

  /** Show what somebody says at their seat for some seconds, and have it read out. */
  private hearSaying(message: Said): void {
    const { talk, match, notices } = this.parts;
    const saying = talk.hear(message);
    if (saying) notices.spoken = say("saying", { name: match.nameOf(saying.seat), text: textOf(saying) });
  }

  /** Show what comes of what is tried; what was touched before belongs to another position. */
  private showTrial(message: Tried): void {
    if (this.parts.trial.keep(message)) this.parts.selection.path = [];
  }

  /** Tell the reader what is refused, or why it is not legal. */
  private notify(message: Answer): void {
    const { match, notices, selection, hint } = this.parts;
    if (hint.hasAsked(message.id)) {
      if (message.is === "stale") return hint.retry(message.seq);
      hint.forget();
    }
    if (message.is !== "because") {
      selection.pending = false;
      selection.path = forced(match.view?.actions ?? []);
    }
    notices.current = noticeOf(message);
    notices.spoken = sayProblem(notices.current, match.tell);
  }

  private notifyFault({ code, message, until }: Fault): void {
    const { match, notices } = this.parts;
    if (["no_table", "closed", "banned", "night"].includes(code)) match.missing = { code, message, until };
    notices.current = { code, message, clause: null, until };
  }
}

function noticeOf(message: Answer): Notice {
  if (message.is === "stale") return { code: "stale", message: "", clause: null };
  const code = message.is === "because" ? "illegal" : message.code;
  const until = message.is === "refused" ? message.until : null;
  return { code, message: message.reason, clause: message.clause, until };
}

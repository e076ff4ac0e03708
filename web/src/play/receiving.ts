/** What the server says, written into the session. */

import { tick } from "svelte";
import { merge } from "../net/merge";
import { mixNonces } from "../net/nonce";
import { feel } from "../feel/feeling";
import { settings } from "../feel/settings.svelte";
import { textOf } from "../talk/talk.svelte";
import type { Changes, HistoryPage, Outgoing, Said, View, Word } from "../wire";
import { called } from "../words/names";
import { say, sayProblem } from "../words/say";
import { keepBehindCover, lookAgain, lookBack, takeTurn } from "./cover";
import { learn } from "./foreseeing";
import { advised, forget, keep, renew } from "./hint";
import { led } from "../together/together.svelte";
import { calm, play, remember } from "./glide";
import { recalled, somewhere } from "./looking_back";
import { forced, matching } from "./narrow";
import type { Notice, Session } from "./session.svelte";
import { reviewed } from "./review.svelte";
import { tried, tryAgain } from "./trying";

/** So long each step of a turn of others is looked at: its pieces have come to rest, and its points have been read. */
const STEP_MS = 300;

type Answer = Exclude<
  Outgoing,
  {
    is:
      | "view"
      | "changes"
      | "history"
      | "moves"
      | "outlook"
      | "advised"
      | "reviewed"
      | "tried"
      | "recalled"
      | "said"
      | "leading"
      | "fault"
      | "ack"
      | "pong";
  }
>;

export function hear(session: Session, message: Outgoing): void {
  for (const ear of session.ears) ear(message);
  if (session.talk.settle(message)) return;
  if (message.is === "view" || message.is === "changes") see(session, message);
  else if (message.is === "history") prepend(session, message);
  else if (message.is === "moves") session.moves = message;
  else if (message.is === "outlook") learn(session, message);
  else if (message.is === "advised") advised(session, message);
  else if (message.is === "reviewed") reviewed(session, message);
  else if (message.is === "said") heard(session, message);
  else if (message.is === "leading") led(session, message);
  else if (message.is === "tried") tried(session, message);
  else if (message.is === "recalled") recalled(session, message);
  else if (message.is === "fault") fault(session, message.code, message.message);
  else if (message.is !== "ack" && message.is !== "pong") answer(session, message);
}

/** What somebody says stands at their place for some seconds, and is read out. */
function heard(session: Session, message: Said): void {
  const saying = session.talk.hear(message);
  if (saying) session.spoken = say("saying", { name: session.nameOf(saying.seat), text: textOf(saying) });
}

/** Take up what is new, unless the table rests. */
function see(session: Session, message: View | Changes): void {
  if (session.rest.holds(message)) return;
  if (message.is === "view") receive(session, message);
  else receiveChanges(session, message);
}

/** Put an older page before the log, unless that is no longer the one it was asked for. */
function prepend(session: Session, page: HistoryPage): void {
  if (page.before !== session.since) return;
  session.log = [...page.events, ...session.log];
  session.since = page.since;
}

function answer(session: Session, message: Answer): void {
  if (message.id === session.asking) {
    if (message.is === "stale") return renew(session, message.seq);
    forget(session);
  }
  if (message.is !== "because") {
    session.pending = false;
    session.path = forced(session.view?.actions ?? []);
  }
  session.notice = noticeOf(message);
  session.spoken = sayProblem(session.notice, session.tell);
}

function noticeOf(message: Answer): Notice {
  if (message.is === "stale") return { code: "stale", message: "", clause: null };
  const code = message.is === "because" ? "illegal" : message.code;
  return { code, message: message.reason, clause: message.clause };
}

function fault(session: Session, code: string, message: string): void {
  if (code === "no_table") session.missing = true;
  session.notice = { code, message, clause: null };
}

/** Changes build on the last view received, which a cover may have emptied: then a whole one is asked for. */
function receiveChanges(session: Session, changes: Changes): void {
  const view = merge(session.view, changes);
  if (view) receive(session, view);
  else session.line.send(lookAgain(session));
}

function receive(session: Session, view: View): void {
  void mixNonces(view.table).catch(() => undefined); // asked again by the next view
  if (session.cover && view.seat !== session.cover.seat) return keepBehindCover(session, view);
  const before = session.cover ? new Map() : remember();
  if (settle(session, view)) {
    if (view.events.length) session.before = before;
    void tick().then(() => play(before));
  }
  if (session.own.length < 2) session.rest.after(view); // a screen that is passed on waits by itself
  session.rest.step(
    view,
    session.own.map(({ seat }) => seat),
    calm() ? 0 : STEP_MS * settings.pace,
  );
  takeTurn(session, view);
}

/** Take a view over. Give whether it shows another position or is seen from elsewhere. */
function settle(session: Session, view: View): boolean {
  const { view: old, cover, pending, path } = session;
  const moved = !old || old.seq !== view.seq || old.seat !== view.seat || cover !== null;
  const held = !pending && old?.seat === view.seat && cover === null && path.length > 0;
  session.cover = null;
  session.wantsAll = false;
  session.view = view;
  session.received = performance.now();
  announce(session, old, view);
  feel(old, view);
  record(session, view, statusOf(old));
  if (old?.table.phase === "playing" && view.table.phase === "over") {
    lookBack(session);
    session.counted = calm() ? Infinity : 0;
  }
  if (pending) forget(session);
  if (moved || pending) freshen(session);
  if (moved && session.hint) keep(session, old);
  tryAgain(session, old, view);
  // What somebody has in hand stays there when others act meanwhile.
  if (!held || !matching(session.choices, path).length) session.path = forced(session.choices);
  return moved;
}

/** Play the last move once more. */
export function again(session: Session): void {
  session.news = { ...session.news, number: session.news.number + 1 };
  play(session.before);
}

function freshen(session: Session): void {
  session.pending = false;
  session.notice = null;
  session.offered = [];
  session.hinted = null;
  session.outlook = new Map();
  session.memory.forget();
  session.asked.clear();
}

/** Say who has come back or gone; that a bot takes over is an event. */
function announce(session: Session, old: View | null, view: View): void {
  if (old?.table.phase !== "playing") return;
  for (const [seat, was] of old.table.seats.entries()) {
    const now = view.table.seats[seat]!;
    if (was.kind !== "human" || now.kind !== "human" || now.mine || was.online === now.online) continue;
    session.presence = say(now.online ? "comes-back" : "goes-away", { name: called(now.name, seat) });
    session.spoken = session.presence;
  }
}

/** Keep what happened for the log, the board and the ear; `before` is the status said last. */
function record(session: Session, view: View, before: Word): void {
  const { events, log } = view;
  const status = session.tell(statusOf(view));
  if (events.length || log) session.latest = somewhere(events);
  if (log && !events.length) session.news = { ...session.news, events };
  session.log = log ? events : [...session.log, ...events];
  if (log) session.since = view.since;
  if (events.length) session.presence = "";
  if (!log && events.length) session.news = { number: session.news.number + 1, events };
  if (log && status === session.tell(before)) return;
  const opening = events.length ? "" : session.tell(view.scene?.opening ?? "");
  const told = log ? [opening] : events.map((event) => session.tell(event.text));
  session.spoken = [...told, status].filter(Boolean).join(" ");
}

/** What the reader is asked to do, else what is going on. */
const statusOf = (view: View | null): Word => view?.own?.status || (view?.scene?.status ?? "");

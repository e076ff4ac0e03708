/** What the reader does at the table. */

import type { Choice, Word } from "../wire";
import { comeBack } from "./looking_back";
import { isPointing, point } from "../together/together.svelte";
import { complete, forced, matching, touch as meaningOf } from "./narrow";
import type { Session } from "./session.svelte";
import { takerOf } from "./seat";
import { isTry, tryOn, tryOut } from "./trying";

let acts = 0;
export const newId = () => `${Date.now().toString(36)}-${++acts}`;

/** Touch a place or a button; `ids` are its names, topmost first, `seat` whose it is where several own seats may act. */
export function touch(session: Session, ids: string[], seat: number | null = null): void {
  session.notice = null;
  session.offered = [];
  if (isPointing(session)) return point(session, ids);
  if (session.past) return comeBack(session);
  if (session.rest.hurry() || (session.rest.on && session.rest.goOn())) return;
  if (session.pending || session.view?.table.phase !== "playing") return;
  const choices = session.choices.filter((choice) => seat === null || takerOf(session, choice) === seat);
  const meant = meaningOf(choices, session.path, ids, (id) => session.kinds.get(id));
  if (meant.do === "send") act(session, meant.choice);
  else if (meant.do === "ask" && session.attempt) putBack(session);
  else if (meant.do === "ask") why(session, meant.path);
  else session.path = meant.path;
  if (meant.do === "offer") session.offered = meant.choices;
}

/** Send what has been touched, if that says one choice completely. */
export function sayAll(session: Session): void {
  const [only, other] = matching(session.choices, session.path);
  if (only && !other && only.path.length === session.path.length) act(session, only);
}

/** Put back what is in hand, else all that was tried in the mind. */
function putBack(session: Session): void {
  const base = forced(session.choices);
  if (session.path.length > base.length) session.path = base;
  else if (session.trying.length) tryOut(session);
}

/** Send an action, unless it is one for the mind. Until the answer comes nothing else can be touched. */
export function act(session: Session, choice: Choice): void {
  const { text, path } = choice;
  if (session.rest.on && session.rest.goOn()) return;
  if (session.pending || !session.view) return;
  if (isTry(session, choice)) return tryOn(session, choice);
  session.path = path;
  session.offered = [];
  session.pending = true;
  session.line.send({
    do: "act",
    id: newId(),
    seat: takerOf(session, choice),
    action: text,
    seq: session.view.seq,
  });
}

export function undo({ view, own, pending, line, rest }: Session): void {
  if (rest.on) rest.goOn();
  const seat = view?.seat ?? own[0]?.seat;
  if (!view?.undo || pending || seat === undefined) return;
  line.send({ do: "undo", id: newId(), seat, seq: view.seq });
}

/** Give a seat up for good. */
export function leave({ line }: Session, seat: number): void {
  line.send({ do: "leave", id: newId(), seat });
}

/** Put down what is in hand, or look at the present again. */
export function clear(session: Session): void {
  if (session.past) return comeBack(session);
  putBack(session);
  session.offered = [];
  session.notice = null;
}

/** What a button that was pressed has begun, and a touch elsewhere would end. */
export function begun({ path, choices, kinds }: Session): Word {
  if (path.length <= forced(choices).length || kinds.has(path[0]!)) return "";
  return matching(choices, path)[0]?.group ?? "";
}

/** The choices that the touched path says completely, beside longer ones. */
export function finished({ path, choices, offered }: Session): Choice[] {
  const done = path.length ? complete(choices, path) : [];
  return matching(choices, path).length > done.length ? done : offered;
}

function why({ view, line }: Session, path: string[]): void {
  const seat = view?.seat ?? null;
  if (seat !== null) line.send({ do: "why", id: newId(), seat, path: path.slice(-8) });
}

/** Who looks at the screen: where several seats share it, hands are covered until the next person has the device. */

import type { Incoming, View } from "../wire";
import { say } from "../words/say";
import { turnOver } from "./seat";
import type { Session } from "./session.svelte";

const COVER_AFTER_MS = 1300;

/** The frame that asks for a view from the seat looked from, with the whole history if that is wanted. */
export function lookAgain({ wantsAll, view, looking }: Session): Incoming {
  return { do: "look", seat: looking, seq: wantsAll ? 0 : (view?.seq ?? 0) };
}

/** The person named on the cover has the device. */
export function uncover(session: Session): void {
  if (session.cover) lookFrom(session, session.cover.seat, true);
}

/** Once a match is over it has no secrets: ask for its whole history, as it may be told now. */
export function lookBack(session: Session): void {
  session.wantsAll = true;
  session.line.send(lookAgain(session));
}

/** Behind a cover only the table itself is kept, no hand and no history. */
export function keepBehindCover(session: Session, view: View): void {
  session.view = { ...view, scene: null, own: null, actions: [], events: [] };
}

/** Let the seat look that has the turn; a little later, and covered, where it must not see the last one's hand. */
export function takeTurn(session: Session, view: View): void {
  clearTimeout(session.covering);
  const turn = turnOver(view);
  if (turn.do === "look") return lookFrom(session, turn.seat, false);
  if (turn.do !== "cover") return;
  if (view.seat === null) hide(session, turn.seat);
  else session.covering = setTimeout(() => hide(session, turn.seat), COVER_AFTER_MS);
}

function lookFrom(session: Session, seat: number, all: boolean): void {
  if (session.looking === seat && !session.cover) return;
  session.looking = seat;
  session.wantsAll = all;
  session.line.send(lookAgain(session));
}

function hide(session: Session, seat: number): void {
  const view = session.view!;
  session.cover = view.table.seats.find((info) => info.seat === seat) ?? null;
  keepBehindCover(session, view);
  session.log = [];
  session.since = 0;
  session.latest = null;
  session.past = null;
  session.memory.wanted = session.memory.seat = null;
  session.before = new Map();
  session.news = { number: session.news.number, events: [] };
  session.path = [];
  session.spoken = say("pass-device-to", { name: session.nameOf(seat) });
}

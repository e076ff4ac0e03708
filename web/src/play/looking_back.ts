/** The table as it was after an earlier move. */

import { tick } from "svelte";
import type { Recalled, Told, View } from "../wire";
import { play, remember } from "./glide";
import type { Session } from "./session.svelte";

/** How many moments are asked for at once: this one, and those that one is likely to look at next. */
const AT_ONCE = 8;

/** Moments as they were answered, and what is wanted now; `seat` is whose eyes they are seen with. */
export class Memory {
  readonly known = new Map<number, Recalled | null>();
  wanted: number | null = null;
  seat: number | null = null;
  all = false;

  forget(): void {
    this.known.clear();
  }
}

/** A view with what could be seen then. */
export const viewThen = (view: View, { scene, own, seat }: Recalled): View => ({ ...view, scene, own, seat });

/** The moments there are, by the numbers of the log: the beginning, and after each move, known or to be fetched. */
export const moments = ({ log, since }: Pick<Session, "log" | "since">): number[] => [
  ...new Set([0, ...Array.from({ length: since }, (_, i) => i + 1), ...log.map((event) => event.seq)]),
];

/** Look at the table as it was after this event. */
export function recall(session: Session, at: number): void {
  const { memory } = session;
  memory.wanted = at;
  const missing = near(moments(session), at).filter((moment) => !memory.known.has(moment));
  const known = memory.known.get(at);
  if (known) show(session, known);
  if (!missing.includes(at) && missing.length < AT_ONCE / 2) return;
  for (const moment of missing) memory.known.set(moment, null); // is on its way
  session.line.send({ do: "recall", at: missing, seat: memory.seat, all: memory.all });
}

/** Look at the same moment with another seat's eyes, or with everybody's, which is possible once the match is over. */
export function recallFrom(session: Session, seat: number | "all"): void {
  session.memory.forget();
  session.memory.all = seat === "all";
  session.memory.seat = seat === "all" ? null : seat;
  recall(session, session.past?.at ?? 0);
}

/** A moment, and those around it, first those behind it. */
function near(all: number[], at: number): number[] {
  const place = all.indexOf(at);
  if (place < 0) return [at];
  const around = all.slice(Math.max(0, place - 2), place + AT_ONCE - 2);
  return [at, ...around.filter((moment) => moment !== at)].slice(0, AT_ONCE);
}

/** Keep an answer, and show it if it is what is looked for; what is not to be seen again is not shown. */
export function recalled(session: Session, answer: Recalled): void {
  const { memory } = session;
  memory.known.set(answer.at, answer);
  if (session.cover || memory.wanted !== answer.at) return;
  if (!answer.scene) session.notice = { code: "no-past", message: "", clause: null };
  else show(session, answer);
}

/** Look at the present again. */
export function comeBack(session: Session): void {
  session.memory.wanted = session.memory.seat = null;
  session.memory.all = false;
  session.memory.forget();
  show(session, null);
}

/** Who has come to the end for the first time has seen it all: that is the present. */
function show(session: Session, moment: Recalled | null): void {
  const past = session.unseen && moment?.at === session.view?.seq ? null : moment;
  if (past === session.past) return;
  const before = remember();
  session.past = past;
  if (!past) session.unseen = false;
  session.path = [];
  session.notice = null;
  void tick().then(() => play(before));
}

/** The last of these events that happened somewhere on the table. */
export const somewhere = (events: Told[]): Told | null =>
  events.findLast((event) => event.ids.length > 0) ?? null;

/** What was told of the move looked back to. */
export const toldThen = ({ past }: Pick<Session, "past">): Told[] => past?.events ?? [];

/** The moments before and after the one looked back to, `null` where there is none. */
export function neighbours(session: Pick<Session, "log" | "since" | "past">): {
  before: number | null;
  after: number | null;
} {
  const all = moments(session);
  const at = all.indexOf(session.past?.at ?? -1);
  return { before: all[at - 1] ?? null, after: (at >= 0 ? all[at + 1] : null) ?? null };
}

/** The table as it was after an earlier move. */

import { tick } from "svelte";
import type { Recalled, Told, View } from "../wire";
import { play, remember } from "./glide";
import type { Session } from "./session.svelte";

/** A view with what could be seen then. */
export const viewThen = (view: View, { scene, own }: Recalled): View => ({ ...view, scene, own });

/** Ask for the table as it was after this event. */
export const recall = (session: Session, at: number): void => session.line.send({ do: "recall", at });

/** Show an answer; what is no position any more, or is not to be seen again, is not shown. */
export function recalled(session: Session, answer: Recalled): void {
  if (session.cover) return;
  if (!answer.scene) session.notice = { code: "no-past", message: "", clause: null };
  else show(session, answer);
}

/** Look at the present again. */
export const comeBack = (session: Session): void => show(session, null);

function show(session: Session, past: Recalled | null): void {
  const before = remember();
  session.past = past;
  session.path = [];
  session.notice = null;
  void tick().then(() => play(before));
}

/** The last of these events that happened somewhere on the table. */
export const somewhere = (events: Told[]): Told | null =>
  events.findLast((event) => event.ids.length > 0) ?? null;

/** What was told of the move looked back to. */
export const toldThen = ({ log, past }: Pick<Session, "log" | "past">): Told[] =>
  log.filter((event) => event.seq === past?.at);

/** The moves before and after the one looked back to, `null` where there is none. */
export function neighbours({ log, past }: Session): { before: number | null; after: number | null } {
  const all = [...new Set(log.map((event) => event.seq))];
  const at = all.indexOf(past?.at ?? -1);
  return {
    before: all[at - 1] ?? (at === 0 ? 0 : null),
    after: past?.at === 0 ? (all[0] ?? null) : (all[at + 1] ?? null),
  };
}

/** Looking together: one shows a moment and points to places, the others follow if they like, with their own eyes. */

import { comeBack, recall } from "../play/looking_back";
import type { Session } from "../play/session.svelte";
import { say } from "../words/say";
import type { Leading, Pointer } from "../wire";

/** As many as the server takes; the oldest make room. */
const MOST = 8;
const NOBODY: Leading = {
  is: "leading",
  on: false,
  seat: null,
  mine: false,
  at: null,
  pointers: [],
  to: null,
};

export class Together {
  /** Who shows what, as the server says. */
  shown = $state.raw(NOBODY);
  /** What was offered was taken, or not; null: not yet. */
  accepted = $state<boolean | null>(null);

  hear(message: Leading): void {
    const { on, seat, mine } = this.shown;
    if (on !== message.on || seat !== message.seat || mine !== message.mine) this.accepted = null;
    this.shown = message;
  }

  /** The line is down: who leads by then is told anew. */
  forget(): void {
    this.shown = NOBODY;
    this.accepted = null;
  }
}

/** Somebody else leads whom the reader has not muted. */
export const isLed = ({ together, talk }: Session): boolean =>
  together.shown.on &&
  !together.shown.mine &&
  (together.shown.seat === null || !talk.muted.includes(together.shown.seat));

/** The reader follows. */
export const follows = (session: Session): boolean => isLed(session) && session.together.accepted === true;

/** The lead is offered to the reader. */
export const isOffered = (session: Session): boolean =>
  isLed(session) && session.own.some(({ seat }) => seat === session.together.shown.to);

/** What is drawn on the board: nothing of a leader who is not followed. */
export const pointers = (session: Session): Pointer[] =>
  session.together.shown.mine || follows(session) ? session.together.shown.pointers : [];

/** What is touched is shown, not played: the reader leads, and there is nothing to do. */
export const isPointing = (session: Session): boolean =>
  session.together.shown.mine && session.choices.length === 0;

export const leaderOf = ({ together, nameOf }: Session): string =>
  together.shown.seat === null ? say("past-onlooker") : nameOf(together.shown.seat);

/** Who leads has said something: whoever follows looks there, too. */
export function led(session: Session, message: Leading): void {
  const before = session.together.shown;
  session.together.hear(message);
  if (isOffered(session) && message.to !== before.to) session.together.accepted ||= null;
  if (follows(session)) step(session);
  const fresh = pointers(session).find((one) => !before.pointers.some((old) => isSame(one, old)));
  if (fresh && !message.mine) session.spoken = sayPointer(session, fresh);
}

const isSame = (one: Pointer, other: Pointer) => one[0] === other[0] && one[1] === other[1];

function sayPointer(session: Session, [start, end]: Pointer): string {
  const things = [...(session.scene?.spots ?? []), ...(session.scene?.pieces ?? [])];
  const labelOf = (id: string) => things.find((it) => it.id === id)?.label ?? "";
  const [name, place] = [leaderOf(session), labelOf(start)];
  return start === end
    ? say("lead-circle", { name, place })
    : say("lead-arrow", { name, place, end: labelOf(end) });
}

function step(session: Session): void {
  const { at } = session.together.shown;
  if (at === session.memory.wanted) return;
  if (at === null) comeBack(session);
  else recall(session, at);
}

export function follow(session: Session): void {
  session.together.accepted = true;
  step(session);
}

/** The reader has stepped: whoever leads shows that, whoever followed does no more. */
export function stepped(session: Session): void {
  const { together, past, memory } = session;
  if (together.shown.mine && (past?.at ?? null) !== together.shown.at) lead(session);
  if (follows(session) && memory.wanted !== together.shown.at) together.accepted = false;
}

/** Show the others this moment, and what is pointed to in it. */
export function lead(session: Session, shown: Pointer[] = [], to: number | null = null): void {
  session.line.send({ do: "lead", at: session.past?.at ?? null, pointers: shown, to });
}

export const leadNoMore = ({ line }: Session): void => line.send({ do: "rest" });

/** Point to a place, or from one to another; what is pointed to already no more. Nobody points into a hand. */
export function point(session: Session, from: string[], to = from): void {
  const [start, end] = [from.at(-1), to.at(-1)];
  if (!start || !end || isHeld(session, start) || isHeld(session, end)) return;
  const now = session.together.shown.pointers;
  const others = now.filter((one) => !isSame(one, [start, end]));
  lead(session, others.length < now.length ? others : [...now, [start, end] as Pointer].slice(-MOST));
}

function isHeld({ scene }: Session, id: string): boolean {
  const zone = [...(scene?.spots ?? []), ...(scene?.pieces ?? [])].find((it) => it.id === id)?.zone;
  return scene?.zones.find((it) => it.id === zone)?.kind === "hand";
}

/** Actions tried in the mind: ghosts on the board, of which nobody else learns. */

import type { Choice, Piece, Scene, Tried, View } from "../wire";
import type { Session } from "./session.svelte";

/** Of what stands where a ghost has left it. */
const LEFT = "left-";

/** Try these actions, one after the other; none puts everything back. */
export function tryOut(session: Session, actions: string[] = []): void {
  const { view, line } = session;
  session.trying = view?.own?.tries ? actions : [];
  if (!view?.own?.tries || view.seat === null) session.attempt = null;
  else line.send({ do: "try", seat: view.seat, actions });
}

/** A new view: what was tried stays so as long as everything lies where it lay. */
export function tryAgain(session: Session, old: View | null, view: View): void {
  if (view.own?.tries || session.attempt)
    tryOut(session, samePlaces(old?.scene, view.scene) ? session.trying : []);
}

const samePlaces = (old: Scene | null | undefined, now: Scene | null): boolean =>
  JSON.stringify(old?.pieces) === JSON.stringify(now?.pieces);

/** Show an answer, unless the position has changed meanwhile: then it is asked again. */
export function tried(session: Session, { seq, attempt }: Tried): void {
  if (seq !== session.view?.seq) return;
  const [before, now] = [session.attempt, attempt].map((it) => it?.actions.join());
  session.attempt = attempt;
  if (before !== now) session.path = [];
}

/** Whether a choice is one for the mind. */
export const isTry = ({ attempt }: Pick<Session, "attempt">, choice: Choice): boolean =>
  attempt?.choices.includes(choice) ?? false;

/** Whether touching this id goes on with a trial. */
export const triesOn = (session: Pick<Session, "attempt" | "next">, id: string): boolean =>
  session.next.get(id)?.every((choice) => isTry(session, choice)) ?? false;

/** Take one more step in the mind. */
export const tryOn = (session: Session, { text }: Choice): void =>
  tryOut(session, [...(session.attempt?.actions ?? []), text]);

/** The pieces with ghosts where some would lie; what stands there really can still be seen. */
export function withGhosts(pieces: Piece[], ghosts: Piece[]): Piece[] {
  const moved = new Map(ghosts.map((ghost) => [ghost.id, ghost]));
  const left = pieces.filter(({ id }) => moved.has(id)).map((piece) => ({ ...piece, id: LEFT + piece.id }));
  return [...left, ...pieces.map((piece) => moved.get(piece.id) ?? piece)];
}

/** Dragging a piece to where it may go: the same two touches, said in one stroke. */

import type { Session } from "./session.svelte";
import { touch } from "./touching";

const SLOP = 8;

class Drag {
  piece = $state<string | null>(null);
  offset = $state.raw({ x: 0, y: 0 });
  active = $state(false);
  /** Whether the click that follows a drag is to be ignored. */
  moved = false;
  private start = { x: 0, y: 0 };

  /** A pointer went down on the names `ids` of a place. */
  begin(event: PointerEvent, session: Session, ids: string[]): void {
    this.moved = false;
    const id = ids.find((id) => session.path.at(-1) === id || session.next.has(id));
    if (!event.isPrimary || event.button !== 0 || !id || !isPiece(session, id)) return;
    this.start = { x: event.clientX, y: event.clientY };
    this.follow(event.target as HTMLElement, session, id);
  }

  private follow(element: HTMLElement, session: Session, id: string): void {
    const move = (event: PointerEvent) => this.move(event, session, id);
    const end = (event: PointerEvent) => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
      if (this.active) this.drop(event, session);
    };
    if (element.hasPointerCapture(0)) element.releasePointerCapture(0);
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
  }

  private move(event: PointerEvent, session: Session, id: string): void {
    const [x, y] = [event.clientX - this.start.x, event.clientY - this.start.y];
    if (!this.active && Math.hypot(x, y) < SLOP) return;
    if (!this.active) this.lift(session, id);
    this.offset = { x, y };
    session.hinted = aimedAt(event, session).find((name) => session.next.has(name)) ?? null;
  }

  private lift(session: Session, id: string): void {
    this.active = this.moved = true;
    this.piece = id;
    if (session.path.at(-1) !== id) touch(session, [id]);
  }

  private drop(event: PointerEvent, session: Session): void {
    this.active = false;
    const ids = event.type === "pointerup" ? aimedAt(event, session) : [];
    const back = ids.includes(this.piece!); // where it was picked up, so nothing is meant
    if (!back && ids.some((id) => session.next.has(id))) touch(session, ids);
  }

  /** How far this piece is to be drawn from its place. */
  offsetOf(id: string, session: Session): { x: number; y: number } | null {
    return this.piece === id && (this.active || session.pending) ? this.offset : null;
  }
}

const isPiece = (session: Session, id: string) => session.scene?.pieces.some((piece) => piece.id === id);

function namesAt(event: PointerEvent): string[] {
  const under = document.elementsFromPoint(event.clientX, event.clientY);
  const place = under.map((element) => element.closest<HTMLElement>("[data-ids]")).find(Boolean);
  return place?.dataset.ids?.split(" ") ?? [];
}

/** The names under the pointer; a hand takes a piece anywhere if it has but one place for it. */
function aimedAt(event: PointerEvent, session: Session): string[] {
  const names = namesAt(event);
  if (names.some((name) => session.next.has(name))) return names;
  const under = document.elementsFromPoint(event.clientX, event.clientY);
  const zone = under.map((element) => element.closest<HTMLElement>("[data-zone]")).find(Boolean)
    ?.dataset.zone;
  const hand = session.scene?.zones.some(({ id, kind }) => id === zone && kind === "hand");
  const open = session.scene?.spots.filter((spot) => spot.zone === zone && session.next.has(spot.id)) ?? [];
  return hand && open.length === 1 ? [open[0]!.id] : names;
}

export const drag = new Drag();

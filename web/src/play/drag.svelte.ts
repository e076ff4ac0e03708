/** Dragging a piece to where it may go, or along pieces that are chosen together: several touches said in one stroke. */

import { isPointing, point } from "../together/together.svelte";
import { along, forced, isAlong } from "./narrow";
import type { Session } from "./session.svelte";
import { sayAll, touch } from "./touching";

const SLOP = 8;

/** What a drag that has begun does as it goes on and when it ends. */
interface Stroke {
  go(event: PointerEvent): void;
  end(event: PointerEvent): void;
}

class Drag {
  piece = $state<string | null>(null);
  offset = $state.raw({ x: 0, y: 0 });
  active = $state(false);
  /** The pointer that drags, or would as soon as it moves. */
  private pointer: number | null = null;
  /** Ends that without a meaning. */
  private drop: () => void = () => undefined;
  /** Whether the click that follows a drag is to be ignored. */
  moved = false;

  /** A pointer went down on the names `ids` of a place. */
  begin(event: PointerEvent, session: Session, ids: string[]): void {
    if (this.pointer !== null) return;
    this.moved = false;
    if (!event.isPrimary || event.button !== 0) return;
    if (isPointing(session)) return this.follow(event, () => this.aim(session, ids));
    const inHand = session.path.findLast((id) => isPiece(session, id));
    const id = ids.find((id) => id === inHand || session.next.has(id));
    const first = ids.find((id) => beginsStroke(session, id));
    if (id && isPiece(session, id)) this.follow(event, () => this.lift(session, id));
    else if (first) this.follow(event, () => this.draw(session, first));
  }

  /** Whether something is dragged by another pointer than this event's. */
  isOfAnother({ pointerId }: PointerEvent): boolean {
    return this.active && this.pointer !== pointerId;
  }

  /** A second finger has come, so both may mean to pinch: nothing is lifted any more; what is in the air stays there. */
  yieldToPinch(): void {
    if (!this.active) this.drop();
  }

  /** Once the pointer has moved, it goes on as the stroke that `start` begins. */
  private follow({ target, pointerId, clientX, clientY }: PointerEvent, start: () => Stroke): void {
    let stroke: Stroke | null = null;
    const move = (event: PointerEvent) => {
      if (event.pointerId !== pointerId) return;
      const [x, y] = [event.clientX - clientX, event.clientY - clientY];
      if (!stroke && Math.hypot(x, y) < SLOP) return;
      if (!stroke) this.active = this.moved = true;
      this.offset = { x, y };
      stroke ??= start();
      stroke.go(event);
    };
    const end = (event: PointerEvent) => {
      if (event.pointerId !== pointerId) return;
      this.drop();
      stroke?.end(event);
    };
    const element = target as HTMLElement;
    if (element.hasPointerCapture(pointerId)) element.releasePointerCapture(pointerId);
    this.hold(pointerId, move, end);
  }

  /** Hear of a pointer until it goes up, or what it does is dropped. */
  private hold(
    pointer: number,
    move: (event: PointerEvent) => void,
    end: (event: PointerEvent) => void,
  ): void {
    this.pointer = pointer;
    this.drop = () => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
      this.active = false;
      this.pointer = null;
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
  }

  /** A piece is carried to where it may go. */
  private lift(session: Session, id: string): Stroke {
    this.piece = id;
    if (!session.path.includes(id)) touch(session, [id]);
    return {
      go: (event) =>
        (session.hinted = aimedAt(event, session).find((name) => session.next.has(name)) ?? null),
      end: (event) => {
        const ids = event.type === "pointerup" ? aimedAt(event, session) : [];
        const back = ids.includes(id); // where it was picked up, so nothing is meant
        if (!back && ids.some((id) => session.next.has(id))) touch(session, ids);
      },
    };
  }

  /** Who shows something draws an arrow. */
  private aim(session: Session, ids: string[]): Stroke {
    this.piece = null;
    return { go: () => undefined, end: (event) => point(session, ids, namesAt(event)) };
  }

  /** What lies under the finger is chosen as it passes, and meant when it leaves. */
  private draw(session: Session, id: string): Stroke {
    this.piece = null;
    if (!session.path.includes(id)) touch(session, [id]);
    return {
      go: (event) => (session.path = along(session.choices, session.path, namesAt(event))),
      end: (event) => event.type === "pointerup" && sayAll(session),
    };
  }

  /** How far this piece is to be drawn from its place. */
  offsetOf(id: string, session: Session): { x: number; y: number } | null {
    return this.piece === id && (this.active || session.pending) ? this.offset : null;
  }
}

/** Whether places are chosen together from this one on, beside what is in hand or anew. */
const beginsStroke = ({ choices, path }: Session, id: string) =>
  path.includes(id) || isAlong(choices, path, id) || isAlong(choices, forced(choices), id);

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

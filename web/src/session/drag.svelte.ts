/** Dragging a piece to where it may go, or along pieces that are chosen together: several touches said in one stroke. */

import { along, forced, isAlong } from "../play/narrow";
import type { Display } from "./display.svelte";
import type { Controls } from "./controls";
import type { Presenter } from "./presenter.svelte";
import type { Selection } from "./selection.svelte";

const SLOP = 8;

/** What a drag that has begun does as it goes on and when it ends. */
interface Stroke {
  go(event: PointerEvent): void;
  end(event: PointerEvent): void;
}

export class Drag {
  /** The id of the piece that is or was dragged; null where none is carried along. */
  private piece = $state<string | null>(null);
  /** How far the pointer has moved, in pixels. */
  offset = $state.raw({ x: 0, y: 0 });
  active = $state(false);
  /** The pointer that drags, or would as soon as it moves. */
  private pointer: number | null = null;
  /** End the drag without a meaning. */
  private drop: () => void = () => undefined;
  /** Whether the click that follows a drag is to be ignored. */
  moved = false;

  constructor(
    private readonly selection: Selection,
    private readonly display: Display,
    private readonly controls: Controls,
    private readonly presenter: Presenter,
  ) {}

  /** A pointer went down on the names `ids` of a place. */
  begin(event: PointerEvent, ids: string[]): void {
    if (this.pointer !== null) return;
    this.moved = false;
    if (!event.isPrimary || event.button !== 0) return;
    if (this.controls.isPointing) return this.follow(event, () => this.aim(ids));
    const { path, next } = this.selection;
    const inHand = path.findLast((id) => this.isPiece(id));
    const id = ids.find((id) => id === inHand || next.has(id));
    const first = ids.find((id) => this.beginsStroke(id));
    if (id && this.isPiece(id)) this.follow(event, () => this.lift(id));
    else if (first) this.follow(event, () => this.draw(first));
  }

  /** Tell whether something is dragged by another pointer than this event's. */
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

  /** Carry a piece to where it may go. */
  private lift(id: string): Stroke {
    const { selection, controls } = this;
    this.piece = id;
    if (!selection.path.includes(id)) controls.touch([id]);
    return {
      go: (event) =>
        (selection.hovered = this.aimedAt(event).find((name) => selection.next.has(name)) ?? null),
      end: (event) => {
        const ids = event.type === "pointerup" ? this.aimedAt(event) : [];
        const back = ids.includes(id); // where it was picked up, so nothing is meant
        if (!back && ids.some((id) => selection.next.has(id))) controls.touch(ids);
      },
    };
  }

  /** Draw an arrow for others, as the presenter. */
  private aim(ids: string[]): Stroke {
    this.piece = null;
    return { go: () => undefined, end: (event) => this.presenter.point(ids, namesAt(event)) };
  }

  /** Choose what lies under the pointer as it passes; it is meant when the pointer leaves. */
  private draw(id: string): Stroke {
    const { selection, controls } = this;
    this.piece = null;
    if (!selection.path.includes(id)) controls.touch([id]);
    return {
      go: (event) => (selection.path = along(selection.choices, selection.path, namesAt(event))),
      end: (event) => event.type === "pointerup" && controls.finish(),
    };
  }

  /** How far this piece is to be drawn from its place, in pixels; null where it is not dragged. */
  offsetOf(id: string): { x: number; y: number } | null {
    return this.piece === id && (this.active || this.selection.pending) ? this.offset : null;
  }

  /** Tell whether places are chosen together from this one on, beside what is in hand or anew. */
  private beginsStroke(id: string): boolean {
    const { choices, path } = this.selection;
    return path.includes(id) || isAlong(choices, path, id) || isAlong(choices, forced(choices), id);
  }

  private isPiece(id: string): boolean {
    return this.display.scene?.pieces.some((piece) => piece.id === id) ?? false;
  }

  /** The names under the pointer; a hand takes a piece anywhere if it has but one place for it. */
  private aimedAt(event: PointerEvent): string[] {
    const { next } = this.selection;
    const { scene } = this.display;
    const names = namesAt(event);
    if (names.some((name) => next.has(name))) return names;
    const zone = elementAt(event, "[data-zone]")?.dataset.zone;
    const hand = scene?.zones.some(({ id, kind }) => id === zone && kind === "hand");
    const open = scene?.spots.filter((spot) => spot.zone === zone && next.has(spot.id)) ?? [];
    return hand && open.length === 1 ? [open[0]!.id] : names;
  }
}

function namesAt(event: PointerEvent): string[] {
  return elementAt(event, "[data-ids]")?.dataset.ids?.split(" ") ?? [];
}

/** The topmost element under the pointer that matches a selector, or lies in one that does. */
function elementAt(event: PointerEvent, selector: string): HTMLElement | null | undefined {
  const under = document.elementsFromPoint(event.clientX, event.clientY);
  return under.map((element) => element.closest<HTMLElement>(selector)).find(Boolean);
}

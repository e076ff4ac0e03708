/** A piece that a pointer drags over the page of an editor. */

import type { Piece } from "../wire";
import type { Editing, Picked } from "./editing.svelte";

/** How far a pointer moves before a touch is a drag, in pixels. */
const SLACK = 7;
/** How far from the middle of a place a piece may be dropped, by the width of the piece. */
const REACH = 0.9;

/** The top left corner of a piece on the screen, and the width of a cell there. */
export interface Place {
  left: number;
  top: number;
  cell: number;
}

export class Dragging {
  piece = $state.raw<(Omit<Piece, "label"> & { label: string }) | null>(null);
  aspect = 1;
  /** The width of a cell, and where the top left corner of the piece is on the screen. */
  cell = $state(0);
  x = $state(0);
  y = $state(0);
  /** The pointer has moved, so the click that follows is none. */
  moved = false;
  private leave: (() => void) | null = null;

  constructor(private readonly editing: Editing) {}

  press(event: PointerEvent, picked: Picked, piece: Piece, at: Place, aspect: number): void {
    if (event.button !== 0 || this.leave) return;
    this.moved = false;
    const [startX, startY] = [event.clientX, event.clientY];
    const move = (now: PointerEvent) => {
      if (now.pointerId !== event.pointerId) return;
      if (!this.piece && Math.hypot(now.clientX - startX, now.clientY - startY) < SLACK) return;
      if (!this.piece) {
        this.piece = { ...piece, label: "", x: 0, y: 0, count: 1 };
        [this.aspect, this.cell] = [aspect, at.cell];
        this.editing.picked = picked;
        this.moved = true;
      }
      this.x = now.clientX - (startX - at.left);
      this.y = now.clientY - (startY - at.top);
    };
    const end = (now: PointerEvent) => {
      if (now.pointerId !== event.pointerId) return;
      if (this.piece) this.drop(now.type === "pointerup");
      this.leave?.();
    };
    const stop = (touch: TouchEvent) => touch.preventDefault();
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
    event.currentTarget?.addEventListener("touchmove", stop as EventListener, { passive: false });
    const target = event.currentTarget;
    this.leave = () => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
      target?.removeEventListener("touchmove", stop as EventListener);
      this.leave = null;
    };
  }

  /** The click after a drag has been told from a touch. */
  forget(): void {
    this.moved = false;
  }

  private drop(done: boolean): void {
    const { w, h } = this.piece!;
    const [x, y] = [this.x + (w * this.cell) / 2, this.y + (h * this.cell * this.aspect) / 2];
    this.piece = null;
    setTimeout(() => this.forget());
    if (!done) return void (this.editing.picked = null);
    const near = [...document.querySelectorAll<HTMLElement>("[data-spot].takes")]
      .map((spot) => ({ id: spot.dataset.spot!, far: distance(spot.getBoundingClientRect(), x, y) }))
      .toSorted((a, b) => a.far - b.far)[0];
    const tray = document.querySelector("[data-tray]")?.getBoundingClientRect();
    if (near && near.far < this.cell * Math.max(1, w) * REACH) void this.editing.lay(near.id);
    else if (tray && y > tray.top && y < tray.bottom && x > tray.left && x < tray.right)
      void this.editing.lay(null);
    else this.editing.picked = null;
  }
}

const distance = ({ left, top, width, height }: DOMRect, x: number, y: number) =>
  Math.hypot(left + width / 2 - x, top + height / 2 - y);

/** A position while it is edited: its history, kept on this device, and what the house says of it. */

import { editGamePosition } from "../net/api";
import { problemOf } from "../net/requests";
import { isListOf, isMadeOf, keep, recall } from "../ui/memory";
import type { Edit, Edited, EditSpot, EditWish, Lying, PositionProblem, Problem, Value } from "../wire";
import { begin, goOn, redo, undo, type History } from "./history";
import { isPosition, positionOf, type Position } from "./link";

/** States before and after the present one that are kept when the page is left. */
const KEPT = 12;
const isKept = isMadeOf<History<Position>>({
  past: isListOf(isPosition),
  now: isPosition,
  future: isListOf(isPosition),
});

/** What was picked up: a thing of the board, or of the tray (start: null). */
/** What is wrong with a position or an edit, or why the house did not answer. */
export type Wrong = PositionProblem | Problem;

export interface Picked {
  thing: string;
  value: Value;
  start: string | null;
}

type Ask = (name: string, body: EditWish) => Promise<Edited>;

export class Editing {
  history = $state.raw<History<Position> | null>(null);
  /** What the house said of the present position. */
  edited = $state.raw<Edited | null>(null);
  /** The last answer that could be drawn: it stays on the screen while a position cannot. */
  drawn = $state.raw<Edited | null>(null);
  /** Why the last edit was not carried out, or the house did not answer. */
  refused = $state.raw<Wrong | null>(null);
  picked = $state.raw<Picked | null>(null);
  /** Requests are made one after the other, each with the position that the one before gave. */
  private turn: Promise<void> = Promise.resolve();
  private known = new WeakMap<Position, Edited>();

  constructor(
    readonly game: string,
    private readonly ask: Ask = editGamePosition,
  ) {}

  private get key(): string {
    return `edit.${this.game}`;
  }

  /** Open what was edited here last, or a new position; then the one of a link, which can be undone. */
  async open(linked: Position | null): Promise<void> {
    const kept = recall(this.key, null, isKept);
    if (kept) {
      this.history = kept;
      await this.look();
    }
    if (linked) await this.take(linked);
    else if (!kept) await this.start(null, {});
  }

  /** Begin with the start of a match; what was edited before can be brought back. */
  start(players: number | null, options: Record<string, unknown>): Promise<void> {
    return this.say({ players, options });
  }

  /** Edit another position. */
  take(position: Position): Promise<void> {
    return this.say({ position });
  }

  /** Edit the position that a text holds. Give whether there was one. */
  async takeText(text: string): Promise<boolean> {
    const position = positionOf(text);
    if (position) await this.take(position);
    return position !== null;
  }

  edit(edit: Edit): Promise<void> {
    return this.say({ edit });
  }

  /** Lay what was picked up at a spot, or into the tray (null). */
  async lay(end: string | null): Promise<void> {
    const picked = this.picked;
    this.picked = null;
    if (!picked || picked.start === end) return;
    await this.edit({ thing: picked.thing, value: picked.value, start: picked.start, end });
  }

  turnPicked(): Promise<void> | undefined {
    const { thing, start } = this.picked ?? {};
    return thing && start ? this.edit({ thing, start, turn: true }) : undefined;
  }

  undo(): void {
    if (this.history) this.show(undo(this.history));
  }

  redo(): void {
    if (this.history) this.show(redo(this.history));
  }

  private show(history: History<Position>): void {
    if (history === this.history) return;
    this.history = history;
    this.picked = null;
    this.refused = null;
    this.store();
    void this.look();
  }

  /** Have the present position laid open. */
  private async look(): Promise<void> {
    const position = this.history!.now;
    const edited = this.known.get(position);
    if (edited) this.hear(position, edited);
    else await this.queue(() => this.answer({ position }, (found) => this.hear(position, found)));
  }

  private say(wish: EditWish): Promise<void> {
    return this.queue(() => {
      const position = wish.edit ? this.history!.now : wish.position;
      return this.answer({ ...wish, ...(position ? { position } : {}) }, (edited) => {
        this.refused = edited.refused;
        if (edited.refused) return;
        const now = edited.position;
        const same = this.history && JSON.stringify(now) === JSON.stringify(this.history.now);
        if (!same) this.history = this.history ? goOn(this.history, now) : begin(now);
        this.hear(this.history!.now, edited);
        this.store();
      });
    });
  }

  /** Tell whether what is picked up lies on the board and can be turned there. */
  get mayTurn(): boolean {
    const { picked } = this;
    return picked?.start != null && this.drawn?.board?.turns.includes(picked.thing) === true;
  }

  private async answer(wish: EditWish, hear: (edited: Edited) => void): Promise<void> {
    try {
      hear(await this.ask(this.game, wish));
    } catch (error) {
      this.refused = problemOf(error);
    }
  }

  private hear(position: Position, edited: Edited): void {
    this.known.set(position, edited);
    if (this.history?.now !== position) return;
    this.edited = edited;
    if (edited.board) this.drawn = edited;
  }

  private queue(work: () => Promise<void>): Promise<void> {
    this.turn = this.turn.then(work);
    return this.turn;
  }

  private store(): void {
    const { past, now, future } = this.history!;
    keep(this.key, { past: past.slice(-KEPT), now, future: future.slice(0, KEPT) });
  }
}

/** Find what lies on top of a spot; where nothing does, what covers it from beneath, as a tile does its squares. */
export function topAt(spot: EditSpot, lying: Lying[]): Lying | null {
  const [x, y] = [spot.x + spot.w / 2, spot.y + spot.h / 2];
  const on = lying.filter(
    ({ piece, spot: at }) =>
      at === spot.id ||
      (piece.zone === spot.zone &&
        piece.x < x &&
        x < piece.x + piece.w &&
        piece.y < y &&
        y < piece.y + piece.h),
  );
  return on.toSorted((a, b) => b.piece.level - a.piece.level)[0] ?? null;
}

/** Tell whether a spot is shown: where something can be touched, and where what was picked up may lie. */
export function isShown(spot: EditSpot, lying: Lying[], picked: Picked | null): boolean {
  if (picked) return spot.things.includes(picked.thing) || (spot.w === 1 && spot.h === 1);
  return (spot.w === 1 && spot.h === 1) || lying.some(({ spot: at }) => at === spot.id);
}

/** The measures of a table in its window, by which its parts are arranged. All lengths in CSS pixels. */

import { aspectOf } from "../faces";
import { rowsToTouch } from "../play/layout";
import { isTight } from "../play/strip";
import type { Scene } from "../words/scene";

/** Greatest widths of the columns beside the board. */
export const SEATS = 320;
export const DRAWER = 380;
/** On a screen that is less high, what is less important gets smaller. */
const SMALL = 700;
/** From this width of the window on, drawers have room beside the board. */
const BROAD = 1000;
/** A wide window that is less high is a phone held sideways. */
const FLAT = 560;
/** With more cards in one row, a hand needs half of a phone held sideways. */
const LONG = 12;
/** With more cards in one row, the dock makes room for the hand. */
const CROWDED = 8;

const cardsIn = ({ kind, rows, columns }: Scene["zones"][number]): number =>
  kind === "hand" && rows === 1 ? columns : 0;

export class Measures {
  /** Hands are long from the first scene on. */
  readonly long: boolean;
  /** The rows of the first scene: a board that grows never counts as high. */
  private readonly rows: number;
  /** The size of the window. */
  inner = $state.raw({ width: innerWidth, height: innerHeight });
  /** The seats stand beside the board, not above it. */
  wide = $derived(this.inner.width >= BROAD || this.inner.width > this.inner.height * 1.25);
  /** Rules, log, talk and result have room beside the board. */
  beside = $derived(this.inner.width >= BROAD);
  /** A phone held sideways: dock and hands lie beside the board, not below it. */
  flat = $derived(this.wide && this.inner.height < FLAT);
  /** There is room for two boards side by side. */
  roomy = $derived(this.beside && !this.flat);
  /** The screen is not high. */
  low = $derived(this.inner.height < SMALL);
  /** The screen is neither high nor broad. */
  small = $derived(this.low && !this.beside);
  /** A drawer has a column of its own; else it lies over the seats. The board moves in neither case. */
  spacious = $derived(this.beside && this.inner.width - SEATS - DRAWER > 1.1 * this.inner.height);
  /** On a small screen cards are drawn less high, so that cells are wide enough to touch. */
  private height = $derived<"squat" | "usual">(this.small ? "squat" : "usual");
  private readonly tallest = { usual: 1, squat: 1 };
  private longest = 0;
  /** Height of a cell by its width, the greatest so far: it stays when a kind of piece leaves the scene. */
  aspect = $derived.by(() => {
    const { height, tallest } = this;
    return (tallest[height] = Math.max(tallest[height], aspectOf(this.scene(), height)));
  });
  /** The most cards that a hand of one row has held. */
  private cards = $derived.by(
    () => (this.longest = Math.max(this.longest, ...this.scene().zones.map(cardsIn))),
  );
  /** Hands have become so long that the dock makes room for them; the board does not. */
  crowded = $derived.by(() => this.cards > CROWDED && !this.long);
  /** The zones of other seats leave their room to the board. */
  tight = $derived.by(() => !this.wide && this.low && isTight(this.rows, this.aspect, this.inner.height));

  constructor(private readonly scene: () => Scene) {
    this.long = this.cards > LONG;
    this.rows = rowsToTouch(scene());
  }

  resize(): void {
    this.inner = { width: innerWidth, height: innerHeight };
  }
}

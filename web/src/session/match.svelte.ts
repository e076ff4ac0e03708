/** The match as the server sent it last, and for whom its facts are told. */

import { endedEarly } from "../early/standing";
import { mine, namesOf, readerOf } from "../play/seat";
import type { Choice, View, Word } from "../wire";
import { contextOf, type Wrong } from "../words/say";
import { tell } from "../words/tell";

export class Match {
  /** The last view; behind a cover without scene, own pieces, choices and events. */
  view = $state.raw<View | null>(null);
  /** When the view came, by `performance.now()`; its clocks run from then on. */
  received = $state(0);
  /** Why nobody here comes in: there is no such table, it was closed, or who asks is banned. */
  missing = $state.raw<Wrong | null>(null);
  /** How many rows the board has that is drawn a quarter turn, null where none is: facts name directions by it. */
  turned = $state<number | null>(null);
  /** How the match ended before its rules ended it; empty where it did not. */
  early = $derived(endedEarly(this.view));
  /** The seats of this browser. */
  own = $derived(this.view ? mine(this.view) : []);
  /** For whom facts are told. */
  context = $derived.by(() =>
    contextOf(this.view?.table.game ?? "", namesOf(this.view), readerOf(this.view), this.turned),
  );

  /** `id` is the table's; empty for a lesson, a puzzle or a match file. */
  constructor(readonly id: string) {}

  nameOf = (seat: number): string => this.context.names[seat] ?? "";
  tell = (word: Word): string => tell(word, this.context);

  /** The seat that this browser acts for: the one it looks from, else its first; null for a spectator. */
  get seat(): number | null {
    return this.view?.seat ?? this.own[0]?.seat ?? null;
  }

  /** Find the seat that may take a choice: a choice names it only where another seat looks. */
  takerOf(choice: Choice): number {
    return choice.seat ?? this.view!.seat!;
  }

  take(view: View): void {
    this.view = view;
    this.received = performance.now();
  }

  /** Take a view over without what only one seat may see. */
  takePublic(view: View): void {
    this.take({ ...view, scene: null, own: null, actions: [], events: [] });
  }
}

/** What the reader is asked to do, else what is going on. */
export const statusOf = (view: View | null): Word => view?.own?.status || (view?.scene?.status ?? "");

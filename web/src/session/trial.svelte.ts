/** Actions that are only tried: they show as ghosts on the board, and nobody else learns of them. */

import type { Attempt, Choice, Scene, Tried, View } from "../wire";
import type { Connection } from "./connection.svelte";
import type { Match } from "./match.svelte";

export class Trial {
  /** How far the server has answered what is tried. */
  attempt = $state.raw<Attempt | null>(null);
  /** The ids of the pieces that stand where they would stand after what is tried. */
  ghosts = $derived(new Set(this.attempt?.pieces.map((piece) => piece.id) ?? []));
  /** The actions that are tried, answered or not. */
  actions: string[] = [];

  constructor(
    private readonly match: Match,
    private readonly connection: Connection,
  ) {}

  /** Try these actions, one after the other; none puts everything back. */
  start(actions: string[] = []): void {
    const { view } = this.match;
    this.actions = view?.own?.tries ? actions : [];
    if (!view?.own?.tries || view.seat === null) this.attempt = null;
    else this.connection.send({ do: "try", seat: view.seat, actions });
  }

  /** Try one more action. */
  add({ text }: Choice): void {
    this.start([...(this.attempt?.actions ?? []), text]);
  }

  /** After a new view, try the same again if all pieces lie where they lay. */
  repeat(old: View | null, view: View): void {
    if (view.own?.tries || this.attempt) this.start(isSame(old?.scene, view.scene) ? this.actions : []);
  }

  /** Keep an answer, unless the position has changed meanwhile. Give whether it shows other actions than before. */
  keep({ seq, attempt }: Tried): boolean {
    if (seq !== this.match.view?.seq) return false;
    const [before, now] = [this.attempt, attempt].map((it) => it?.actions.join());
    this.attempt = attempt;
    return before !== now;
  }

  /** Tell whether a choice is one to be tried only. */
  offers(choice: Choice): boolean {
    return this.attempt?.choices.includes(choice) ?? false;
  }
}

const isSame = (old: Scene | null | undefined, now: Scene | null): boolean =>
  JSON.stringify(old?.pieces) === JSON.stringify(now?.pieces);

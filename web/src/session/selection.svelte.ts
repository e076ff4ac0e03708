/** What the reader has touched so far of a choice, and what may be touched next. */

import { turnOf } from "../play/ghosts";
import { complete, forced, matching, near, nextIds, touch } from "../play/narrow";
import type { Choice, MoveList, Word } from "../wire";
import type { Display } from "./display.svelte";
import type { LookBack } from "./look_back.svelte";
import type { Match } from "./match.svelte";
import type { Rest } from "./rest.svelte";
import type { Trial } from "./trial.svelte";
import type { Viewpoint } from "./viewpoint.svelte";

const NO_CHOICES: Choice[] = [];

interface Parts {
  match: Match;
  viewpoint: Viewpoint;
  lookBack: LookBack;
  rest: Rest;
  trial: Trial;
  display: Display;
}

export class Selection {
  /** The ids touched so far. */
  path = $state.raw<string[]>([]);
  /** An action was sent and is not answered yet. */
  pending = $state(false);
  /** Choices that the path says completely and only a button can tell apart. */
  offered = $state.raw<Choice[]>([]);
  /** The id under the pointer or with the focus. */
  hovered = $state<string | null>(null);
  /** All choices of one position in words, once they were asked for. */
  moves = $state.raw<MoveList | null>(null);
  /** The choices that may be taken now; none while looking back, at rest or waiting for an answer. */
  choices = $derived.by(() => {
    const { match, viewpoint, lookBack, rest, trial } = this.parts;
    if (this.pending || viewpoint.cover || lookBack.past || rest.on || !match.view) return NO_CHOICES;
    return trial.attempt ? [...match.view.actions, ...trial.attempt.choices] : match.view.actions;
  });
  /** The ids that may be touched next, each with the choices it leaves. */
  next = $derived(nextIds(this.choices, this.path));
  /** All ids that a choice of the view names. */
  named = $derived.by(() => new Set(this.parts.match.view?.actions.flatMap((choice) => choice.path) ?? []));
  /** How the piece in hand is turned by what was touched; it stays so until the answer is there. */
  turn = $derived.by(() => turnOf(matching(this.parts.match.view?.actions ?? NO_CHOICES, this.path)));
  /** The game keeps for the reader what was chosen in an earlier move; it is to be placed, or exchanged. */
  isHeld = $derived.by(
    () => this.path.length === 0 && [...this.parts.display.kinds.values()].includes("held"),
  );

  constructor(private readonly parts: Parts) {}

  /** The group of choices that a pressed button has begun, and a touch elsewhere would end; empty where none has. */
  get group(): Word {
    const { path, choices } = this;
    if (path.length <= forced(choices).length || this.parts.display.kinds.has(path[0]!)) return "";
    return matching(choices, path)[0]?.group ?? "";
  }

  /** The choices that the path says completely, beside longer ones. */
  get finished(): Choice[] {
    const { path, choices } = this;
    const done = path.length ? complete(choices, path) : [];
    return matching(choices, path).length > done.length ? done : this.offered;
  }

  /** The choices one touch away: with something in hand all of them, else the one under the pointer. */
  get near(): Choice[] {
    const { path, next, hovered } = this;
    if (path.length || this.isHeld) return near(next, path.length);
    const choice = hovered === null ? null : this.choiceAt(hovered);
    return choice ? [choice] : [];
  }

  /** The choices one touch away once these names have been touched, topmost first; none where that sends one. */
  nearAfter(ids: string[]): Choice[] {
    const { choices, path } = this;
    const meant = touch(choices, path, ids);
    return meant.do === "narrow" ? near(nextIds(choices, meant.path), meant.path.length) : [];
  }

  /** Find the one choice that touching this id completes; null where there is none or more. */
  choiceAt(id: string): Choice | null {
    const [only, other] = this.next.get(id) ?? [];
    return only && !other && only.path.length === this.path.length + 1 ? only : null;
  }

  /** Tell whether touching this id only tries something. */
  triesAt(id: string): boolean {
    return this.next.get(id)?.every((choice) => this.parts.trial.offers(choice)) ?? false;
  }

  /** Put down what is in hand, but for what need not be touched. */
  restart(): void {
    this.path = forced(this.choices);
  }

  /** Begin with a new position; what is in hand stays. */
  refresh(): void {
    this.pending = false;
    this.offered = [];
    this.hovered = null;
  }
}

/** A hint on request: the best action, shown where it is touched. Nothing is done by itself. */

import { newId } from "../net/ids";
import { matching } from "../play/narrow";
import { pointAt } from "../play/pointing";
import type { Advised, View, Word } from "../wire";
import { say, sayPoints } from "../words/say";
import type { Connection } from "./connection.svelte";
import type { Match } from "./match.svelte";
import type { Notices } from "./notices.svelte";
import type { Selection } from "./selection.svelte";

/** An action that is better than the next best by so many in a hundred is clearly better. */
const CLEAR = 8;

export class Hint {
  /** The advice that is shown, "asked" while it is waited for, null where none is wanted. */
  advice = $state.raw<Advised | "asked" | null>(null);
  /** The id of the question for it. */
  private question = "";

  constructor(
    private readonly match: Match,
    private readonly selection: Selection,
    private readonly connection: Connection,
    private readonly notices: Notices,
  ) {}

  /** A hint may be asked for now. */
  get isAllowed(): boolean {
    return !!this.match.view?.table.hints && this.selection.choices.length > 0;
  }

  /** The ids to touch next for the action advised. */
  get pointed(): string[] {
    const choice = this.advice && this.advice !== "asked" ? this.advice.choice : null;
    return choice ? pointAt(this.selection.choices, choice.text, this.selection.path) : [];
  }

  /** Ask for a hint, or put the present one away. */
  toggle(): void {
    if (this.advice) return this.forget();
    if (!this.isAllowed) return;
    this.notices.current = null;
    this.advice = "asked";
    this.notices.spoken = say("hint-asked");
    this.ask();
  }

  /** Tell whether an answer with this id is one to the question for a hint. */
  hasAsked(id: string | null): boolean {
    return id === this.question;
  }

  /** Ask again what the server gave up since others acted: now, or once the view with sequence number `seq` is shown. */
  retry(seq: number): void {
    this.question = "";
    if (this.advice === "asked" && this.match.view!.seq >= seq) this.ask();
  }

  /** After a new view, keep the hint if the reader may do just what was possible before it; else forget it. */
  keepFrom(before: View | null): void {
    if (!this.isAllowed || textsOf(before) !== textsOf(this.match.view)) this.forget();
    else if (this.advice === "asked" && !this.question) this.ask();
  }

  /** Show an answer, unless it is no longer wanted or the position has changed. What leads elsewhere is put down. */
  show(message: Advised): void {
    if (this.advice !== "asked" || !this.hasAsked(message.id)) return;
    if (message.seq !== this.match.view?.seq) return this.forget();
    this.advice = message;
    if (message.choice && !matching([message.choice], this.selection.path).length) this.selection.restart();
    this.notices.spoken = sayHint(message, this.match.tell);
  }

  forget(): void {
    this.advice = null;
  }

  private ask(): void {
    const [choice] = this.selection.choices;
    if (!choice) return this.forget(); // the reader looks back, for example
    this.question = newId();
    this.connection.send({
      do: "hint",
      id: this.question,
      seat: this.match.takerOf(choice),
      seq: this.match.view!.seq,
    });
  }
}

const textsOf = (view: View | null): string => JSON.stringify(view?.actions.map(({ text }) => text));

/** What of a hint is said. */
type Told = Pick<Advised, "choice" | "brings" | "chance" | "ahead" | "because">;

/** Write a hint as a sentence: what to do, and one reason. */
export function sayHint(advice: Told | "asked", tell: (word: Word) => string): string {
  if (advice === "asked") return say("hint-asked");
  const { choice, brings, because } = advice;
  if (!choice) return say("hint-wait");
  const what = tell(choice.label);
  const points = brings && !because && !brings.follows ? sayPoints(brings.points) : "";
  if (points) return say("hint-brings", { what, points });
  return [say("hint-do", { what }), sayReason(advice, tell)].filter(Boolean).join(" ");
}

function sayReason({ because, brings, chance, ahead }: Told, tell: (word: Word) => string): string {
  if (because || brings) return tell(because || brings!.text);
  const more = ahead === null ? null : Math.round(100 * ahead);
  if (chance !== null) return sayChance(Math.round(100 * chance), more);
  return more === null ? "" : say(more >= CLEAR ? "hint-clear" : more > 0 ? "hint-better" : "hint-even");
}

function sayChance(chance: number, more: number | null): string {
  if (more === null) return say("hint-chance", { chance });
  return more > 0 ? say("hint-chance-ahead", { chance, more }) : say("hint-chance-even", { chance });
}

/** What the choices at hand would bring, asked of the server once a position. */

import type { Brings, Choice, Outlook } from "../wire";
import type { Connection } from "./connection.svelte";
import type { Match } from "./match.svelte";
import type { Selection } from "./selection.svelte";
import type { Trial } from "./trial.svelte";

const MOST_AT_ONCE = 32;
const MOST = 96;

export class Previews {
  /** Previews may be asked for. */
  enabled = $state(true);
  /** The previews that came, by action. */
  private known = $state.raw<Map<string, Brings>>(new Map());
  private readonly asked = new Set<string>();

  constructor(
    private readonly match: Match,
    private readonly selection: Selection,
    private readonly trial: Trial,
    private readonly connection: Connection,
  ) {}

  /** Ask for what the choices one touch away would bring, as far as that was not asked yet. */
  ask(): void {
    this.askFor(this.selection.near);
  }

  /** Ask for what follows a touch of these names already while the finger is down, so that it is known when it lifts. */
  askAhead(ids: string[]): void {
    this.askFor(this.selection.nearAfter(ids));
  }

  private askFor(choices: Choice[]): void {
    const { match, asked } = this;
    const { view } = match;
    const found = choices.filter((choice) => !asked.has(choice.text) && !this.trial.offers(choice));
    if (!view || !this.enabled || found.length > MOST) return;
    for (const choice of found) asked.add(choice.text);
    for (const seat of new Set(found.map((choice) => match.takerOf(choice)))) {
      const actions = found.filter((choice) => match.takerOf(choice) === seat).map((choice) => choice.text);
      while (actions.length)
        this.connection.send({
          do: "foresee",
          seat,
          seq: view.seq,
          actions: actions.splice(0, MOST_AT_ONCE),
        });
    }
  }

  /** Keep an answer, unless the position has changed meanwhile. */
  keep({ seq, brings }: Outlook): void {
    if (seq !== this.match.view?.seq) return;
    const known = brings.map((it): [string, Brings] => [it.action, it]);
    this.known = new Map([...this.known, ...known]);
  }

  /** Find what touching this id would bring, as far as that is known. */
  at(id: string | null): Brings | null {
    const choice = id === null ? null : this.selection.choiceAt(id);
    return (choice && this.known.get(choice.text)) ?? null;
  }

  /** Forget all: the position has changed. */
  clear(): void {
    this.known = new Map();
    this.asked.clear();
  }
}

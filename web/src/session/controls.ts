/** What the reader does at the table. */

import { newId } from "../net/ids";
import { forced, matching, touch as meaningOf } from "../play/narrow";
import type { Choice, Claim, Proposal, Respond } from "../wire";
import type { Display } from "./display.svelte";
import type { Connection } from "./connection.svelte";
import type { LookBack } from "./look_back.svelte";
import type { Match } from "./match.svelte";
import type { Notices } from "./notices.svelte";
import type { Presenter } from "./presenter.svelte";
import type { Rest } from "./rest.svelte";
import type { Selection } from "./selection.svelte";
import type { Trial } from "./trial.svelte";

/** Keys that touch something; others only lead about the page. */
export const TOUCHING: readonly string[] = ["Enter", " "];

/** As many ids as the server takes in a question why something is not legal. */
const MOST_IN_QUESTION = 8;

interface Parts {
  match: Match;
  connection: Connection;
  notices: Notices;
  lookBack: LookBack;
  rest: Rest;
  trial: Trial;
  display: Display;
  selection: Selection;
  presenter: Presenter;
}

export class Controls {
  constructor(private readonly parts: Parts) {}

  /** A touch points to a place for others: the reader presents, and there is nothing to do. */
  get isPointing(): boolean {
    const { presenter, selection } = this.parts;
    return presenter.shown.mine && selection.choices.length === 0;
  }

  /** Touch a place or a button: `ids` are its names, topmost first; `seat` is whose it is where several own seats act. */
  touch(ids: string[], seat: number | null = null): void {
    const { match, notices, selection, presenter, lookBack, rest } = this.parts;
    notices.current = null;
    selection.offered = [];
    if (this.isPointing) return presenter.point(ids);
    if (lookBack.past) return lookBack.comeBack();
    if (rest.hurry() || (rest.on && rest.goOn())) return;
    if (selection.pending || match.view?.table.phase !== "playing") return;
    this.choose(ids, seat);
  }

  /** Send the choice that has been touched, if the path says one completely. */
  finish(): void {
    const { choices, path } = this.parts.selection;
    const [only, other] = matching(choices, path);
    if (only && !other && only.path.length === path.length) this.act(only);
  }

  /** Send an action, unless it is only tried. Until the answer comes nothing else can be touched. */
  act(choice: Choice): void {
    const { match, connection, selection, rest, trial } = this.parts;
    if (rest.on && rest.goOn()) return;
    if (selection.pending || !match.view) return;
    if (trial.offers(choice)) return trial.add(choice);
    selection.path = choice.path;
    selection.offered = [];
    selection.pending = true;
    connection.send({
      do: "act",
      id: newId(),
      seat: match.takerOf(choice),
      action: choice.text,
      seq: match.view.seq,
    });
  }

  undo(): void {
    const { match, connection, selection, rest } = this.parts;
    const { view, seat } = match;
    if (rest.on) rest.goOn();
    if (!view?.undo || selection.pending || seat === null) return;
    connection.send({ do: "undo", id: newId(), seat, seq: view.seq });
  }

  /** Give a seat up for good. */
  leave(seat: number): void {
    this.parts.connection.send({ do: "leave", id: newId(), seat });
  }

  /** Resign for a seat. */
  resign(seat: number): void {
    this.parts.connection.send({ do: "resign", id: newId(), seat });
  }

  /** Ask the others at the table for something. */
  propose(what: Proposal["what"]): void {
    const { match, connection } = this.parts;
    if (match.seat !== null) connection.send({ do: "propose", id: newId(), seat: match.seat, what });
  }

  /** Agree to what another seat asks for, or decline it; one's own wish is withdrawn by that. */
  respond(seat: number, agrees: boolean): void {
    this.answer({ do: "respond", id: newId(), seat, agrees });
  }

  /** Stop waiting for somebody who is gone. */
  claim(seat: number, of: number): void {
    this.answer({ do: "claim", id: newId(), seat, of });
  }

  private answer(frame: Respond | Claim): void {
    this.parts.notices.current = null;
    this.parts.connection.send(frame);
  }

  /** Put down what is in hand, or show the present again. */
  clear(): void {
    const { lookBack, selection, notices } = this.parts;
    if (lookBack.past) return lookBack.comeBack();
    this.putBack();
    selection.offered = [];
    notices.current = null;
  }

  /** End the pauses of the bots, where the reader is the only person at the table. */
  hurryBots(): void {
    const { match, connection } = this.parts;
    const { view } = match;
    if (view?.table.phase !== "playing" || !view.scene) return;
    const { seats } = view.table;
    const isAlone = seats.every(({ kind, mine }) => kind === "bot" || mine);
    if (isAlone && view.scene.to_act.some((seat) => seats[seat]?.kind === "bot"))
      connection.send({ do: "hurry" });
  }

  /** Do what a touch of these ids means for the choices at hand. */
  private choose(ids: string[], seat: number | null): void {
    const { match, selection, trial, display } = this.parts;
    const choices = selection.choices.filter((choice) => seat === null || match.takerOf(choice) === seat);
    const meant = meaningOf(choices, selection.path, ids, (id) => display.kinds.get(id));
    if (meant.do === "send") this.act(meant.choice);
    else if (meant.do === "ask" && trial.attempt) this.putBack();
    else if (meant.do === "ask") this.askWhy(meant.path);
    else selection.path = meant.path;
    if (meant.do === "offer") selection.offered = meant.choices;
  }

  /** Put back what is in hand, else all that was tried. */
  private putBack(): void {
    const { selection, trial } = this.parts;
    const base = forced(selection.choices);
    if (selection.path.length > base.length) selection.path = base;
    else if (trial.actions.length) trial.start();
  }

  /** Ask why nothing legal begins with what was touched. */
  private askWhy(path: string[]): void {
    const { match, connection } = this.parts;
    const seat = match.view?.seat ?? null;
    if (seat !== null) connection.send({ do: "why", id: newId(), seat, path: path.slice(-MOST_IN_QUESTION) });
  }
}

/** The presenter: who shows the others at a table a moment and public places; these follow if they like. */

import type { Talk } from "../talk/talk.svelte";
import type { Leading, Pointer } from "../wire";
import { say } from "../words/say";
import type { Display } from "./display.svelte";
import type { Connection } from "./connection.svelte";
import type { LookBack } from "./look_back.svelte";
import type { Match } from "./match.svelte";
import type { Notices } from "./notices.svelte";

/** As many pointers as the server takes; the oldest make room. */
const MOST = 8;
const NOBODY: Leading = {
  is: "leading",
  on: false,
  seat: null,
  mine: false,
  at: null,
  pointers: [],
  to: null,
};

interface Parts {
  match: Match;
  display: Display;
  lookBack: LookBack;
  talk: Talk;
  connection: Connection;
  notices: Notices;
}

export class Presenter {
  /** Who shows what, as the server says. */
  shown = $state.raw(NOBODY);
  /** The reader follows, or takes the role that is offered; false: declined; null: not answered yet. */
  accepted = $state<boolean | null>(null);

  constructor(private readonly parts: Parts) {}

  /** Somebody else presents whom the reader has not muted. */
  get isOther(): boolean {
    const { on, mine, seat } = this.shown;
    return on && !mine && (seat === null || !this.parts.talk.muted.includes(seat));
  }

  /** The reader follows the presenter. */
  get isFollowed(): boolean {
    return this.isOther && this.accepted === true;
  }

  /** The role is offered to the reader. */
  get isOffered(): boolean {
    return this.isOther && this.parts.match.own.some(({ seat }) => seat === this.shown.to);
  }

  /** What is drawn on the boards: nothing of a presenter who is not followed. */
  get pointers(): Pointer[] {
    return this.shown.mine || this.isFollowed ? this.shown.pointers : [];
  }

  get name(): string {
    return this.shown.seat === null ? say("past-onlooker") : this.parts.match.nameOf(this.shown.seat);
  }

  /** Take up what the presenter shows now: whoever follows looks there, too. */
  hear(message: Leading): void {
    const before = this.shown;
    this.take(message);
    if (this.isOffered && message.to !== before.to) this.accepted ||= null;
    if (this.isFollowed) this.step();
    const fresh = this.pointers.find((one) => !before.pointers.some((old) => isSame(one, old)));
    if (fresh && !message.mine) this.parts.notices.spoken = this.sayPointer(fresh);
  }

  /** The connection is down: who presents by then is told anew. */
  forget(): void {
    this.shown = NOBODY;
    this.accepted = null;
  }

  follow(): void {
    this.accepted = true;
    this.step();
  }

  /** The reader shows another moment: as presenter to the others, too; who followed does no more. */
  stepped(): void {
    const { past, wanted } = this.parts.lookBack;
    if (this.shown.mine && (past?.at ?? null) !== this.shown.at) this.present();
    if (this.isFollowed && wanted !== this.shown.at) this.accepted = false;
  }

  /** Present this moment and what is pointed to in it; `to` is the seat that the role is offered to. */
  present(pointers: Pointer[] = [], to: number | null = null): void {
    const { connection, lookBack } = this.parts;
    connection.send({ do: "lead", at: lookBack.past?.at ?? null, pointers, to });
  }

  end(): void {
    this.parts.connection.send({ do: "rest" });
  }

  /** Point to a place, or from one to another; what is pointed to already no more. Nobody points into a hand. */
  point(from: string[], to = from): void {
    const [start, end] = [from.at(-1), to.at(-1)];
    if (!start || !end || this.isInHand(start) || this.isInHand(end)) return;
    const now = this.shown.pointers;
    const others = now.filter((one) => !isSame(one, [start, end]));
    this.present(others.length < now.length ? others : [...now, [start, end] as Pointer].slice(-MOST));
  }

  private take(message: Leading): void {
    const { on, seat, mine } = this.shown;
    if (on !== message.on || seat !== message.seat || mine !== message.mine) this.accepted = null;
    this.shown = message;
  }

  /** Go to the moment that is presented. */
  private step(): void {
    const { lookBack } = this.parts;
    const { at } = this.shown;
    if (at === lookBack.wanted) return;
    if (at === null) lookBack.comeBack();
    else lookBack.goTo(at);
  }

  private sayPointer([start, end]: Pointer): string {
    const labelOf = (id: string) => this.things.find((it) => it.id === id)?.label ?? "";
    const [name, place] = [this.name, labelOf(start)];
    return start === end
      ? say("lead-circle", { name, place })
      : say("lead-arrow", { name, place, end: labelOf(end) });
  }

  private isInHand(id: string): boolean {
    const zone = this.things.find((it) => it.id === id)?.zone;
    return this.parts.display.scene?.zones.find((it) => it.id === zone)?.kind === "hand";
  }

  private get things() {
    const { scene } = this.parts.display;
    return [...(scene?.spots ?? []), ...(scene?.pieces ?? [])];
  }
}

const isSame = (one: Pointer, other: Pointer) => one[0] === other[0] && one[1] === other[1];

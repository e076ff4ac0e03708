/** The state of one open table: what was received, what is touched, what is said. */

import { tick } from "svelte";
import { mixNonces } from "../net/nonce";
import { Line, liveUrl } from "../net/socket";
import type { Choice, Event, Incoming, Outgoing, SeatInfo, View, Word } from "../wire";
import type { Scene } from "../words/scene";
import { turnOf } from "./ghosts";
import { play, remember } from "./glide";
import { complete, forced, matching, nextIds, touch } from "./narrow";
import { contextOf, say, sayWrong } from "../words/say";
import { seen, tellScene } from "../words/scene";
import { tell } from "../words/tell";
import { mine, namesOf, readerOf, turnOver } from "./seat";

/** What the server refuses, or is asked about, as it says it. */
export interface Notice {
  code: string;
  message: Word;
  clause: string | null;
}

export interface News {
  number: number;
  events: Event[];
}

type Answer = Exclude<Outgoing, { is: "view" | "fault" | "ack" | "pong" }>;

function noticeOf(message: Answer): Notice {
  if (message.is === "stale") return { code: "stale", message: "", clause: null };
  const code = message.is === "because" ? "illegal" : message.code;
  return { code, message: message.reason, clause: message.clause };
}

/** What the reader is asked to do, else what is going on. */
const statusOf = (view: View | null): Word => view?.own?.status || (view?.scene?.status ?? "");

const COVER_AFTER_MS = 1300;
const NO_CHOICES: Choice[] = [];

let acts = 0;
const newId = () => `${Date.now().toString(36)}-${++acts}`;

export class Session {
  view = $state.raw<View | null>(null);
  online = $state(true);
  path = $state.raw<string[]>([]);
  offered = $state.raw<Choice[]>([]);
  notice = $state.raw<Notice | null>(null);
  pending = $state(false);
  cover = $state.raw<SeatInfo | null>(null);
  log = $state.raw<Event[]>([]);
  trace = $state.raw<Event | null>(null);
  news = $state.raw<News>({ number: 0, events: [] });
  spoken = $state("");
  /** When the view came, by `performance.now()`; its clocks run from then on. */
  received = $state(0);
  /** The id under the pointer or the focus, for previews. */
  hinted = $state<string | null>(null);
  missing = $state(false);

  own = $derived(this.view ? mine(this.view) : []);
  /** For whom everything is said. */
  context = $derived.by(() =>
    contextOf(this.view?.table.game ?? "", namesOf(this.view), readerOf(this.view)),
  );
  tell = (word: Word): string => tell(word, this.context);
  scene = $derived.by<Scene | null>(() => {
    const scene = this.cover || !this.view ? null : seen(this.view);
    return scene ? tellScene(scene, this.tell) : null;
  });
  choices = $derived(this.pending || this.cover ? NO_CHOICES : (this.view?.actions ?? NO_CHOICES));
  next = $derived(nextIds(this.choices, this.path));
  named = $derived(new Set(this.view?.actions.flatMap((choice) => choice.path) ?? []));
  /** How the piece in hand is turned by what was touched; it stays so until the answer is there. */
  turn = $derived(turnOf(matching(this.view?.actions ?? NO_CHOICES, this.path)));
  /** The kind of every piece and spot. */
  kinds = $derived(
    new Map([...(this.scene?.pieces ?? []), ...(this.scene?.spots ?? [])].map((it) => [it.id, it.kind])),
  );

  private readonly line: Line;
  private covering: ReturnType<typeof setTimeout> | undefined;
  /** The seat this browser last asked to look from. */
  private looking: number | null = null;
  private wantsAll = false;

  constructor(readonly id: string) {
    this.line = new Line(liveUrl(id), {
      greet: () => this.look(),
      hear: (message) => this.hear(message),
      online: (yes) => (this.online = yes),
    });
  }

  open(): void {
    this.line.open();
  }

  close(): void {
    clearTimeout(this.covering);
    this.line.close();
  }

  /** Connect anew after this browser has joined. */
  renew(): void {
    this.line.renew();
  }

  // --- what the player does ---

  /** Touch a place or a button; `ids` are its names, topmost first. */
  touch(ids: string[], seat: number | null = null): void {
    this.notice = null;
    this.offered = [];
    if (this.pending || !this.view || this.view.table.phase !== "playing") return;
    const meant = touch(this.choices, this.path, ids, seat, (id) => this.kinds.get(id));
    if (meant.do === "send") this.act(meant.choice);
    else if (meant.do === "ask") this.why(meant.path);
    else this.path = meant.path;
    if (meant.do === "offer") this.offered = meant.choices;
  }

  act(choice: Choice): void {
    if (this.pending) return;
    this.path = choice.path;
    this.offered = [];
    this.pending = true;
    this.line.send({ do: "act", id: newId(), seat: choice.seat, action: choice.text, seq: this.view!.seq });
  }

  undo(): void {
    const seat = this.view?.seat ?? this.own[0]?.seat;
    if (!this.view?.undo || this.pending || seat === undefined) return;
    this.line.send({ do: "undo", id: newId(), seat, seq: this.view.seq });
  }

  leave(seat: number): void {
    this.line.send({ do: "leave", id: newId(), seat });
  }

  clear(): void {
    this.path = forced(this.choices);
    this.offered = [];
    this.notice = null;
  }

  /** Whether an id may be touched next. */
  mayTouch(id: string): boolean {
    return this.next.has(id);
  }

  /** The choices that the touched path says completely, beside longer ones. */
  finished(): Choice[] {
    const done = this.path.length ? complete(this.choices, this.path) : [];
    return matching(this.choices, this.path).length > done.length ? done : this.offered;
  }

  /** The person named on the cover has the device. */
  uncover(): void {
    if (this.cover) this.lookFrom(this.cover.seat, true);
  }

  private why(path: string[]): void {
    const seat = this.view?.seat ?? null;
    if (seat !== null) this.line.send({ do: "why", id: newId(), seat, path: path.slice(-8) });
  }

  // --- what the server says ---

  private look(): Incoming {
    const seq = this.wantsAll ? 0 : (this.view?.seq ?? 0);
    return { do: "look", seat: this.looking, seq };
  }

  private lookFrom(seat: number, all: boolean): void {
    if (this.looking === seat && !this.cover) return;
    this.looking = seat;
    this.wantsAll = all;
    this.line.send(this.look());
  }

  private hear(message: Outgoing): void {
    if (message.is === "view") this.receive(message);
    else if (message.is === "fault") this.fault(message.code, message.message);
    else if (message.is === "ack") return;
    else if (message.is !== "pong") this.answer(message);
  }

  private answer(message: Answer): void {
    if (message.is !== "because") this.pending = false;
    if (message.is !== "because") this.path = forced(this.view?.actions ?? []);
    this.notice = noticeOf(message);
    this.spoken = sayWrong(this.notice, this.tell);
  }

  private fault(code: string, message: string): void {
    if (code === "no_table") this.missing = true;
    this.notice = { code, message, clause: null };
  }

  private receive(view: View): void {
    void mixNonces(view.table).catch(() => undefined); // asked again by the next view
    if (this.cover && view.seat !== this.cover.seat) return void this.keepBehindCover(view);
    const before = this.cover ? new Map() : remember();
    const moved = this.settleView(view);
    if (moved) void tick().then(() => play(before));
    this.takeTurn(view);
  }

  /** Behind a cover only the table itself is kept, no hand and no history. */
  private keepBehindCover(view: View): void {
    this.view = { ...view, scene: null, own: null, actions: [], events: [] };
  }

  private settleView(view: View): boolean {
    const old = this.view;
    const moved = !old || old.seq !== view.seq || old.seat !== view.seat || this.cover !== null;
    const held = !this.pending && old?.seat === view.seat && this.cover === null && this.path.length > 0;
    this.cover = null;
    this.wantsAll = false;
    this.view = view;
    this.received = performance.now();
    this.record(view, statusOf(old));
    if (old?.table.phase === "playing" && view.table.phase === "over") this.lookBack();
    if (moved || this.pending) this.freshen();
    // What somebody has in hand stays there when others act meanwhile.
    if (!held || !matching(this.choices, this.path).length) this.path = forced(this.choices);
    return moved;
  }

  private freshen(): void {
    this.pending = false;
    this.notice = null;
    this.offered = [];
    this.hinted = null;
  }

  /** Once a match is over it has no secrets: ask for its whole history, as it may be told now. */
  private lookBack(): void {
    this.wantsAll = true;
    this.line.send(this.look());
  }

  private record(view: View, spoken: Word): void {
    const status = this.tell(statusOf(view));
    const last = view.events.findLast((event) => event.ids.length > 0);
    if (view.events.length) this.trace = last ?? null;
    this.log = view.log ? view.events : [...this.log, ...view.events];
    if (!view.log && view.events.length) this.news = { number: this.news.number + 1, events: view.events };
    const told = view.log ? [] : view.events.map((event) => this.tell(event.text));
    if (!view.log || status !== this.tell(spoken)) this.spoken = [...told, status].filter(Boolean).join(" ");
  }

  private takeTurn(view: View): void {
    clearTimeout(this.covering);
    const turn = turnOver(view);
    if (turn.do === "look") return this.lookFrom(turn.seat, false);
    if (turn.do !== "cover") return;
    const wait = view.seat === null ? 0 : COVER_AFTER_MS;
    if (wait === 0) this.hide(turn.seat);
    else this.covering = setTimeout(() => this.hide(turn.seat), wait);
  }

  private hide(seat: number): void {
    this.cover = this.view!.table.seats.find((info) => info.seat === seat) ?? null;
    this.keepBehindCover(this.view!);
    this.log = [];
    this.trace = null;
    this.news = { number: this.news.number, events: [] };
    this.path = [];
    this.spoken = say("pass-device-to", { name: this.cover?.name ?? "" });
  }
}

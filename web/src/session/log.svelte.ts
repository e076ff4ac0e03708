/** What has happened in the match, as far as this page was told. */

import { play, type Places } from "../play/glide";
import type { HistoryPage, Outgoing, Told, View, Word } from "../wire";
import { called } from "../words/names";
import { say } from "../words/say";
import type { Connection } from "./connection.svelte";
import { statusOf, type Match } from "./match.svelte";
import type { Notices } from "./notices.svelte";

/** The events of the last view that brought any; the number grows with each such view. */
export interface News {
  number: number;
  events: Told[];
}

/** Find the last of these events that happened somewhere on the table. */
export const lastPlaced = (events: Told[]): Told | null =>
  events.findLast((event) => event.ids.length > 0) ?? null;

export class Log {
  events = $state.raw<Told[]>([]);
  /** `events` are those after this sequence number; where it is not 0 the server has older pages. */
  since = $state(0);
  news = $state.raw<News>({ number: 0, events: [] });
  /** The last event that happened somewhere on the table. */
  latest = $state.raw<Told | null>(null);
  /** Who has come, gone or been replaced since the last event, as a sentence. */
  presence = $state("");
  /** Where pieces were drawn before the last events, to play these once more. */
  placesBefore = $state.raw<Places>(new Map());
  /** The sequence numbers of the moments there are, known or to be fetched: the beginning, and after each move. */
  moments = $derived.by(() => [
    ...new Set([
      0,
      ...Array.from({ length: this.since }, (_, i) => i + 1),
      ...this.events.map((event) => event.seq),
    ]),
  ]);

  constructor(
    private readonly match: Match,
    private readonly connection: Connection,
    private readonly notices: Notices,
  ) {}

  /** Add what a view tells of; `before` is the status that was told last. */
  record(view: View, before: Word): void {
    const { events, log } = view;
    const { tell } = this.match;
    const status = tell(statusOf(view));
    if (events.length || log) this.latest = lastPlaced(events);
    if (log && (!events.length || this.isAhead(view))) this.forgetNews();
    this.events = log ? events : [...this.events, ...events];
    if (log) this.since = view.since;
    if (events.length) this.presence = "";
    if (!log && events.length) this.news = { number: this.news.number + 1, events };
    if (log && status === tell(before)) return;
    const opening = events.length ? "" : tell(view.scene?.opening ?? "");
    const told = log ? [opening] : events.map((event) => tell(event.text));
    this.notices.spoken = [...told, status].filter(Boolean).join(" ");
  }

  /** Tell whether the news are of actions that a view knows nothing of, since they were taken back. */
  private isAhead({ seq }: View): boolean {
    return this.news.events.some((event) => event.seq > seq);
  }

  private forgetNews(): void {
    this.placesBefore = new Map();
    this.news = { number: this.news.number, events: [] };
  }

  /** Tell who has come back or gone; that a bot takes over is an event. */
  recordPresence(old: View | null, view: View): void {
    if (old?.table.phase !== "playing") return;
    for (const [seat, was] of old.table.seats.entries()) {
      const now = view.table.seats[seat]!;
      if (was.kind !== "human" || now.kind !== "human" || now.mine || was.online === now.online) continue;
      this.presence = say(now.online ? "comes-back" : "goes-away", { name: called(now.name, seat) });
      this.notices.spoken = this.presence;
    }
  }

  askEarlier(): void {
    this.connection.send({ do: "history", before: this.since });
  }

  /** Put an older page before the events, unless it was asked for before another one came. */
  prepend(page: HistoryPage): void {
    if (page.before !== this.since) return;
    this.events = [...page.events, ...this.events];
    this.since = page.since;
  }

  /** Fetch all older pages. Rejects when `signal` aborts. */
  async fetchAll(signal: AbortSignal): Promise<Told[]> {
    while (this.since > 0) {
      const before = this.since;
      const isPage = (message: Outgoing): message is HistoryPage =>
        message.is === "history" && message.before === before;
      await this.connection.ask({ do: "history", before }, isPage, 1, signal);
    }
    return this.events;
  }

  /** Play the last events once more. */
  repeat(): void {
    this.news = { ...this.news, number: this.news.number + 1 };
    play(this.placesBefore);
  }

  /** Forget everything that was told. */
  clear(): void {
    this.events = [];
    this.since = 0;
    this.latest = null;
    this.forgetNews();
  }
}

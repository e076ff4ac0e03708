/** Talk at a table, in the reader's language and without those they have muted. */

import { isListOf, isNumber, keep, recall } from "../ui/memory";
import { say } from "../words/say";
import type { Incoming, Outgoing, Said, Saying, TableInfo } from "../wire";
import type { Wrong } from "../words/say";

export type Phrase = Saying["phrase"];

export const PHRASES: Exclude<Phrase, "words">[] = [
  "hello",
  "luck",
  "well",
  "nice",
  "thanks",
  "moment",
  "sorry",
  "oops",
  "again",
  "bye",
];

/** The phrases to choose from before a match begins. */
export const WAITING: typeof PHRASES = ["hello", "luck", "moment", "thanks", "sorry", "bye"];

type Utterance = Extract<Incoming, { do: "say" }> & { words: string };

const SHOWN_MS = 6_000;
const MOST = 50;

/** Write a saying as plain text: what somebody wrote is never markup, and no link. */
export const textOf = ({ phrase, words }: Pick<Saying, "phrase" | "words">): string =>
  phrase === "words" ? words : say(`phrase-${phrase}`);

/** List the seats of other people at a table. */
export const othersAt = (table: TableInfo) =>
  table.seats.filter((seat) => seat.kind === "human" && !seat.program && !seat.mine);

export class Talk {
  /** The latest sayings, of muted seats as well. */
  sayings = $state.raw<Saying[]>([]);
  /** The sayings that are shown at their seats now, by seat. */
  fresh = $state.raw<Record<number, Saying>>({});
  /** The seats that the reader has muted. */
  muted = $state.raw<number[]>([]);
  /** The words that the reader is writing. */
  draft = $state("");
  /** What the reader said and the server has not acknowledged yet. */
  unconfirmed = $state.raw<Utterance[]>([]);
  /** Why the last of it was refused. */
  refused = $state.raw<Wrong | null>(null);

  constructor(readonly table: string) {
    this.muted = recall(`muted.${table}`, [], isListOf(isNumber));
  }

  /** Take up sayings, new or replaced. Give the one to be shown and read out: one that comes alone; more are history. */
  hear({ sayings }: Said): Saying | null {
    const known = this.sayings.at(-1)?.number ?? 0;
    const fresh = sayings.filter((saying) => saying.number > known);
    const renewed = new Map([...this.sayings, ...sayings].map((saying) => [saying.number, saying]));
    this.sayings = [...renewed.values()].sort((one, other) => one.number - other.number).slice(-MOST);
    const [only] = sayings.length === 1 ? fresh : [];
    if (!only || this.muted.includes(only.seat)) return null;
    this.show(only);
    return only;
  }

  /** Keep what goes out until it is acknowledged or refused. Give it again. */
  utter(saying: Utterance): Utterance {
    this.refused = null;
    this.unconfirmed = [...this.unconfirmed, saying];
    return saying;
  }

  /** Take the answer to something said here, and put refused words back into the draft. Give false for other answers. */
  settle(message: Outgoing): boolean {
    if (message.is !== "ack" && message.is !== "refused" && message.is !== "fault") return false;
    const said = this.unconfirmed.find(({ id }) => id === message.id);
    if (!said) return false;
    this.unconfirmed = this.unconfirmed.filter((it) => it !== said);
    if (message.is === "ack") return true;
    this.draft = [said.words, this.draft].filter(Boolean).join(" ");
    const { code, until } = message;
    this.refused = { code, message: message.is === "fault" ? message.message : message.reason, until };
    return true;
  }

  private show(saying: Saying): void {
    this.fresh = { ...this.fresh, [saying.seat]: saying };
    setTimeout(() => {
      if (this.fresh[saying.seat] !== saying) return;
      const { [saying.seat]: _, ...rest } = this.fresh;
      this.fresh = rest;
    }, SHOWN_MS);
  }

  /** The sayings of all seats that are not muted. */
  get heard(): Saying[] {
    return this.sayings.filter((saying) => !this.muted.includes(saying.seat));
  }

  /** Mute a seat, or hear it again; remembered on this device only. */
  mute(seat: number, on: boolean): void {
    this.muted = on ? [...this.muted, seat] : this.muted.filter((it) => it !== seat);
    keep(`muted.${this.table}`, this.muted);
    if (on) this.fresh = Object.fromEntries(Object.entries(this.fresh).filter(([at]) => Number(at) !== seat));
  }
}

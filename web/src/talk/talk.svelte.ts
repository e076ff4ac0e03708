/** What is said at a table, for the reader: in their own language, without those they do not want to hear. */

import { isListOf, isNumber, keep, recall } from "../ui/memory";
import { say } from "../words/say";
import type { Incoming, Outgoing, Said, Saying, TableInfo, Word } from "../wire";

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

/** What is said before a game begins. */
export const WAITING: typeof PHRASES = ["hello", "luck", "moment", "thanks", "sorry", "bye"];

type Utterance = Extract<Incoming, { do: "say" }> & { words: string };

const SHOWN_MS = 6_000;
const MOST = 50;

/** Plain text: what somebody wrote is never markup, and no link. */
export const textOf = ({ phrase, words }: Pick<Saying, "phrase" | "words">): string =>
  phrase === "words" ? words : say(`phrase-${phrase}`);

/** The people at a table besides the reader. */
export const othersAt = (table: TableInfo) =>
  table.seats.filter((seat) => seat.kind === "human" && !seat.mine);

export class Talk {
  /** The latest that was said, muted or not. */
  sayings = $state.raw<Saying[]>([]);
  /** What stands at whose place just now. */
  fresh = $state.raw<Record<number, Saying>>({});
  muted = $state.raw<number[]>([]);
  /** What the reader is writing. */
  draft = $state("");
  /** What the reader said, and nobody has confirmed yet. */
  unconfirmed = $state.raw<Utterance[]>([]);
  /** Why the last of it was not said. */
  refused = $state.raw<{ code: string; message: Word } | null>(null);

  constructor(readonly table: string) {
    this.muted = recall(`muted.${table}`, [], isListOf(isNumber));
  }

  /** Take up what is new or said otherwise; give what is to be shown and read out. What comes with others is history. */
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

  /** Remember what goes out, until it is confirmed or given back. */
  utter(saying: Utterance): Utterance {
    this.refused = null;
    this.unconfirmed = [...this.unconfirmed, saying];
    return saying;
  }

  /** Take an answer to something said here; false where it answers something else. Refused words are given back. */
  settle(message: Outgoing): boolean {
    if (message.is !== "ack" && message.is !== "refused" && message.is !== "fault") return false;
    const said = this.unconfirmed.find(({ id }) => id === message.id);
    if (!said) return false;
    this.unconfirmed = this.unconfirmed.filter((it) => it !== said);
    if (message.is === "ack") return true;
    this.draft = [said.words, this.draft].filter(Boolean).join(" ");
    this.refused = { code: message.code, message: message.is === "fault" ? message.message : message.reason };
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

  /** What the reader wants to hear. */
  get heard(): Saying[] {
    return this.sayings.filter((saying) => !this.muted.includes(saying.seat));
  }

  /** Kept on this device, and nobody is told. */
  mute(seat: number, on: boolean): void {
    this.muted = on ? [...this.muted, seat] : this.muted.filter((it) => it !== seat);
    keep(`muted.${this.table}`, this.muted);
    if (on) this.fresh = Object.fromEntries(Object.entries(this.fresh).filter(([at]) => Number(at) !== seat));
  }
}

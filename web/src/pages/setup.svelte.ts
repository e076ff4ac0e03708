/** What is chosen on the set-up page: the defaults at first; what was chosen last time can be taken again. */

import { layoutsOf, type Layout } from "../edit/layouts";
import { isSite } from "../ui/address";
import {
  isListOf,
  isMadeOf,
  isMapOf,
  isMaybe,
  isOneOf,
  isSwitch,
  isText,
  keep,
  recall,
  type Fits,
} from "../ui/memory";
import { here } from "../net/here.svelte";
import { manners } from "../net/manners.svelte";
import type { Place } from "../net/opening";
import { say, sayNumber } from "../words/say";
import { faultOf, isOffered } from "../clocks/control";
import { EVENING } from "../days/time";
import type { GameInfo, NewTable, OptionInfo, Problem, SeatRequest, Terms } from "../wire";

const WHO = ["me", "here", "link", "bot"] as const;
export type Who = (typeof WHO)[number];

export interface Chair {
  who: Who;
  name: string;
  level: string;
}

interface Remembered {
  chairs: Chair[];
  options: Record<string, Chosen>;
  /** Without some of them where they were stored before there were any. */
  terms?: Omit<Terms, "clock" | "rated" | "open"> & Partial<Pick<Terms, "clock" | "rated" | "open">>;
}

/** The value of an option. Whether an option can have it is looked at when it is taken over. */
type Chosen = OptionInfo["default"];

const isAnything = (value: unknown): value is Chosen => value !== undefined;

const isRemembered: Fits<Remembered> = isMadeOf<Remembered>({
  chairs: isListOf(isMadeOf<Chair>({ who: isOneOf(WHO), name: isText, level: isText })),
  options: isMapOf(isAnything),
  terms: isMaybe(
    isMadeOf<NonNullable<Remembered["terms"]>>({
      over_days: isSwitch,
      days: isOneOf([0, 1, 2, 3, 5, 7, 14] as const),
      late: isOneOf(["bot", "free"] as const),
      warm: isSwitch,
      talk: isSwitch,
      clock: isMaybe(isText),
    }),
  ),
});

const OF_OPTION = "options.";
/** What a clock of one's own is written from. */
const WRITTEN_FIRST = "15+10";

const fits = (option: OptionInfo, value: Chosen | undefined): value is Chosen =>
  value !== undefined &&
  (option.values
    ? option.values.some((it) => it === value)
    : option.ranges
      ? value === null || (typeof value === "number" && value >= option.least! && value <= option.most!)
      : typeof value === typeof option.default);

/** A screen that is narrower or less high than this is a phone's, on which large boards have small cards. */
const PHONE = { width: 600, height: 480 };

/** Give the value of an option that a visit begins with. */
const beginning = ({ on_phones, offered, default: usual }: OptionInfo): Chosen =>
  (innerWidth < PHONE.width || innerHeight < PHONE.height ? on_phones : null) ?? offered ?? usual;

export class Setup {
  chairs = $state<Chair[]>([]);
  options = $state<Record<string, Chosen>>({});
  terms = $state.raw<Terms>(EVENING);
  /** The clock is written, not one of those offered. */
  writesClock = $state(false);
  /** Where the reader wants to play; null where nothing was chosen. */
  wished = $state<Place | null>(null);
  /** Options that one field can hold; whole layouts keep their default here. */
  readonly shown: OptionInfo[];
  /** The layouts made in the editor, and the name of the one chosen; "" for none. */
  readonly layouts: Layout[];
  layout = $state("");
  /** The set-up that was played last; null where this browser does not remember any. */
  readonly last: Remembered | null;

  constructor(readonly game: GameInfo) {
    this.shown = game.options.filter((option) => option.ranges || typeof option.default !== "object");
    this.layouts = layoutsOf(game.name);
    this.last = this.remembered();
    this.options = Object.fromEntries(this.shown.map((option) => [option.name, beginning(option)]));
    const [least, most] = game.players;
    this.setCount(Math.min(most, Math.max(least, 2)));
  }

  /** Remove choices that are no longer possible. */
  private remembered(): Remembered | null {
    const last = recall(`setup.${this.game.name}`, null, isRemembered);
    const [least, most] = this.game.players;
    if (!last || last.chairs.length < least || last.chairs.length > most) return null;
    const known = (chair: Chair) => this.game.levels.includes(chair.level) || this.game.levels.length === 0;
    return {
      terms: last.terms,
      chairs: last.chairs.map((chair) => (known(chair) ? chair : { ...chair, level: this.game.level })),
      options: Object.fromEntries(
        this.shown.map((option) => {
          const value = last.options[option.name];
          return [option.name, fits(option, value) ? value : option.default];
        }),
      ),
    };
  }

  /** Take the choices of last time. */
  asLastTime(): void {
    if (!this.last) return;
    this.chairs = this.last.chairs.map((chair) => ({ ...chair }));
    this.options = { ...this.last.options };
    this.agree({ ...EVENING, ...this.last.terms });
    this.writesClock = this.terms.clock !== "" && !isOffered(this.terms.clock);
  }

  /** Take players and options of a position, as far as they can be chosen here. */
  takePosition(players: number, options: Record<string, unknown>): void {
    this.setCount(players);
    for (const option of this.shown) {
      const value = options[option.name] as Chosen | undefined;
      if (fits(option, value)) this.options[option.name] = value;
    }
  }

  /** The options that differ from those a visit begins with. */
  get changed(): OptionInfo[] {
    return this.shown.filter((option) => this.options[option.name] !== beginning(option));
  }

  /** Compute the bounds of an option with the other choices. */
  limits(option: OptionInfo): [least: number, most: number] | null {
    const chosen = option.by === "players" ? this.chairs.length : this.options[option.by ?? ""];
    const limits = option.ranges?.[String(chosen)];
    if (limits) return limits;
    return option.least === null || option.most === null ? null : [option.least, option.most];
  }

  /** List the values that can be chosen with so many players; null where there is no list. */
  values({ values, players }: OptionInfo): OptionInfo["values"] {
    return values?.filter((value) => (players?.[String(value)] ?? 0) <= this.chairs.length) ?? null;
  }

  /** Write what is wrong with the number chosen for an option; null if nothing is. */
  wrong(option: OptionInfo): string | null {
    const limits = option.values ? null : this.limits(option);
    const value = this.options[option.name];
    if (!limits || (option.ranges && value == null)) return null;
    const [least, most] = limits;
    const good = typeof value === "number" && value >= least && value <= most && value % option.step === 0;
    if (good) return null;
    return option.step > 1
      ? say("wrong-steps", { least: sayNumber(least), most: sayNumber(most), step: sayNumber(option.step) })
      : say("wrong-range", { least: sayNumber(least), most: sayNumber(most) });
  }

  /** Take players and options that a link asks for, as far as they can be chosen here; others are as usual. */
  takeWish({ players, options }: { players: number; options: Record<string, unknown> }): void {
    const [least, most] = this.game.players;
    this.options = Object.fromEntries(this.shown.map((option) => [option.name, option.default]));
    this.takePosition(players >= least && players <= most ? players : this.chairs.length, options);
  }

  private chair(place: number): Chair {
    const level = this.game.levels.length ? this.game.level : "";
    if (place === 0) return { who: "me", name: recall("name", "", isText), level };
    return { who: level ? "bot" : "here", name: recall(`friend.${place}`, "", isText), level };
  }

  setCount(count: number): void {
    while (this.chairs.length < count) this.chairs.push(this.chair(this.chairs.length));
    this.chairs.length = count;
    for (const option of this.shown) {
      const values = this.values(option);
      if (values?.every((value) => value !== this.options[option.name]))
        this.options[option.name] = option.default;
    }
  }

  /** Somebody may sit at another device. */
  get apart(): boolean {
    return this.chairs.some((chair) => chair.who === "link");
  }

  /** There may be a clock: people play, in one evening, and not in kid mode. */
  get mayHaveClock(): boolean {
    return (
      !manners.kids &&
      this.chairs.some((chair) => chair.who !== "bot") &&
      !(this.apart && this.terms.over_days)
    );
  }

  /** Agree on something else; for moves over days no clock is written. */
  agree(terms: Partial<Terms>): void {
    this.terms = { ...this.terms, ...terms };
    this.writesClock &&= !this.terms.over_days;
  }

  /** The match may be rated: two or more play, one of them here, and not on this device alone. */
  get mayBeRated(): boolean {
    const here = this.chairs.filter((chair) => chair.who === "me" || chair.who === "here");
    return !isSite && this.wished !== "device" && this.chairs.length > 1 && here.length === 1;
  }

  /** The options that are the same in all rated matches; who begins may be chosen. */
  get fixed(): OptionInfo[] {
    return this.shown.filter((option) => !option.starts);
  }

  /** The rules are those that rated matches have. */
  get isUsual(): boolean {
    return this.layout === "" && this.fixed.every((option) => this.options[option.name] === option.default);
  }

  /** The match is going to be rated. */
  get isRated(): boolean {
    return this.mayBeRated && this.isUsual && this.terms.rated;
  }

  /** Agree on whether the match is rated; if it is, it has the usual rules. */
  rate(rated: boolean): void {
    this.agree(rated ? { rated, late: "bot", warm: false } : { rated });
    const usual = Object.fromEntries(this.fixed.map((option) => [option.name, option.default]));
    if (rated) this.options = { ...this.options, ...usual };
  }

  /** Choose a clock for an evening; an empty one is none. */
  chooseClock(clock: string): void {
    this.writesClock = false;
    this.agree({ ...(this.terms.over_days ? EVENING : {}), clock });
  }

  /** Begin to write a clock, from what it is now. */
  writeClock(): void {
    this.chooseClock(this.terms.clock || WRITTEN_FIRST);
    this.writesClock = true;
  }

  /** Write what is wrong with the clock that is written; null if nothing is. */
  get clockFault(): string | null {
    return this.mayHaveClock && this.writesClock ? faultOf(this.terms.clock) : null;
  }

  /** The terms of the table; null where there is nothing to agree on: nobody at another device, no clock, no rating. */
  get agreed(): Terms | null {
    const rated = this.isRated;
    if (this.apart) {
      const kept = manners.kids ? { days: 0 as const, talk: false, clock: "", open: false } : {};
      return { ...this.terms, rated, ...(rated ? { late: "bot", warm: false } : {}), ...kept };
    }
    const clock = this.mayHaveClock ? this.terms.clock : "";
    return clock || rated ? { ...EVENING, clock, rated } : null;
  }

  /** Where the table is to be opened. */
  get place(): Place {
    if (this.apart || this.isRated) return "server";
    return this.wished ?? (here.kept && !navigator.onLine ? "device" : "anywhere");
  }

  /** Make the request for the table. */
  request(): NewTable {
    const laid = this.layouts.find(({ name }) => name === this.layout)?.options ?? {};
    const options = { ...$state.snapshot(this.options), ...(laid as Record<string, Chosen>) };
    const seats = this.chairs.map(seatOf);
    return { game: this.game.name, seats, options, terms: this.agreed };
  }

  remember(): void {
    keep(`setup.${this.game.name}`, { chairs: this.chairs, options: this.options, terms: this.terms });
    this.chairs.forEach((chair, i) => {
      if (chair.who === "me") keep("name", chair.name.trim());
      if (chair.who === "here") keep(`friend.${i}`, chair.name.trim());
    });
  }
}

/** Find what a refusal is about: an option, "players", the place of a chair, or null for the whole. */
export function aboutWhat(problem: Problem | null): string | number | null {
  const field = problem?.field ?? "";
  if (field.startsWith(OF_OPTION)) return field.slice(OF_OPTION.length);
  if (field.startsWith("seats[")) return Number.parseInt(field.slice("seats[".length));
  return field === "players" || field === "seats" ? "players" : null;
}

function seatOf(chair: Chair): SeatRequest {
  if (chair.who === "link") return { kind: "link" };
  if (chair.who === "bot") return { kind: "bot", level: chair.level };
  return { kind: "here", name: chair.name.trim() || null };
}

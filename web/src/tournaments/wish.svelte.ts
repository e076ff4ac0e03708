/** What is wished for a new tournament, with only those choices that fit one another. */

import { OFFERED } from "../clocks/control";
import { manners } from "../net/manners.svelte";
import { Setup } from "../pages/setup.svelte";
import type { GameInfo, NewTournament, OptionInfo } from "../wire";

type Format = NewTournament["format"];
type Where = NewTournament["where"];

const FOR_TWO: Format[] = ["elimination", "arena"];
const SERIES = [1, 3, 5, 7];
const FEWEST = 2;
const ROUNDS = 5;

export class Wish {
  private named = $state("");
  /** The options of the game, as they are chosen for a table; null for a game that is not there. */
  setup = $state.raw<Setup | null>(null);
  private wished = $state<Format>("swiss");
  private wishedWhere = $state<Where | null>(null);
  title = $state("");
  /** Of a table; the smaller one is also that of tables that are not full. */
  seats = $state<[number, number]>([2, 2]);
  rounds = $state(ROUNDS);
  bestOf = $state(1);
  /** How a duplicate night is scored: the share of results that are beaten, or all margins fitted. */
  byComparison = $state(false);
  private wishedClock = $state("");
  /** How long an arena pairs by itself; 0: an organiser pairs. */
  minutes = $state(60);
  listed = $state(true);

  constructor(readonly games: GameInfo[]) {
    this.game = games[0]?.name ?? "";
  }

  get game(): string {
    return this.named;
  }

  /** Another game has its usual options. */
  set game(name: string) {
    this.named = name;
    const setup = this.info ? new Setup(this.info) : null;
    if (setup) setup.options = Object.fromEntries(setup.shown.map((each) => [each.name, each.default]));
    this.setup = setup;
  }

  get info(): GameInfo | undefined {
    return this.games.find(({ name }) => name === this.game);
  }

  /** The formats that fit the game. */
  get formats(): Format[] {
    const all: Format[] = ["swiss", "round-robin", "elimination", "league", "arena", "duplicate"];
    return this.game === "thirty-six" ? [...all, "thirty-six"] : all;
  }

  /** The format: the one that was chosen last, if it fits the game. */
  get format(): Format {
    return this.formats.includes(this.wished) ? this.wished : "swiss";
  }

  set format(format: Format) {
    this.wished = format;
  }

  /** Whether all tables of a round play the same sealed deal, which only screens can deal. */
  get isNight(): boolean {
    return this.format === "duplicate";
  }

  /** Where it can be played. */
  get places(): Where[] {
    return this.isNight ? ["screens"] : ["mixed", "screens", "tables"];
  }

  /** Where it is played; an arena at screens unless another place was chosen. */
  get where(): Where {
    if (this.isNight) return "screens";
    return this.wishedWhere ?? (this.format === "arena" ? "screens" : "mixed");
  }

  set where(where: Where) {
    this.wishedWhere = where;
  }

  /** The sizes of tables that fit game and format: the largest, and the smallest. */
  get sizes(): [number, number][] {
    const [least, most] = this.info?.players ?? [FEWEST, FEWEST];
    const first = Math.max(FEWEST, least);
    if (this.format === "thirty-six") return [[FEWEST, most]];
    const all = Array.from({ length: Math.max(0, most - first + 1) }, (_, i) => first + i);
    const found = all.flatMap((size): [number, number][] =>
      size > first && size > FEWEST + 1
        ? [
            [size, size],
            [size - 1, size],
          ]
        : [[size, size]],
    );
    return FOR_TWO.includes(this.format) ? found.filter(([, size]) => size === FEWEST) : found;
  }

  /** The sizes that are meant: those that were chosen if they fit. */
  get chosenSeats(): [number, number] {
    const same = this.sizes.find(([a, b]) => a === this.seats[0] && b === this.seats[1]);
    return same ?? this.sizes[0] ?? [FEWEST, FEWEST];
  }

  get isForTwo(): boolean {
    return this.chosenSeats[1] === FEWEST;
  }

  /** Whether the organiser says how many rounds there are. */
  get hasRounds(): boolean {
    return (
      ["swiss", "duplicate"].includes(this.format) ||
      (["round-robin", "league"].includes(this.format) && !this.isForTwo)
    );
  }

  /** How many games of a series fit. */
  get series(): number[] {
    return this.isForTwo && !["thirty-six", "duplicate"].includes(this.format) && !this.span ? SERIES : [1];
  }

  get hasClock(): boolean {
    return this.where !== "tables" && !manners.kids;
  }

  /** How long an arena may pair by itself. */
  get spans(): number[] {
    return this.format === "arena" && this.where === "screens" && this.hasClock ? [30, 60, 90, 120, 0] : [0];
  }

  get span(): number {
    return this.spans.includes(this.minutes) ? this.minutes : 0;
  }

  /** The clocks that fit: an arena that pairs by itself has one. */
  get clocks(): string[] {
    return this.span ? [...OFFERED] : ["", ...OFFERED];
  }

  get clock(): string {
    return this.wishedClock || this.clocks[0]!;
  }

  set clock(clock: string) {
    this.wishedClock = clock;
  }

  /** The options that can be chosen: at screens, all but who starts, which the pairing says. */
  get options(): OptionInfo[] {
    return this.where === "tables" ? [] : (this.setup?.fixed ?? []);
  }

  /** Offer what fits the smallest table. */
  fitOptions(): void {
    this.setup?.setCount(this.chosenSeats[0]);
  }

  /** The options that differ from the usual ones. */
  private get changed(): Record<string, unknown> {
    const chosen = $state.snapshot(this.setup?.options ?? {});
    const other = this.options.filter((option) => chosen[option.name] !== option.default);
    return Object.fromEntries(other.map((option) => [option.name, chosen[option.name]]));
  }

  request(fallback: string): NewTournament {
    return {
      title: this.title.trim() || fallback,
      game: this.game,
      format: this.format,
      where: this.where,
      seats: this.chosenSeats,
      rounds: this.hasRounds ? this.rounds : null,
      best_of: this.series.includes(this.bestOf) ? this.bestOf : 1,
      by_comparison: this.isNight && this.byComparison,
      options: this.changed,
      clock: this.hasClock ? this.clock : "",
      minutes: this.span,
      listed: this.listed && !manners.kids,
    };
  }
}

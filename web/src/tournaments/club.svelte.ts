/** A tournament as its page knows it: asked about every few seconds while the page is visible, and changed. */

import { getTournament, listGames } from "../net/api";
import { problemOf } from "../net/requests";
import { language } from "../words/language.svelte";
import { joined } from "../words/tell";
import { say, sayNumber, teller } from "../words/say";
import type {
  OwnTable,
  Problem,
  TournamentChanged,
  TournamentPage,
  TournamentTable,
  TournamentView,
} from "../wire";

/** How often a visible page asks again. */
const AGAIN_MS = 4_000;

export class Club {
  view = $state.raw<TournamentView | null>(null);
  page = $state.raw<TournamentPage | null>(null);
  /** Why there is nothing to show. */
  lost = $state.raw<unknown>(null);
  /** What is wrong with what was done last. */
  problem = $state.raw<Problem | null>(null);
  busy = $state(false);
  /** The title of the game. */
  game = $state("");

  constructor(readonly id: string) {}

  /** The tables of the guest whose results are missing. */
  get mine(): OwnTable[] {
    return this.view?.mine ?? [];
  }

  /** Whether the guest is paired soon: free, in an arena that pairs by itself. */
  get isNext(): boolean {
    return this.page?.ends_at != null && Boolean(this.view?.here) && !this.mine.length;
  }

  /** Ask about what is new; what cannot be fetched stays as it was. */
  look = async (): Promise<void> => {
    if (document.hidden && this.view) return;
    try {
      await this.read();
    } catch (error) {
      if (!this.view) this.lost = error;
    }
  };

  private async read(): Promise<void> {
    const known = this.view?.revision;
    const view = await getTournament(this.id, known === undefined ? undefined : { revision: known });
    this.view = view;
    this.lost = null;
    if (!view.page) return;
    this.page = view.page;
    if (!this.game) void this.readTitle(view.page.game);
  }

  private async readTitle(name: string): Promise<void> {
    const found = (await listGames().catch(() => [])).find((game) => game.name === name);
    this.game = found ? teller(name)(found.title) : name;
  }

  /** Do something, and show what follows. Give whether it was done. */
  async do(deed: () => Promise<TournamentChanged>): Promise<boolean> {
    [this.busy, this.problem] = [true, null];
    try {
      await deed();
      await this.look();
      return true;
    } catch (error) {
      this.problem = problemOf(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Ask again and again while the page is visible; give the end of that. */
  follow(): () => void {
    void this.look();
    const again = setInterval(this.look, AGAIN_MS);
    document.addEventListener("visibilitychange", this.look);
    return () => {
      clearInterval(again);
      document.removeEventListener("visibilitychange", this.look);
    };
  }
}

/** Write what kind of tournament it is. */
export function sayKind(page: TournamentPage, game: string): string {
  const most = page.seats[1];
  return [
    game,
    say(`tour-format-${page.format}`),
    ...(page.planned ? [say("tour-rounds", { count: page.planned })] : []),
    ...(most > 2 ? [say("tour-sizes", { most })] : []),
    ...(page.minutes ? [say("minutes", { minutes: page.minutes })] : []),
    ...(page.best_of > 1 ? [say("tour-series", { count: page.best_of })] : []),
    say(`tour-where-${page.where}`),
  ].join(" · ");
}

/** Write what is to be done next. */
export function sayNext({ next, closed, paired, minutes, ends_at: end, standings }: TournamentPage): string {
  if (end !== null) return say("tour-next-until", { time: sayClock(end) });
  if (next === "pair" && minutes) return say("tour-next-start");
  if (next === "pair") return say("tour-next-pair", { round: paired + 1 });
  const won = standings.filter(({ place }) => place === 1).map(({ name }) => name);
  if (next === "over" && paired && won.length)
    return say("tour-winner", { names: joined(won, language.page.locales), count: won.length });
  return say(next === "over" && closed && !paired ? "tour-next-closed" : `tour-next-${next}`);
}

/** Write the time of day of a moment, given in seconds since 1970. */
const sayClock = (at: number): string =>
  new Date(at * 1000).toLocaleTimeString(language.locale, { timeStyle: "short" });

/** Write who has no game in a round. */
export const sayByes = ({ format }: TournamentPage, names: string[]): string =>
  say(format === "swiss" ? "tour-byes-point" : "tour-byes", { names: names.join(", ") });

/** Give the number of the game of a series that a table plays now: each one before has given one point. */
export const gameOf = ({ seats }: TournamentTable): number =>
  1 + seats.reduce((sum, { points }) => sum + (points ?? 0), 0);

/** Whether a seat has points beside what its place is worth, which stand in brackets. */
const hasBrackets = ({ place, points, score }: TournamentTable["seats"][number]): boolean =>
  Boolean(place) && points !== null && points !== score;

/** Write what stands in brackets behind the results of a round; empty where nothing does. */
export function sayBrackets({ best_of: games }: TournamentPage, tables: TournamentTable[]): string {
  if (!tables.some(({ seats }) => seats.some(hasBrackets))) return "";
  return say(games > 1 ? "tour-brackets-games" : "tour-brackets-points");
}

/** Write how a table ended for a seat. */
export function sayScore(seat: TournamentTable["seats"][number]): string {
  if (seat.place === null) return seat.points === null ? "" : sayNumber(seat.points);
  if (seat.place === 0) return say("tour-absent");
  const score = seat.score === null ? "…" : sayNumber(seat.score);
  return hasBrackets(seat) ? `${score} (${sayNumber(seat.points!)})` : score;
}

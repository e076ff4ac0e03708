/** What the lobby shows, asked for again and again while the page is visible; an answer that is as before costs nothing. */

import { getLobby, playWithSomebody, sitInLobby } from "../net/api";
import { keepLinks } from "../net/links";
import { awaitSeat, problemOf } from "../net/requests";
import { isText, keep, recall } from "../ui/memory";
import { route } from "../ui/route.svelte";
import type { Lobby, LobbyTable, Problem } from "../wire";

/** How often a visible page asks again. */
const AGAIN_MS = 4_000;

export class LobbyWatch {
  /** Null until there was an answer. */
  current = $state.raw<Lobby | null>(null);
  problem = $state.raw<Problem | null>(null);

  constructor(private readonly everyMs = AGAIN_MS) {}

  /** Ask until the function that is returned is called. */
  follow(): () => void {
    const look = () => void this.look();
    look();
    const again = setInterval(look, this.everyMs);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(again);
      document.removeEventListener("visibilitychange", look);
    };
  }

  private async look(): Promise<void> {
    if (document.hidden) return;
    try {
      [this.current, this.problem] = [await getLobby(), null];
    } catch (error) {
      this.problem = problemOf(error);
    }
  }
}

/** The reader's name here, and what went wrong when they asked for a seat. */
export class Seeker {
  name = $state(recall("name", "", isText));
  problem = $state.raw<Problem | null>(null);
  busy = $state(false);

  /** Sit down at a table, and go there. */
  sit(table: string): Promise<void> {
    return this.ask(() => sitInLobby(table, { name: this.given }));
  }

  /** Play a game, or any, with whoever looks for it too, and go there. */
  seek(game: string | null): Promise<void> {
    return this.ask(() => playWithSomebody({ game, name: this.given }));
  }

  private get given(): string | null {
    return this.name.trim() || null;
  }

  private async ask(work: () => ReturnType<typeof sitInLobby>): Promise<void> {
    [this.problem, this.busy] = [null, true];
    try {
      const { table, links } = await awaitSeat(work());
      keep("name", this.name.trim());
      if (links.length) keepLinks(table, links);
      route.go(`/t/${table}`);
    } catch (error) {
      this.problem = problemOf(error);
    } finally {
      this.busy = false;
    }
  }
}

/** Count the tables that wait for somebody, without one. */
export const countWaiting = (lobby: Lobby | null, but = ""): number =>
  lobby?.waiting.filter(({ table }) => table !== but).length ?? 0;

/** List the names of those who sit at a table; empty where none was given. */
export const namesAt = ({ seats }: LobbyTable): string[] =>
  seats.filter(({ kind }) => kind !== "open").map(({ name }) => name);

/** Count the seats at a table that are free. */
export const freeAt = ({ seats }: LobbyTable): number => seats.filter(({ kind }) => kind === "open").length;

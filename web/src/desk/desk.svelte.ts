/** The desk of an operator: what the house says to a token, and what is done with it. */

import { getDesk, getJournal, listHouseTables } from "../net/api";
import { problemOf } from "../net/requests";
import { token } from "../net/token";
import { say, sayProblem } from "../words/say";
import type { Desk, HouseTable, JournalEntry } from "../wire";

/** How long a ban or a mute can last here, in seconds. */
export const SPANS = { hour: 3600, day: 86_400, week: 604_800, month: 2_592_000 };
export type Span = keyof typeof SPANS;
/** The most entries that the journal gives at once. */
const PAGE = 100;
/** The letters of a guest's id that are shown. */
const SHORT = 12;
/** Whom kid mode is for, where it holds everywhere. */
export const WHOLE_HOUSE = "*";

export class OperatorDesk {
  /** Null until a token was accepted. */
  current = $state.raw<Desk | null>(null);
  tables = $state.raw<HouseTable[]>([]);
  journal = $state.raw<JournalEntry[]>([]);
  /** There are earlier entries. */
  more = $state(false);
  /** What went wrong, and what was done, in words. */
  wrong = $state("");
  done = $state("");
  busy = $state(false);

  /** Take a token, and keep it for this tab if it is one. */
  enter(value: string): Promise<void> {
    token.set(value.trim());
    return this.trying(async () => {
      try {
        await this.take(await getDesk());
      } catch (error) {
        token.set("");
        throw error;
      }
    });
  }

  leave(): void {
    token.set("");
    [this.current, this.tables, this.journal] = [null, [], []];
    [this.wrong, this.done] = ["", ""];
  }

  find(text: string): Promise<void> {
    return this.trying(async () => {
      this.tables = (await listHouseTables({ text })).tables;
    });
  }

  earlier(): Promise<void> {
    return this.trying(async () => {
      const { entries } = await getJournal({ before: this.journal.at(-1)?.number ?? null });
      this.journal = [...this.journal, ...entries];
      this.more = entries.length === PAGE;
    });
  }

  /** Do something that answers with the desk as it is then; say `done` if it succeeded. */
  do(deed: () => Promise<Desk>, done: string, text = ""): Promise<void> {
    return this.trying(async () => {
      await this.take(await deed(), text);
      this.done = done;
    });
  }

  /** Run a work; what it throws is said. */
  async trying(work: () => Promise<void>): Promise<void> {
    [this.wrong, this.done, this.busy] = ["", "", true];
    try {
      await work();
    } catch (error) {
      const problem = problemOf(error);
      if (problem.code === "no_operator") this.current = null;
      this.wrong = sayProblem(problem);
    } finally {
      this.busy = false;
    }
  }

  private async take(desk: Desk, text = ""): Promise<void> {
    const [{ tables }, { entries }] = await Promise.all([
      listHouseTables({ text }),
      getJournal({ before: null }),
    ]);
    [this.tables, this.journal, this.more] = [tables, entries, entries.length === PAGE];
    this.current = desk;
  }
}

/** Name a guest, network, word, table or operator as the desk shows it. */
export function nameOf(whom: string): string {
  if (whom === WHOLE_HOUSE) return say("desk-whole-house");
  if (!whom) return say("desk-forgotten");
  return /^[0-9a-f]{64}$/.test(whom) ? whom.slice(0, SHORT) : whom;
}

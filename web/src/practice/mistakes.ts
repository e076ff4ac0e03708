/** The reader's own mistakes that come again as puzzles. They are kept on this device, and are not sent anywhere. */

import { readMessage } from "../net/read";
import {
  forget,
  isListOf,
  isMadeOf,
  isNumber,
  isSwitch,
  isText,
  keep,
  keptNames,
  recall,
  type Fits,
} from "../ui/memory";
import type { Judged, Recalled, TableInfo, View, Word } from "../wire";

/** A loss below this is too small to be called a mistake: a short search may be wrong about it. */
const CLEAR = 0.08;
/** So many are kept at most; the oldest go. */
const MOST = 60;
const MISTAKE = "mistake.";
const PLAN = "mistake-plan.";

export interface Mistake {
  id: string;
  /** When it was kept, in milliseconds since 1970. */
  at: number;
  /** What the seat saw then, with all it could do. */
  view: View;
  /** The actions that are right, as text. */
  right: string[];
  /** The ids to touch for the best of them. */
  path: string[];
  /** The action that was taken, as text; empty where it is not known. */
  taken: string;
  took: Word;
  best: Word;
  because: Word;
  lost: number;
  /** It was judged by chances, not only as wrong. */
  hasChance: boolean;
}

/** When a mistake comes again, as the scheduler plans it; more of it is the scheduler's own. */
export interface Plan {
  /** As ISO text. */
  due: string;
}

const isView: Fits<View> = isMadeOf<View>({ seq: isNumber } as { [K in keyof View]: Fits<View[K]> });
const isWord: Fits<Word> = (value): value is Word => isText(value) || Array.isArray(value);

const isMistake = isMadeOf<Mistake>({
  id: isText,
  at: isNumber,
  view: isView,
  right: isListOf(isText),
  path: isListOf(isText),
  taken: isText,
  took: isWord,
  best: isWord,
  because: isWord,
  lost: isNumber,
  hasChance: isSwitch,
});
const isPlan = isMadeOf<Plan>({ due: isText });

/** Tell whether a decision was a clear mistake, after which there is something to find. */
export const isClear = (decision: Judged): boolean => decision.lost >= CLEAR && decision.right.length > 0;

/** Name the mistake of a seat at a table: the same decision is kept once. */
export const nameOf = (table: string, seat: number, decision: Judged): string =>
  `${table}-${seat}-${decision.at}`;

/** Make a mistake of what was decided, and of the moment before as the seat saw it; null where that is unknown. */
export function mistakeOf(
  id: string,
  table: TableInfo,
  then: Recalled,
  decision: Judged,
  now = Date.now(),
): Mistake | null {
  const { scene, own, actions, seat } = then;
  const right = decision.right.filter((text) => actions.some((choice) => choice.text === text));
  if (!scene || seat === null || !right.length) return null;
  const taken = actions.filter((choice) => choice.path.join() === decision.took_path.join());
  const view: View = {
    is: "view",
    seq: then.at,
    seat,
    table: asItWas(table, seat),
    scene,
    own: own && { ...own, tries: false },
    actions,
    events: [],
    clocks: [],
    times: [],
    undo: false,
    may: [],
    log: false,
    since: 0,
  };
  return {
    id,
    at: now,
    view,
    right,
    path: decision.best_path,
    taken: taken.length === 1 ? taken[0]!.text : "",
    took: decision.took,
    best: decision.best,
    because: decision.because,
    lost: decision.lost,
    hasChance: decision.chance !== null,
  };
}

/** Give a table without what came to be known later, or is nothing to a puzzle: seed, terms, who looked on. */
function asItWas(table: TableInfo, seat: number): TableInfo {
  const seats = table.seats.map((it) => ({
    ...it,
    mine: it.seat === seat,
    commitment: "",
    online: true,
    thinking: false,
    stead: false,
    free: false,
    due: 0,
    claimable: false,
  }));
  return {
    ...table,
    id: "",
    seats,
    phase: "playing",
    commitment: "",
    hints: false,
    reviews: false,
    proof: null,
    again: null,
    terms: null,
    branch: null,
    moved: false,
    proposal: null,
    onlookers: [],
    unnamed: 0,
  };
}

const ids = (): string[] =>
  keptNames().flatMap((name) => (name.startsWith(MISTAKE) ? name.slice(MISTAKE.length) : []));

export const isKept = (id: string): boolean => ids().includes(id);

/** Read a mistake; null where it is not kept, or something else is stored. */
export function mistake(id: string): Mistake | null {
  const found = recall(MISTAKE + id, null, isMistake);
  return found && { ...found, view: readMessage({ ...found.view }) as View };
}

export const planOf = (id: string): Plan | null => recall(PLAN + id, null, isPlan);

export const keepPlan = (id: string, plan: Plan): void => keep(PLAN + id, plan);

/** List all mistakes, those that are due first. */
export const mistakes = (): Mistake[] =>
  ids()
    .flatMap((id) => mistake(id) ?? [])
    .sort((a, b) => dueAt(a) - dueAt(b) || a.at - b.at);

/** When a mistake is due, in milliseconds since 1970; at once where it was never practised. */
export function dueAt({ id, at }: Pick<Mistake, "id" | "at">): number {
  const due = Date.parse(planOf(id)?.due ?? "");
  return Number.isNaN(due) ? at : due;
}

/** Tell whether a mistake is due; a day counts from its beginning, by the reader's clock. */
export const isDue = (it: Pick<Mistake, "id" | "at">, now = new Date()): boolean =>
  dueAt(it) < new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime();

/** Count the mistakes that are due, without reading them. */
export const countDue = (now = new Date()): number => ids().filter((id) => isDue({ id, at: 0 }, now)).length;

/** Keep a mistake, unless it is kept; the oldest goes where there are too many. */
export function keepMistake(it: Mistake): void {
  if (isKept(it.id)) return;
  const oldest = mistakes().sort((a, b) => a.at - b.at);
  while (oldest.length >= MOST) forgetMistake(oldest.shift()!.id);
  keep(MISTAKE + it.id, it);
}

export function forgetMistake(id: string): void {
  forget(MISTAKE + id);
  forget(PLAN + id);
}

export function forgetMistakes(): void {
  for (const id of ids()) forgetMistake(id);
}

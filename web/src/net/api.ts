/** What happens once, over HTTP. Every refusal is thrown as a `Refusal`. */

import type {
  Commit,
  GameInfo,
  Join,
  Nearby,
  NewTable,
  Opened,
  Picture,
  Problem,
  Reveal,
  RulesSection,
  View,
  Warmth,
  YourTable,
} from "../wire";
import { readGame, readPicture, readProblem, readView, readYourTable } from "./read";

export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

/** Said by its code. */
const OFFLINE: Problem = { code: "offline", message: "", field: null, clause: null };

/** What an error of asking says; one that is no refusal is a fault of this page. */
export const problemOf = (error: unknown): Problem =>
  error instanceof Refusal ? error.problem : { code: "failed", message: "", field: null, clause: null };

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const init = body === undefined ? {} : post(body);
  const response = await fetch(`/api${path}`, init).catch(() => null);
  if (!response) throw new Refusal(OFFLINE);
  const answer = await response.json().catch(() => ({ ...OFFLINE }));
  if (!response.ok) throw new Refusal(readProblem(answer));
  return answer as T;
}

function post(body: unknown): RequestInit {
  return { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}

export async function games(): Promise<GameInfo[]> {
  const raw = await ask<Record<string, unknown>[]>("/games");
  return raw.map(readGame);
}

/** How others in this network reach the server. */
export const nearby = () => ask<Nearby>("/nearby");

export const warmth = () => ask<Warmth>("/warm");

export async function rules(game: string): Promise<RulesSection[]> {
  return (await ask<{ sections: RulesSection[] }>(`/games/${encodeURIComponent(game)}/rules`)).sections;
}

/** The game in telling positions. */
export async function pictures(game: string): Promise<Picture[]> {
  const answer = await ask<{ pictures: Record<string, unknown>[] }>(
    `/games/${encodeURIComponent(game)}/pictures`,
  );
  return answer.pictures.map(readPicture);
}

/** Positions of a game that so many play, to look at. */
export async function examples(game: string, players: number): Promise<View[]> {
  const raw = await ask<Record<string, unknown>[]>(`/games/${encodeURIComponent(game)}/examples/${players}`);
  return raw.map(readView);
}

/** The messages of every game, as Fluent. */
export const gameWords = (language: string) => ask<Record<string, string>>(`/words/${language}`);

/** The tables at which this browser has a seat. */
export async function yourTables(): Promise<YourTable[]> {
  const answer = await ask<{ tables: Record<string, unknown>[] }>("/tables");
  return answer.tables.map(readYourTable);
}

export const openTable = (table: NewTable) => ask<Opened>("/tables", table);

export const joinTable = (id: string, join: Join) =>
  ask<Opened>(`/tables/${encodeURIComponent(id)}/join`, join);

export const commit = (id: string, commit: Commit) =>
  ask<Opened>(`/tables/${encodeURIComponent(id)}/commit`, commit);

export const reveal = (id: string, reveal: Reveal) =>
  ask<Opened>(`/tables/${encodeURIComponent(id)}/reveal`, reveal);

export const playAgain = (id: string, swap = false) =>
  ask<Opened>(`/tables/${encodeURIComponent(id)}/again`, { swap });

export const matchFile = (id: string) => `/api/tables/${encodeURIComponent(id)}/file`;

/** What happens once, over HTTP. Every refusal is thrown as a `Refusal`. */

import type { GameInfo, Join, Mix, NewTable, Opened, Problem, RulesSection, Warmth } from "../wire";
import { readGame, readProblem } from "./read";

export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

const OFFLINE = { code: "offline", message: "The parlour does not answer. Try again in a moment." };

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const init = body === undefined ? {} : post(body);
  const response = await fetch(`/api${path}`, init).catch(() => null);
  if (!response) throw new Refusal(readProblem(OFFLINE));
  const answer = await response.json().catch(() => OFFLINE);
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

export const warmth = () => ask<Warmth>("/warm");

export async function rules(game: string): Promise<RulesSection[]> {
  return (await ask<{ sections: RulesSection[] }>(`/games/${encodeURIComponent(game)}/rules`)).sections;
}

export const openTable = (table: NewTable) => ask<Opened>("/tables", table);

export const joinTable = (id: string, join: Join) =>
  ask<Opened>(`/tables/${encodeURIComponent(id)}/join`, join);

export const mix = (id: string, mix: Mix) => ask<Opened>(`/tables/${encodeURIComponent(id)}/mix`, mix);

export const playAgain = (id: string) => ask<Opened>(`/tables/${encodeURIComponent(id)}/again`, {});

export const matchFile = (id: string) => `/api/tables/${encodeURIComponent(id)}/file`;

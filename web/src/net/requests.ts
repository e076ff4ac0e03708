/** Requests over HTTP, as the functions of `api.ts` make them. Every refusal is thrown as a `Refusal`. */

import type { Problem, You } from "../wire";
import { readAnswer } from "./read";

export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

/** The problem of a request that got no answer; its code chooses the words. */
const OFFLINE: Problem = { code: "offline", message: "", field: null, clause: null };

const NO_COOKIES: Problem = { ...OFFLINE, code: "no_cookies" };

/** Give the problem of an error that a request threw; any other error is a fault of this page. */
export const problemOf = (error: unknown): Problem =>
  error instanceof Refusal ? error.problem : { code: "failed", message: "", field: null, clause: null };

export interface Asked {
  /** the type by which an answer is read that may arrive with fields left out */
  shape?: string;
  /** sent as JSON; text is sent as it is */
  body?: unknown;
  /** sent as JSON in the address, without those that are undefined */
  query?: Record<string, unknown>;
}

/** Make a request to an address below `/api`. Throws a Refusal. */
export async function request<T>(method: string, path: string, asked: Asked = {}): Promise<T> {
  const init: RequestInit = { method };
  if (asked.body !== undefined) {
    init.headers = { "content-type": "application/json" };
    init.body = typeof asked.body === "string" ? asked.body : JSON.stringify(asked.body);
  }
  const response = await fetch(`/api${path}${writeQuery(asked.query)}`, init).catch(() => null);
  if (!response) throw new Refusal(OFFLINE);
  const answer = await response.json().catch(() => ({ ...OFFLINE }));
  if (!response.ok) throw new Refusal(readAnswer("Problem", answer));
  return readAnswer(asked.shape ?? "", answer);
}

function writeQuery(query: Record<string, unknown> = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return given.length
    ? `?${given.map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`).join("&")}`
    : "";
}

let isKept = false;

/** Wait for a seat, which a cookie identifies later. Throws a Refusal where the browser keeps no cookies. */
export async function awaitSeat<T>(given: Promise<T>): Promise<T> {
  const answer = await given;
  isKept ||= await request<You>("GET", "/you").then(
    ({ known }) => known,
    () => true,
  );
  if (!isKept) throw new Refusal(NO_COOKIES);
  return answer;
}

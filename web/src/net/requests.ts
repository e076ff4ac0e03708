/** Requests, over HTTP or of the house on this device, as the functions of `api.ts` make them. Every refusal is thrown as a `Refusal`. */

import type { Problem, You } from "../wire";
import { isSite } from "../ui/address";
import { here, isHere } from "./here.svelte";
import { theHouse } from "./house";
import { readAnswer } from "./read";
import { token } from "./token";
import { readWritten } from "./written";

export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

/** The problem of a request that got no answer; its code chooses the words. */
const OFFLINE: Problem = {
  code: "offline",
  message: "",
  field: null,
  clause: null,
  until: null,
  reason: null,
};

const NO_COOKIES: Problem = { ...OFFLINE, code: "no_cookies" };

/** Give the problem of an error that a request threw; any other error is a fault of this page. */
export const problemOf = (error: unknown): Problem =>
  error instanceof Refusal
    ? error.problem
    : { code: "failed", message: "", field: null, clause: null, until: null, reason: null };

export interface Asked {
  /** the type by which an answer is read that may arrive with fields left out */
  shape?: string;
  /** sent as JSON; text is sent as it is */
  body?: unknown;
  /** sent as JSON in the address, without those that are undefined */
  query?: Record<string, unknown>;
  /** asked of the house on this device */
  here?: boolean;
}

/** What answers: JSON, and whether it is a refusal. */
interface Answered {
  ok: boolean;
  json: unknown;
}

/**
 * Make a request to an address below `/api`: of the server, or of the house on this device, which also answers what is
 * the same everywhere while the server does not. A static site has some answers as files. Throws a Refusal.
 */
export async function request<T>(method: string, path: string, asked: Asked = {}): Promise<T> {
  const written = isSite && method === "GET" ? await readWritten(path) : null;
  if (written !== null) return readAnswer(asked.shape ?? "", written);
  const local = asked.here || here.owns(path);
  const remote = local ? null : await askServer(method, path, asked);
  const answer = remote ?? (local || here.standsIn(path) ? await askHere(method, path, asked) : null);
  if (!answer) throw new Refusal(OFFLINE);
  if (!answer.ok) throw new Refusal(readAnswer("Problem", answer.json));
  return readAnswer(asked.shape ?? "", answer.json);
}

const textOf = (body: unknown): string => (typeof body === "string" ? body : JSON.stringify(body));

/** Ask the server; null where it does not answer. */
async function askServer(method: string, path: string, asked: Asked): Promise<Answered | null> {
  const init: RequestInit = { method, headers: token.headers(path) };
  if (asked.body !== undefined) {
    init.headers = { ...init.headers, "content-type": "application/json" };
    init.body = textOf(asked.body);
  }
  const response = await fetch(`/api${path}${writeQuery(asked.query)}`, init).catch(() => null);
  return response && { ok: response.ok, json: await response.json().catch(() => ({ ...OFFLINE })) };
}

/** Ask the house on this device. Throws a Refusal where it cannot run. */
async function askHere(method: string, path: string, { body, query }: Asked): Promise<Answered> {
  const { status, body: text } = await askHouse(method, path, query, body);
  return { ok: status < 400, json: JSON.parse(text || "null") };
}

async function askHouse(method: string, path: string, query: Asked["query"], body?: unknown) {
  try {
    const house = await theHouse();
    const given = Object.fromEntries(listGiven(query).map(([name, value]) => [name, JSON.stringify(value)]));
    return await house.request(method, path, given, body === undefined ? null : textOf(body));
  } catch (error) {
    throw new Refusal({ ...OFFLINE, code: `here-${(error as { code?: string }).code ?? "failed"}` });
  }
}

/** Fetch a file that the house of this device makes, by its address. Throws a Refusal. */
export async function fetchFile(address: string): Promise<File> {
  const { status, body, name } = await askHouse("GET", address.replace(/^\/api/, ""), {});
  if (status >= 400) throw new Refusal(readAnswer("Problem", JSON.parse(body)));
  return new File([body], name ?? "match.json", { type: "application/json" });
}

const listGiven = (query: Asked["query"] = {}) =>
  Object.entries(query).filter(([, value]) => value !== undefined);

function writeQuery(query: Asked["query"]): string {
  const given = listGiven(query);
  return given.length
    ? `?${given.map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`).join("&")}`
    : "";
}

let isKept = false;

/**
 * Wait for a seat, which a cookie identifies later, but for one at a table of this device. Throws a Refusal where the
 * browser keeps no cookies.
 */
export async function awaitSeat<T extends object>(given: Promise<T>): Promise<T> {
  const answer = await given;
  if (isSite || ("table" in answer && isHere(String(answer.table)))) return answer;
  isKept ||= await request<You>("GET", "/you").then(
    ({ known }) => known,
    () => true,
  );
  if (!isKept) throw new Refusal(NO_COOKIES);
  return answer;
}

/** The HTTP requests of the page. Each rejects with a `Refusal` where the server refuses. */

import type {
  Branches,
  Commit,
  DailyPuzzles,
  DaysAway,
  Device,
  Feed,
  GameInfo,
  Guide,
  Join,
  KeptGuest,
  Lesson,
  LessonQuestion,
  Nearby,
  NewTable,
  NoDevice,
  Opened,
  Outgoing,
  Pass,
  Picture,
  PlayOn,
  Problem,
  PushKey,
  PuzzleHelp,
  ReplayQuestion,
  Reveal,
  RulesSection,
  Solve,
  SolveQuestion,
  Solving,
  TakeSeat,
  View,
  Warmth,
  You,
  YourTable,
} from "../wire";
import {
  readGame,
  readGuide,
  readLesson,
  readMessage,
  readPicture,
  readProblem,
  readSolving,
  readView,
  readYourTable,
} from "./read";

export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

/** The problem of a request that reached no server; what is said follows from its code. */
const OFFLINE: Problem = { code: "offline", message: "", field: null, clause: null };

const NO_COOKIES: Problem = { ...OFFLINE, code: "no_cookies" };

let isKept = false;

/** Wait for a seat. Refuse it where the browser keeps no cookies, as the server could not recognise it again. */
async function seated<T>(given: Promise<T>): Promise<T> {
  const answer = await given;
  isKept ||= await you().then(
    ({ known }) => known,
    () => true,
  );
  if (!isKept) throw new Refusal(NO_COOKIES);
  return answer;
}

/** Give the problem of a failed request; an error that is no refusal is a fault of this page. */
export const problemOf = (error: unknown): Problem =>
  error instanceof Refusal ? error.problem : { code: "failed", message: "", field: null, clause: null };

const ask = <T>(path: string, body?: unknown): Promise<T> =>
  fetched(path, body === undefined ? {} : post(JSON.stringify(body)));

async function fetched<T>(path: string, init: RequestInit): Promise<T> {
  const response = await fetch(`/api${path}`, init).catch(() => null);
  if (!response) throw new Refusal(OFFLINE);
  const answer = await response.json().catch(() => ({ ...OFFLINE }));
  if (!response.ok) throw new Refusal(readProblem(answer));
  return answer as T;
}

function post(body: string): RequestInit {
  return { method: "POST", headers: { "content-type": "application/json" }, body };
}

export async function games(): Promise<GameInfo[]> {
  const raw = await ask<Record<string, unknown>[]>("/games");
  return raw.map(readGame);
}

/** Ask how others in this network reach the server. */
export const nearby = () => ask<Nearby>("/nearby");

export const warmth = () => ask<Warmth>("/warm");

export async function rules(game: string): Promise<RulesSection[]> {
  return (await ask<{ sections: RulesSection[] }>(`/games/${encodeURIComponent(game)}/rules`)).sections;
}

/** Fetch the pictures of a game: positions with a sentence each. */
export async function pictures(game: string): Promise<Picture[]> {
  const answer = await ask<{ pictures: Record<string, unknown>[] }>(
    `/games/${encodeURIComponent(game)}/pictures`,
  );
  return answer.pictures.map(readPicture);
}

/** Fetch the guide of a game. */
export async function guide(game: string): Promise<Guide> {
  return readGuide(await ask<Record<string, unknown>>(`/games/${encodeURIComponent(game)}/guide`));
}

/** Fetch the lesson of a game. */
export async function lesson(game: string): Promise<Lesson> {
  return readLesson(await ask<Record<string, unknown>>(`/games/${encodeURIComponent(game)}/lesson`));
}

/** Ask about the position in which a step of a lesson begins. */
export const askInLesson = (game: string, step: number, question: LessonQuestion) =>
  ask<Record<string, unknown>>(`/games/${encodeURIComponent(game)}/lesson/${step}`, question).then(
    (answer) => readMessage(answer) as Outgoing,
  );

/** Fetch the puzzles of a day, such as 2026-11-20, or of "today". */
export const puzzles = (date: string) => ask<DailyPuzzles>(`/puzzles/${encodeURIComponent(date)}`);

const puzzlePath = (date: string, game: string) =>
  `/puzzles/${encodeURIComponent(date)}/${encodeURIComponent(game)}`;

/** Ask how a puzzle stands after some actions. */
export const solve = async (date: string, game: string, done: Solve): Promise<Solving> =>
  readSolving(await ask<Record<string, unknown>>(puzzlePath(date, game), done));

export const helpWithPuzzle = (date: string, game: string, done: Solve) =>
  ask<PuzzleHelp>(`${puzzlePath(date, game)}/help`, done);

export const askOfPuzzle = (date: string, game: string, question: SolveQuestion) =>
  ask<Record<string, unknown>>(`${puzzlePath(date, game)}/ask`, question).then(
    (answer) => readMessage(answer) as Outgoing,
  );

/** Fetch example positions of a game with so many players. */
export async function examples(game: string, players: number): Promise<View[]> {
  const raw = await ask<Record<string, unknown>[]>(`/games/${encodeURIComponent(game)}/examples/${players}`);
  return raw.map(readView);
}

/** Fetch the recorded state of a table: its view, then answers to questions. */
export async function recorded(game: string, state: string): Promise<Outgoing[]> {
  const { messages } = await ask<{ messages: Record<string, unknown>[] }>(
    `/games/${encodeURIComponent(game)}/states/${encodeURIComponent(state)}`,
  );
  return messages.map(readMessage);
}

/** Fetch the messages of every game, as Fluent. */
export const gameWords = (language: string) => ask<Record<string, string>>(`/words/${language}`);

/** Fetch the tables at which this browser has a seat. */
export async function yourTables(): Promise<YourTable[]> {
  const answer = await ask<{ tables: Record<string, unknown>[] }>("/tables");
  return answer.tables.map(readYourTable);
}

/** Ask who this browser is. */
export const you = () => ask<You>("/you");

/** Make a link that makes another device the same guest. */
export const makePass = () => ask<Pass>("/you/pass", {});

export const takePass = (secret: string) => seated(ask<You>("/you/take", { secret }));

export const become = (guest: KeptGuest) => seated(ask<You>("/you/become", guest));

export const forgetMe = () => ask<You>("/you/forget", {});

/** Make a new address for the feed of the reader's turns. */
export const makeFeed = () => ask<Feed>("/you/feed", {});

export const stopFeed = () => ask<You>("/you/feed/stop", {});

export const pushKey = () => ask<PushKey>("/you/push");

export const addDevice = (device: Device) => ask<You>("/you/push", device);

export const removeDevice = (device: NoDevice) => ask<You>("/you/push/stop", device);

/** Set the days on which no time to move runs for the reader. */
export const daysAway = () => ask<DaysAway>("/you/away");

export const setDaysAway = (days: DaysAway) => ask<DaysAway>("/you/away", days);

export const GUEST_FILE = "/api/you/file";

export const openTable = (table: NewTable) => seated(ask<Opened>("/tables", table));

export const joinTable = (id: string, join: Join) =>
  seated(ask<Opened>(`/tables/${encodeURIComponent(id)}/join`, join));

/** Take over a seat whose time is up. */
export const takeSeat = (id: string, take: TakeSeat) =>
  seated(ask<Opened>(`/tables/${encodeURIComponent(id)}/take`, take));

export const commit = (id: string, commit: Commit) =>
  ask<Opened>(`/tables/${encodeURIComponent(id)}/commit`, commit);

export const reveal = (id: string, reveal: Reveal) =>
  ask<Opened>(`/tables/${encodeURIComponent(id)}/reveal`, reveal);

export const playAgain = (id: string, swap = false) =>
  ask<Opened>(`/tables/${encodeURIComponent(id)}/again`, { swap });

export const matchFile = (id: string) => `/api/tables/${encodeURIComponent(id)}/file`;

/** Have a match file judged, or ask a question about it. */
export async function askOfFile(file: string, question?: ReplayQuestion): Promise<Outgoing[]> {
  const asked = question ? `?ask=${encodeURIComponent(JSON.stringify(question))}` : "";
  const { messages } = await fetched<{ messages: Record<string, unknown>[] }>(`/replay${asked}`, post(file));
  return messages.map(readMessage);
}

/** Begin a what-if at a moment of a match file. */
export const branchOffFile = (file: string, wish: PlayOn) =>
  seated(fetched<Opened>(`/replay/branch?ask=${encodeURIComponent(JSON.stringify(wish))}`, post(file)));

/** Begin a what-if at a moment of a table. */
export const branchOff = (id: string, wish: PlayOn) =>
  seated(ask<Opened>(`/tables/${encodeURIComponent(id)}/branch`, wish));

/** Fetch the reader's what-ifs of a table. */
export const branchesAt = async (id: string) =>
  (await ask<Branches>(`/tables/${encodeURIComponent(id)}/branches`)).branches;

export const callBranch = (id: string, name: string) =>
  ask<Opened>(`/tables/${encodeURIComponent(id)}/call`, { name });

/** Fetch a moment of a table as a match file that begins there. */
export const positionAt = (id: string, at: number) =>
  ask<unknown>(`/tables/${encodeURIComponent(id)}/position/${at}`);

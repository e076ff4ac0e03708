/** Has a worker find the codes of a photograph; it is loaded when the first photograph is chosen. */

import { seeGame } from "../net/api";
import type { CodeFound, Piece, PlaceAnswered, PlaceSeen, TableSeen } from "../wire";

/** Codes found at one more length of a picture; `last`: there is no other. */
export interface Search {
  codes: CodeFound[];
  last: boolean;
}

/** The house takes no more codes than these. */
const MOST = 300;
/** Pixels between corners of the same code, found at two lengths of a picture. */
const NEAR = 12;

/** The answer that nothing lies at a place. */
export const NOTHING = "-";

/** Name a place among those of a table. */
export const keyOf = ({ row, column }: Pick<PlaceSeen, "row" | "column">): string => `${row} ${column}`;

/** Count the row of a place among those that have places, and the place in its row, from 1. */
export function countsOf({ places }: TableSeen, { row, column }: PlaceSeen): { row: number; column: number } {
  const rows = new Set(places.filter((other) => other.row <= row).map((other) => other.row));
  const before = places.filter((other) => other.row === row && other.column <= column);
  return { row: rows.size, column: before.length };
}

/** Give the drawings of a piece by its name: several that lie on each other, or none. */
export const piecesNamed = ({ pieces }: TableSeen, name: string | null): Piece[] =>
  pieces.filter(({ id }) => id === name);

/** Give the names of the pieces that may lie at a place: where there is one of each, none that lies elsewhere. */
export function offered(seen: TableSeen, place: PlaceSeen, answers: Record<string, string>): string[] {
  const names = [...new Set(seen.pieces.map(({ id }) => id))];
  if (!seen.single) return names;
  const which = (name: string) => name.split("/")[0]!;
  const elsewhere = seen.places
    .filter((other) => keyOf(other) !== keyOf(place))
    .map((other) => which(answers[keyOf(other)] ?? other.piece ?? ""));
  return names.filter((name) => !elsewhere.includes(which(name)));
}

/** A table as it is seen, and the codes it was seen by. */
export interface Sight {
  seen: TableSeen;
  codes: CodeFound[];
}

/** Tell whether every place is read. */
export const isWhole = ({ problem, places }: TableSeen): boolean =>
  !problem && places.every(({ piece }) => piece !== null);

/**
 * Search a photograph until every place of the table is read, or it has been searched at all lengths. Null where it is
 * none that this browser can read.
 */
export async function readTable(game: string, photo: Blob): Promise<Sight | null> {
  const worker = new Worker(new URL("./see.worker.ts", import.meta.url), { type: "module" });
  try {
    const codes: CodeFound[] = [];
    let seen: TableSeen | null = null;
    for await (const found of searches(worker, photo)) {
      if (!found) return null;
      for (const code of found.codes)
        if (codes.length < MOST && !codes.some((known) => isSame(known, code))) codes.push(code);
      if (!found.last || !seen) seen = await seeGame(game, { codes });
      if (found.last || isWhole(seen)) return { seen, codes };
    }
    return null;
  } finally {
    worker.terminate();
  }
}

const isSame = (one: CodeFound, other: CodeFound): boolean =>
  one.number === other.number &&
  one.corners.every((length, place) => Math.abs(length - other.corners[place]!) < NEAR);

/** Ask the house about the same photograph once more, with what a person says lies at its places. */
export const answer = (game: string, codes: CodeFound[], answers: PlaceAnswered[]): Promise<TableSeen> =>
  seeGame(game, { codes, answers });

/** Yield what a worker finds, null once it fails. */
async function* searches(worker: Worker, photo: Blob): AsyncGenerator<Search | null> {
  const found: (Search | null)[] = [];
  let wake = () => {};
  const take = (one: Search | null) => {
    found.push(one);
    wake();
  };
  worker.onmessage = ({ data }: MessageEvent<Search | null>) => take(data);
  worker.onerror = () => take(null);
  worker.postMessage(photo);
  for (;;) {
    if (!found.length) await new Promise<void>((done) => (wake = done));
    yield found.shift()!;
  }
}

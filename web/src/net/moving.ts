/** Moves a match between a server and the house on this device. */

import type { Opened, TableInfo } from "../wire";
import { moveTable } from "./api";
import { isHere } from "./here.svelte";
import { theHouse } from "./house";
import { awaitSeat, request } from "./requests";

type Moved = Pick<TableInfo, "phase" | "moved" | "branch"> & {
  seats: Pick<TableInfo["seats"][number], "kind" | "mine">[];
};

/** Tell whether a match may be moved: it runs here, and nobody else plays at it. */
export const isMovable = ({ phase, moved, branch, seats }: Moved): boolean =>
  phase === "playing" &&
  !moved &&
  !branch &&
  seats.some(({ mine }) => mine) &&
  seats.every(({ kind, mine }) => mine || kind === "bot");

/**
 * Take a match to the other side. Give the id that it has there. Throws a Refusal, or what keeps the house of this
 * device from opening; then the match is asked for again by the same way, and is the same.
 */
export async function moveMatch(table: string): Promise<string> {
  const toDevice = !isHere(table);
  if (toDevice) await (await theHouse()).open(); // where it cannot run the match stays at the server
  const file = await moveTable(table);
  const { table: id } = await awaitSeat(
    request<Opened>("POST", "/tables/bring", { body: file, here: toDevice }),
  );
  return id;
}

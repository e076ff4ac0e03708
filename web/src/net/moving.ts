/** Moves a match between a server and the house on this device. */

import type { Opened, SeatInfo } from "../wire";
import { isHere } from "./here.svelte";
import { request } from "./requests";

/** Tell whether a match may be moved: nobody else plays at it. */
export const isMovable = (seats: Pick<SeatInfo, "kind" | "mine">[]): boolean =>
  seats.some(({ mine }) => mine) && seats.every(({ kind, mine }) => mine || kind === "bot");

/** Take a match to the other side. Give the id that it has there. Throws a Refusal. */
export async function moveMatch(table: string): Promise<string> {
  const whole = await request("GET", `/tables/${encodeURIComponent(table)}/whole`);
  const { table: id } = await request<Opened>("POST", "/tables/bring", { body: whole, here: !isHere(table) });
  return id;
}

/** Opens tables: at the server, or in the house on this device. */

import type { NewTable, Opened } from "../wire";
import { openTable } from "./api";
import { here } from "./here.svelte";
import { Refusal, request } from "./requests";

/** Where a table is to be opened: on this device, at the server, or wherever that is possible. */
export type Place = "device" | "server" | "anywhere";

/**
 * Open a table. Where it may be anywhere, and the server does not answer, the house that is kept on this device takes
 * it, unless a seat is for somebody elsewhere. Throws a Refusal.
 */
export async function openAt(place: Place, wish: NewTable): Promise<Opened> {
  if (place === "device") return openHere(wish);
  const staysHere =
    place === "anywhere" && here.kept !== "" && wish.seats.every(({ kind }) => kind !== "link");
  try {
    return await openTable(wish);
  } catch (error) {
    if (staysHere && error instanceof Refusal && error.problem.code === "offline") return openHere(wish);
    throw error;
  }
}

const openHere = (body: NewTable) => request<Opened>("POST", "/tables", { body, here: true });

/** Loads the house of this device once it is wanted. */

import { keptNames } from "../ui/memory";
import type { YourTable, YourTables } from "../wire";
import { here, TABLES_HERE } from "./here.svelte";
import { readAnswer } from "./read";

/** Load the house, which starts with the first thing that is asked of it. */
export const theHouse = () => import("./local/this_house").then(({ house }) => house);

/** List the tables of this device; without loading anything where there never was one. */
export async function tablesHere(): Promise<YourTable[]> {
  if (here.phase !== "open" && !keptNames().includes(TABLES_HERE)) return [];
  const tables = await (await theHouse()).listTables();
  return readAnswer<YourTables>("YourTables", { tables }).tables;
}

/** Load what thinks on this device for tables of the server. */
export const theHelper = () => import("./local/helper").then(({ Helper }) => Helper);

/** Load what keeps the house on this device. */
export const theKeeping = () => import("./local/keeping");

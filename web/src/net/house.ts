/** Loads the house of this device once it is wanted. */

import { isSite } from "../ui/address";
import { keptNames } from "../ui/memory";
import type { YourTable } from "../wire";
import { TABLES_HERE } from "./here.svelte";

/** Load the house, which starts with the first thing that is asked of it. */
export const theHouse = () => import("./local/this_house").then(({ house }) => house);

/** List the tables of this device; without loading anything where there never was one. */
export const tablesHere = async (): Promise<YourTable[]> =>
  isSite || keptNames().includes(TABLES_HERE) ? (await theHouse()).listTables() : [];

/** Load what keeps the house on this device. */
export const theKeeping = () => import("./local/keeping");

/** Opens tables of the house on this device. */

import type { NewTable, Opened } from "../wire";
import { request } from "./requests";

/** Open a table on this device. */
export const openTableHere = (body: NewTable) => request<Opened>("POST", "/tables", { body, here: true });

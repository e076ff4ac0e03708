/** How the address of a sheet names the table of a tournament that it is for. */

import type { Seat } from "./evening";

const WRITTEN = /^#([\w-]+)\.(\d{1,4})\.(\d{1,4})$/;

/** Write the fragment that leads from a table of a tournament to its sheet. */
export const fragmentOf = ({ id, round, table }: Seat): string => `#${id}.${round}.${table}`;

/** Read such a fragment; null if it is none. */
export function seatIn(hash: string): Seat | null {
  const [, id, round, table] = WRITTEN.exec(hash) ?? [];
  return id ? { id, round: Number(round), table: Number(table) } : null;
}

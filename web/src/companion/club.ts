/** Results on their way into a tournament: which table waits for one, and how a sheet's result is typed there. */

import { correctResult, getRound, typeResult } from "../net/api";
import type { TournamentTable, TypeResult } from "../wire";
import type { Evening, Seat } from "./evening";
import type { Standing } from "./sheet";

/** Fetch the table that waits for a result. */
export async function tableOf({ id, round, table }: Seat): Promise<TournamentTable | undefined> {
  return (await getRound(id, round)).tables.find((it) => it.table === table);
}

/** Say how a result is typed: the points where they say who has won, else who has. */
export function typed(evening: Evening, { points, winners }: Standing, lowest: boolean): Partial<TypeResult> {
  const best = lowest ? Math.min(...points) : Math.max(...points);
  const leading = points.flatMap((value, seat) => (value === best ? [seat] : []));
  if (!winners.length) return { draw: true };
  if (leading.join() === winners.join()) return { points };
  const winner = winners.length === 1 ? evening.names[winners[0]!]! : null;
  if (!winner) return { draw: true };
  return leading.includes(winners[0]!) ? { points, winner } : { winner };
}

/** Send a result; one that the table has already is corrected, which organisers may. */
export async function send(evening: Evening, standing: Standing, lowest: boolean): Promise<void> {
  const seat = evening.club!;
  const isOpen = (await tableOf(seat))?.open ?? true;
  const { id, round, table } = seat;
  await (isOpen ? typeResult : correctResult)(id, {
    round,
    table,
    ...typed(evening, standing, lowest),
  } as TypeResult);
}

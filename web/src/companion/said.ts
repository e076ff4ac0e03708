/** Words what the sheet of a game has. */

import { listOf, say, sayNumber, teller } from "../words/say";
import type { Word } from "../wire";
import type { Field, Refusal, Sheet, Standing } from "./sheet";

export type Tell = (word: Word) => string;

export const sayField = (tell: Tell, { id }: Field): string => tell([`sheet-${id}`, {}]);
export const sayChoice = (tell: Tell, { id }: Field, value: string): string =>
  tell([`sheet-${id}-${value}`, {}]);
export const sayTimer = (tell: Tell, id: string): string => tell([`sheet-timer-${id}`, {}]);

/** Say who has won. */
export function sayWinners({ winners }: Standing, names: string[]): string {
  if (!winners.length) return say("companion-nobody-won");
  return say("companion-won", { names: listOf(winners.map((seat) => names[seat]!)), count: winners.length });
}

/** Say why something cannot stand on a sheet, with the clause. */
export function sayRefusal(
  game: string,
  sheet: Sheet,
  refusal: Refusal,
  name: (seat: number) => string,
): string {
  const { id, clause, seat, least, most } = refusal;
  const tell = teller(game);
  const fields = [...(sheet.shared ?? []), ...sheet.fields, ...(sheet.closing?.fields ?? [])];
  const field = fields.find((it) => it.id === refusal.field);
  const why =
    id === "range" && field
      ? say("companion-range", {
          field: sayField(tell, field),
          least: sayNumber(least),
          most: sayNumber(most),
        })
      : id === "unless" && field
        ? say("companion-unless", { field: sayField(tell, field) })
        : id === "over" || id === "turn" || id === "ends"
          ? say(`companion-refused-${id}`)
          : tell([`sheet-not-${id}`, {}]);
  const about = seat >= 0 && sheet.by === "round" && (!field || sheet.fields.includes(field));
  return say("companion-why", { who: about ? `${name(seat)}: ` : "", why, clause });
}

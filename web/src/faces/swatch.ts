import { PAINTS } from "./common/signs";
import { TIC_PAINTS } from "./tic/cards";

/** The fill of a seat's swatch: a colour of one of the games, or any CSS colour name. */
export function paintOf(swatch: string): string {
  return PAINTS[swatch]?.fill ?? TIC_PAINTS[swatch]?.fill ?? swatch;
}

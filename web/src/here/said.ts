/** Words what concerns the house on this device. */

import type { Problem } from "../wire";
import { sayNumber } from "../words/say";

/** Write bytes in megabytes. */
export const sayMegabytes = (bytes: number): string => sayNumber(Math.round(bytes / 1e6));

/** Give the problem of an error of the house; its code chooses the words. */
export const problemHere = (error: unknown): Problem => ({
  code: `here-${(error as { code?: string } | null)?.code ?? "failed"}`,
  message: "",
  until: null,
  reason: null,
  field: null,
  clause: null,
});

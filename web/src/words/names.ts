/** Names people who gave no name, in the language of the reader. */

import { say } from "./say";

/** Give the name of a seat as everybody may read it. */
export const called = (name: string, seat: number): string => name || say("guest", { seat: seat + 1 });

/** What people are called who gave no name: each reader reads it in their own language. */

import { say } from "./say";

/** The name of a seat as everybody may read it. */
export const called = (name: string, seat: number): string => name || say("guest", { seat: seat + 1 });

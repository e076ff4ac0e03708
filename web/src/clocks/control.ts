/** Reads, checks and words time controls, which are written as clubs write them: `5+3`, `5d3`, `0d30` or `20`. */

import { say, sayNumber } from "../words/say";

/** What the set-up page offers; any other control may be written. */
export const OFFERED = ["3+2", "5+5", "10+5", "10d10", "20", "0d30"] as const;

const MOST_MINUTES = 180;
const MOST_SECONDS = 600;
const WRITTEN = /^(\d{1,3})(?:([+d])(\d{1,3}))?$/;

export const isOffered = (clock: string): boolean => OFFERED.some((it) => it === clock);

export interface Control {
  minutes: number;
  /** What the seconds are: added after every move (`+`), or waited for before the bank runs (`d`). */
  sign: string;
  seconds: number;
}

export function readControl(text: string): Control | null {
  const found = WRITTEN.exec(text);
  return found && { minutes: Number(found[1]), sign: found[2] ?? "", seconds: Number(found[3] ?? 0) };
}

/** Write what is wrong with a control; null if nothing is. */
export function faultOf(text: string): string | null {
  const control = readControl(text);
  if (!control) return say("wrong-clock");
  const { minutes, sign, seconds } = control;
  if (minutes > MOST_MINUTES || seconds > MOST_SECONDS)
    return say("wrong-clock-long", { minutes: sayNumber(MOST_MINUTES), seconds: sayNumber(MOST_SECONDS) });
  return minutes || (sign === "d" && seconds) ? null : say("wrong-clock-short");
}

function kindOf({ minutes, sign, seconds }: Control): "bank" | "adds" | "waits" | "moves" {
  if (!seconds) return "bank";
  if (sign === "+") return "adds";
  return minutes ? "waits" : "moves";
}

/** Write a control shortly, such as "5 min + 3 s". */
export function sayControl(text: string): string {
  const control = readControl(text);
  return control ? say(`control-${kindOf(control)}`, given(control)) : text;
}

/** Explain a control in a sentence. */
export function explainControl(text: string): string {
  const control = readControl(text);
  return control ? say(`control-told-${kindOf(control)}`, given(control)) : say("control-told-none");
}

const given = ({ minutes, seconds }: Control) => ({ minutes, seconds });

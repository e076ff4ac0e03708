/** Words time to move, where moves have days, and converts dates to day numbers since 1970. */

import { sayControl } from "../clocks/control";
import type { Terms } from "../wire";
import { language } from "../words/language.svelte";
import { say } from "../words/say";

const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;

/** The days for a move that can be chosen; 0: no limit. */
export const DAYS = [1, 2, 3, 5, 7, 14, 0] as const;
export const LATE = ["bot", "free"] as const;
export const EVENING: Terms = {
  over_days: false,
  days: 0,
  late: "bot",
  warm: false,
  talk: false,
  clock: "",
  rated: false,
  open: false,
};
export const OVER_DAYS: Terms = {
  over_days: true,
  days: 3,
  late: "bot",
  warm: false,
  talk: false,
  clock: "",
  rated: false,
  open: false,
};

/** Write how much time is left, such as "2 days left"; empty where no time runs. */
export function sayLeft(due: number, now = Date.now() / 1000): string {
  if (!due) return "";
  const left = due - now;
  if (left <= 0) return say("left-none");
  if (left < HOUR_S) return say("left-little");
  return left < 2 * DAY_S
    ? say("left-hours", { count: Math.floor(left / HOUR_S) })
    : say("left-days", { count: Math.floor(left / DAY_S) });
}

export const sayDays = (days: number): string =>
  days ? say("days-count", { count: days }) : say("days-any");

/** Write the clock of an evening, such as "Clock: 5 min + 3 s each"; empty where there is none. */
export const sayClock = (terms: Terms | null): string =>
  terms?.clock ? say("control-said", { clock: sayControl(terms.clock) }) : "";

/** Write the terms of a table as sentences; empty where there is nothing to say. */
export const sayTerms = (terms: Terms | null): string =>
  [sayPace(terms), terms?.rated ? say("terms-said-rated") : "", terms?.open ? say("terms-said-open") : ""]
    .filter((text) => text)
    .join(" ");

function sayPace(terms: Terms | null): string {
  if (!terms) return "";
  if (!terms.over_days) return sayClock(terms) || (terms.warm ? say("terms-said-warm") : "");
  return terms.days ? say(`terms-said-${terms.late}`, { days: terms.days }) : say("terms-said");
}

/** Convert the value of a date field to a day number; null where it has none. */
export function dayOf(date: string): number | null {
  const ms = Date.parse(`${date}T00:00Z`);
  return Number.isNaN(ms) ? null : ms / 1000 / DAY_S;
}

export const dateOf = (day: number): string => new Date(day * DAY_S * 1000).toISOString().slice(0, 10);

export const today = (): number => Math.floor(Date.now() / 1000 / DAY_S);

/** Group days into ranges of successive ones, each as its first and last day. */
export function spells(days: number[]): [first: number, last: number][] {
  const found: [number, number][] = [];
  for (const day of days.toSorted((a, b) => a - b)) {
    const latest = found.at(-1);
    if (latest && latest[1] >= day - 1) latest[1] = day;
    else found.push([day, day]);
  }
  return found;
}

/** Write a range of days, such as "20–31 Dec 2026". */
export function saySpell([first, last]: [number, number]): string {
  const format = new Intl.DateTimeFormat(language.locale, { dateStyle: "medium", timeZone: "UTC" });
  return format.formatRange(first * DAY_S * 1000, last * DAY_S * 1000);
}

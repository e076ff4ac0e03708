/** Words how the reader's tables stand. */

import { sayLeft } from "../days/time";
import { isHere } from "../net/here.svelte";
import { isSite } from "../ui/address";
import { isSolved, streak, type Results } from "../puzzles/kept";
import type { YourTable } from "../wire";
import { language } from "../words/language.svelte";
import { contextOf, say, sayOutcome } from "../words/say";
import { called } from "../words/names";
import { joined } from "../words/tell";

/** Put the tables of a server and those of this device in one list: first those that wait for the reader, then the newest. */
export function mergeTables(remote: YourTable[], local: YourTable[]): YourTable[] {
  const isLater = (one: YourTable, other: YourTable) => other.made_at - one.made_at;
  const merged = local.length ? [...remote, ...local].sort(isLater) : remote;
  return [...merged.filter((it) => it.to_act), ...merged.filter((it) => !it.to_act)];
}

/** Write who else sits at a table, such as "with Ada and Ben". */
export function company({ names, mine, phase }: Pick<YourTable, "names" | "mine" | "phase">): string {
  const people = phase === "waiting" ? names : calledAll(names);
  const others = people.filter((name, seat) => name && !mine.includes(seat));
  return others.length ? say("yours-with", { names: listed(others) }) : say("yours-alone");
}

/** Write whose turn it is, who is waited for or who has won, and how much time there is; or that it leaves the list. */
export function standing(table: YourTable): string {
  if (table.goes) return say("yours-alone-long", { day: sayDay(table.goes) });
  const where = isHere(table.table) && !isSite ? say("here-mark") : "";
  return [turn(table), sayLeft(table.due), where].filter((text) => text).join(" · ");
}

const sayDay = (at: number) =>
  new Date(at * 1000).toLocaleDateString(language.locale, { day: "numeric", month: "long" });

function turn(table: YourTable): string {
  if (table.to_act) return say("yours-turn");
  if (table.phase === "waiting" || !table.scene) return say("yours-open");
  if (table.phase === "over") return outcome(table);
  const who = listed(table.scene.to_act.map((seat) => called(table.names[seat] ?? "", seat)));
  return who ? say("yours-waiting", { who }) : "";
}

function outcome({ game, names, mine, scene }: YourTable): string {
  const me = mine.length === 1 ? mine[0]! : null;
  return sayOutcome(scene?.scores ?? [], contextOf(game, calledAll(names), me));
}

const calledAll = (names: string[]) => names.map(called);

const listed = (names: string[]) => joined(names, language.page.locales);

/** Write how the puzzles of a day stand: how many were solved at once or later, and on how many days in a row. */
export function sayPuzzles(known: Results, today: string): string {
  const count = Object.values(known[today] ?? {}).filter(isSolved).length;
  const days = streak(known, today);
  const so = count ? say("today-solved", { count }) : say("today-open");
  return days ? `${so} · ${say("puzzles-streak", { days })}` : so;
}

/** How a table at which the reader has a seat stands, in words. */

import { sayLeft } from "../days/time";
import type { YourTable } from "../wire";
import { language } from "../words/language.svelte";
import { contextOf, say, sayOutcome } from "../words/say";
import { called } from "../words/names";
import { joined } from "../words/tell";

/** "with Ada and Ben": everybody but the reader. */
export function company({ names, mine, phase }: YourTable): string {
  const people = phase === "waiting" ? names : calledAll(names);
  const others = people.filter((name, seat) => name && !mine.includes(seat));
  return others.length ? say("yours-with", { names: listed(others) }) : say("yours-alone");
}

/** Whose turn it is, who is waited for, or who has won. */
export function standing(table: YourTable): string {
  if (table.to_act) return say("yours-turn");
  if (table.phase === "waiting" || !table.scene) return say("yours-open");
  if (table.phase === "over") return outcome(table);
  const who = listed(table.scene.to_act.map((seat) => called(table.names[seat] ?? "", seat)));
  return who ? say("yours-waiting", { who }) : "";
}

/** How much time is left for the move, or that nobody has been there for long. */
export function remark({ due, goes }: YourTable): string {
  if (!goes) return sayLeft(due);
  const day = new Date(goes * 1000).toLocaleDateString(language.locale, { day: "numeric", month: "long" });
  return say("yours-alone-long", { day });
}

function outcome({ game, names, mine, scene }: YourTable): string {
  const me = mine.length === 1 ? mine[0]! : null;
  return sayOutcome(scene?.scores ?? [], contextOf(game, calledAll(names), me));
}

const calledAll = (names: string[]) => names.map(called);

const listed = (names: string[]) => joined(names, language.page.locales);

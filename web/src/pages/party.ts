/** Words who plays, as the set-up page shows it: "You and a gentle bot". */

import { ENGLISH, language } from "../words/language.svelte";
import { say } from "../words/say";
import { joined } from "../words/tell";
import type { Chair } from "./setup.svelte";

/** Write who plays: the reader first, and those of one kind together. */
export function sayParty(chairs: Chair[]): string {
  const counts = new Map<string, number>();
  for (const kind of chairs.map(kindOf)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const kinds = [...counts].sort(([kind], [other]) => Number(other === "me") - Number(kind === "me"));
  const text = joined(
    kinds.map(([kind, count]) => sayKind(kind, count)),
    language.page.locales,
  );
  return text.charAt(0).toLocaleUpperCase(language.locale) + text.slice(1);
}

/** Give the kind of a chair: named friends on this device are kinds of their own, as are programs that play as bots. */
const NAMED = "named ";

function kindOf({ who, name, level }: Chair): string {
  if (who === "here" && name.trim()) return NAMED + name.trim();
  if (who !== "bot") return who;
  return ENGLISH.hasMessage(`party-bot-${level}`) ? `bot-${level}` : NAMED + level;
}

const sayKind = (kind: string, count: number) =>
  kind.startsWith(NAMED) ? kind.slice(NAMED.length) : say(`party-${kind}`, { count });

/** Who plays with bots alone need not wait for them once what they did has been seen. */

import type { Session } from "./session.svelte";

/** Keys that touch something; others only lead about the page. */
export const TOUCHING: readonly string[] = ["Enter", " "];

/** End the pauses of the bots, where the reader is the only person at the table. */
export function hurryBots({ view, line }: Session): void {
  if (view?.table.phase !== "playing" || !view.scene) return;
  const { seats } = view.table;
  const alone = seats.every(({ kind, mine }) => kind === "bot" || mine);
  if (alone && view.scene.to_act.some((seat) => seats[seat]?.kind === "bot")) line.send({ do: "hurry" });
}

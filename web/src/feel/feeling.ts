/** Plays sounds and vibrates for a new position, where the reader wishes it. */

import type { Told, View } from "../wire";
import { canBuzz, settings } from "./settings.svelte";
import { ring, type Sound } from "./sounds";

const CARD = "-card";
const BUZZ_MS = { turn: 18, end: 40 };
/** The delay of the sound for one's turn, after that of what led to it. */
const THEN_S = 0.35;

/** Play the sounds of a view that has just come; `old` is the one before. */
export function feel(old: View | null, view: View): void {
  if (!old || view.log || old.seq === view.seq) return;
  const ended = old.table.phase === "playing" && view.table.phase === "over";
  const turn = !ended && isTurn(view) && !isTurn(old);
  if (settings.feel.sound) {
    const first = ended ? "end" : soundOf(view.events, view);
    if (first) ring(first);
    if (turn) ring("turn", first ? THEN_S : 0);
  }
  if (settings.feel.buzz && canBuzz && (ended || turn)) navigator.vibrate(BUZZ_MS[ended ? "end" : "turn"]);
}

/** Play the sound for one's own time getting short. */
export function warn(): void {
  if (settings.feel.sound) ring("short");
}

const isTurn = (view: View): boolean =>
  view.seat !== null && (view.scene?.to_act.includes(view.seat) ?? false);

/** Choose the sound of events: that of the one that matters most. */
export function soundOf(events: Told[], { scene }: View): Sound | null {
  if (!events.length) return null;
  if (events.some((event) => (event.points ?? 0) > 0)) return "points";
  const ids = new Set(events.flatMap((event) => event.ids));
  return scene?.pieces.some((piece) => ids.has(piece.id) && piece.kind.endsWith(CARD)) ? "card" : "set";
}

/** A lesson on a small screen: what it does not need leaves its room to what is touched. */

import type { Choice, LessonStep, View } from "../wire";
import { seen, type Scene, type Zone } from "../words/scene";

/** So large a hand is in a lesson there, beside one at a table. */
export const LEAN_HAND = 0.64;

/** What is touched in a lesson from its first step to its last. */
export interface Needs {
  zones: ReadonlySet<string>;
  /** Something is said by a button. */
  buttons: boolean;
  /** Where the step at hand ends: if that is a board it lies in front. */
  front: string | null;
}

/** Gather what the right actions of all steps touch, the one at hand among them. */
export function needsOf(steps: LessonStep[], number: number): Needs {
  const touched = steps.map(touchedIn);
  const all = touched.flat();
  return {
    zones: new Set(all.filter((zone) => zone !== "")),
    buttons: all.includes(""),
    front: touched[number]?.at(-1) ?? null,
  };
}

/** The zones a step's right actions are touched in; "" for a button. */
function touchedIn({ view, take }: LessonStep): string[] {
  const places = placesOf(view);
  const right = view.actions.filter(({ text }) => take.some(({ action }) => action === text));
  return right.flatMap(idsOf).map((id) => places.get(id) ?? "");
}

const idsOf = ({ path, to }: Choice): string[] => (path.length ? [...path, ...(to ? [to] : [])] : [""]);

function placesOf(view: View): Map<string, string> {
  const scene = seen(view);
  return new Map([...(scene?.pieces ?? []), ...(scene?.spots ?? [])].map(({ id, zone }) => [id, zone]));
}

/** The scene without supplies and others' boards in which nothing is touched. */
export const leanOf = (scene: Scene, needs: Needs): Scene => ({
  ...scene,
  zones: scene.zones.filter((zone) => needs.zones.has(zone.id) || !isSpare(zone, scene)),
});

/** Others' things lie with their seats; a board that nobody owns is everybody's. */
const isSpare = ({ id, kind, owner }: Zone, { zones }: Scene): boolean =>
  kind === "supply" ||
  (kind === "board" && owner !== null && id !== zones.find((zone) => zone.kind === kind)?.id);

/** Reduces the table of a lesson on a small screen to what the lesson touches. */

import type { Choice, LessonStep, View } from "../wire";
import { seen, type Scene, type Zone } from "../words/scene";

/** The height of hands in such a lesson, as a share of that at a table. */
export const LEAN_HAND = 0.64;

/** What a lesson touches from its first step to its last. */
export interface Needs {
  zones: ReadonlySet<string>;
  /** Some action is a button. */
  buttons: boolean;
  /** The zone in which the present step ends; if it is a board it lies in front. */
  front: string | null;
}

/** Gather what the right actions of all steps touch; `number` is the present step. */
export function needsOf(steps: LessonStep[], number: number): Needs {
  const touched = steps.map(touchedIn);
  const all = touched.flat();
  return {
    zones: new Set(all.filter((zone) => zone !== "")),
    buttons: all.includes(""),
    front: touched[number]?.at(-1) ?? null,
  };
}

/** List the zones that the right actions of a step are touched in; "" for a button. */
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

/** Give the scene without supplies and others' boards in which nothing is touched. */
export const leanOf = (scene: Scene, needs: Needs): Scene => ({
  ...scene,
  zones: scene.zones.filter((zone) => needs.zones.has(zone.id) || !isSpare(zone, scene)),
});

/** Tell whether a zone can be left out: a supply, or a board that another seat owns. */
const isSpare = ({ id, kind, owner }: Zone, { zones }: Scene): boolean =>
  kind === "supply" ||
  (kind === "board" && owner !== null && id !== zones.find((zone) => zone.kind === kind)?.id);

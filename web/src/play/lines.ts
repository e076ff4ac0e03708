/** Computes the ways that choices lead and events have taken, as points of a zone in cells. */

import type { Choice, Event } from "../wire";
import type { Scene } from "../words/scene";
import type { Rect } from "./rects";

export interface Point {
  x: number;
  y: number;
}

export interface Lead {
  /** The id to touch for it. */
  id: string;
  points: Point[];
  /** The id it leads to, and the id of the piece that goes there. */
  to: string;
  mover: string;
}

type Places = Map<string, Rect>;

/** Find the places of all pieces and spots of one zone. */
export function placesOf(scene: Scene, zone: string): Places {
  const places: Places = new Map();
  for (const it of [...scene.spots, ...scene.pieces]) if (it.zone === zone) places.set(it.id, it);
  return places;
}

const centre = (rect: Rect): Point => ({ x: rect.x + rect.w / 2, y: rect.y + rect.h / 2 });

const same = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y) < 0.1;

/** List the centres of the places with these ids, without repeating one in succession. */
export function route(places: Places, ids: string[]): Point[] {
  const points = ids.flatMap((id) => (places.has(id) ? [centre(places.get(id)!)] : []));
  return points.filter((point, i) => i === 0 || !same(point, points[i - 1]!));
}

/** Find where the single choices one touch away lead from the place touched last. */
export function leads(next: Map<string, Choice[]>, path: string[], places: Places): Lead[] {
  const from = path.filter((id) => places.has(id)).slice(-1);
  const found: Lead[] = [];
  for (const [id, choices] of next) {
    if (choices.length !== 1 || !from.length) continue;
    const to = choices[0]!.to;
    const points = route(places, [...from, id, ...(to ? [to] : [])]);
    if (points.length > 1) found.push({ id, points, to: to ?? id, mover: from[0]! });
  }
  return found;
}

/** Find the way of an event through this zone; empty where it has none. */
export function traced(event: Event | null, places: Places): Point[] {
  const points = route(places, event?.ids ?? []);
  return points.length > 1 ? points : [];
}

/** Make the SVG path through the points in pixels; `bow` bends every stretch aside, so that ways along one row stay apart. */
export function way(points: Point[], cell: number, aspect: number, bow = 0): string {
  const at = points.map((p) => ({ x: p.x * cell, y: p.y * cell * aspect }));
  const stretches = at.slice(1).map((p, i) => `Q${say(aside(at[i]!, p, bow))} ${say(p)}`);
  return `M${say(at[0]!)}${stretches.join("")}`;
}

const say = (p: Point) => `${p.x.toFixed(1)} ${p.y.toFixed(1)}`;

/** Compute a point beside the middle of the stretch from a to b. */
function aside(a: Point, b: Point, bow: number): Point {
  return { x: (a.x + b.x) / 2 + (b.y - a.y) * bow, y: (a.y + b.y) / 2 - (b.x - a.x) * bow };
}

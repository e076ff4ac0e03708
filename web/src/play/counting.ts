/** Divides the score at the end of a match into the parts that are counted one after another. */

import type { Scene } from "../words/scene";

/** Something that brought points, and the ids where it lies. */
export interface Part {
  seat: number;
  /** The label of the line of the score that it belongs to. */
  label: string;
  text: string;
  points: number;
  ids: string[];
}

const LONGEST_MS = 700;
const SHORTEST_MS = 60;
/** The longest time for all parts together. */
const ALTOGETHER_MS = 9000;

/** List all parts in the order of counting: line by line of the score, and in each seat by seat. */
export function partsOf({ scores }: Scene): Part[] {
  const labels = [...new Set(scores.flatMap(({ lines }) => lines.map(({ label }) => label)))];
  return labels.flatMap((label) =>
    scores.flatMap(({ seat, lines }) =>
      lines
        .filter((line) => line.label === label)
        .flatMap(({ parts }) => parts.map((part) => ({ ...part, seat, label }))),
    ),
  );
}

/** Sum what these parts bring a seat; with a label, only those of this line. */
export const sumOf = (parts: Part[], seat: number, label: string | null = null): number =>
  parts.reduce((sum, it) => sum + (it.seat === seat && (label ?? it.label) === it.label ? it.points : 0), 0);

/** Rank the seats: winners first, the others by points if these decide who wins, else as they sit. */
export function ranked<Score extends { points: number; winner: boolean }>(scores: Score[]): Score[] {
  const [won, others] = [true, false].map((it) => scores.filter(({ winner }) => winner === it));
  const best = won![0]?.points ?? NaN;
  const beyond = (way: number) => others!.every(({ points }) => way * (points - best) < 0);
  const way = beyond(1) ? -1 : beyond(-1) ? 1 : 0;
  return [...won!, ...others!.toSorted((a, b) => way * (a.points - b.points))];
}

/** Compute how long each part is shown, in milliseconds. */
export const paceOf = (parts: Part[]): number =>
  Math.min(LONGEST_MS, Math.max(SHORTEST_MS, ALTOGETHER_MS / Math.max(1, parts.length)));

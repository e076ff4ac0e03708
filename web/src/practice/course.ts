/** Which puzzle for practice comes next, by what this device remembers: nothing of it is sent anywhere. */

import { isListOf, isMadeOf, isMapOf, isNumber, keep, recall } from "../ui/memory";

/** Puzzles as they come, of any difficulty. */
export const ANY = 0;
/** So many others are seen before a puzzle that was left comes again. */
const OTHERS = 4;

/** A puzzle that was left unsolved, and how many have to be seen before it comes again. */
interface Left {
  number: number;
  from: number;
}

/** How far somebody is with one kind of puzzle at one difficulty. */
export interface Course {
  /** The first number that was never seen. */
  fresh: number;
  /** How many were seen, one that came again each time. */
  seen: number;
  solved: number;
  left: Left[];
}

const isLeft = isMadeOf<Left>({ number: isNumber, from: isNumber });
const isCourse = isMadeOf<Course>({
  fresh: isNumber,
  seen: isNumber,
  solved: isNumber,
  left: isListOf(isLeft),
});

const BEGUN: Course = { fresh: 1, seen: 0, solved: 0, left: [] };
const COURSES = "practice";

/** The course of a game, a kind and a difficulty, named as puzzles for practice are, without the number. */
const nameOf = (game: string, kind: string, difficulty: number): string => `${game}/${kind}-${difficulty}`;

const courses = (): Record<string, Course> => recall(COURSES, {}, isMapOf(isCourse));

export const courseOf = (game: string, kind: string, difficulty: number): Course =>
  courses()[nameOf(game, kind, difficulty)] ?? BEGUN;

/** The number that comes next: one that was left, once enough others were seen, else a new one. */
export const following = (course: Course): number =>
  course.left.find((it) => it.from <= course.seen)?.number ?? course.fresh;

/** Give the course after a puzzle was solved, or left. One that is not of this course, as by a link, changes nothing. */
export function passed(course: Course, number: number, isSolved: boolean): Course {
  const isNew = number === course.fresh;
  if (!isNew && !course.left.some((it) => it.number === number)) return course;
  const seen = course.seen + 1;
  const left = course.left.filter((it) => it.number !== number);
  if (!isSolved) left.push({ number, from: seen + OTHERS });
  return {
    fresh: course.fresh + Number(isNew),
    seen,
    solved: course.solved + Number(isSolved),
    left,
  };
}

export function keepCourse(game: string, kind: string, difficulty: number, course: Course): void {
  keep(COURSES, { ...courses(), [nameOf(game, kind, difficulty)]: course });
}

/** The address of a puzzle for practice. */
export const pathOf = (game: string, kind: string, difficulty: number, number: number): string =>
  `/practice/${game}/${kind}-${difficulty}-${number}`;

/** Read the name of a puzzle for practice, as `border-4-12`; null where it is none. */
export function readWhich(which: string): { kind: string; difficulty: number; number: number } | null {
  const [, kind, difficulty, number] = /^([a-z]+)-(\d)-(\d{1,6})$/.exec(which) ?? [];
  return kind ? { kind, difficulty: Number(difficulty), number: Number(number) } : null;
}

/** Plans when a mistake comes again: the sooner it was missed, the later it was known (FSRS, by `ts-fsrs`). */

import { createEmptyCard, fsrs, Rating, type CardInput } from "ts-fsrs";
import { keepPlan, planOf, type Plan } from "./mistakes";

/** Days are planned, not minutes, and at most a year. */
const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false, maximum_interval: 365 });

/** Give the plan after the first answer of a visit: it was right, or not. */
export function planned(before: Plan | null, isRight: boolean, now: Date): Plan {
  const card = isCard(before) ? before : createEmptyCard(now);
  const { card: after } = scheduler.next(card, now, isRight ? Rating.Good : Rating.Again);
  return { ...after, due: after.due.toISOString() };
}

const NUMBERS = ["stability", "difficulty", "scheduled_days", "reps", "lapses", "state"];

/** Tell whether a plan is one that the scheduler made. */
function isCard(plan: Plan | null): plan is Plan & CardInput {
  const card = plan as unknown as Record<string, unknown> | null;
  return (
    card !== null &&
    NUMBERS.every((name) => Number.isFinite(card[name])) &&
    !Number.isNaN(Date.parse(String(card.due)))
  );
}

/** Note the first answer of a visit to a mistake. */
export const noteAnswer = (id: string, isRight: boolean, now = new Date()): void =>
  keepPlan(id, planned(planOf(id), isRight, now));

/** Words what is wrong with a match file, by the field that the server names. */

import type { Problem } from "../wire";
import { say, sayProblem } from "../words/say";

const KNOWN = ["file", "game", "edition", "seed", "seed_commitment", "events", "result"];
const EVENT = "events[";

export function why(problem: Problem): string {
  const field = problem.field ?? "";
  if (problem.code !== "bad_file") return sayProblem(problem);
  if (field.startsWith(EVENT))
    return say("look-why-event", { move: parseInt(field.slice(EVENT.length)) + 1 });
  return KNOWN.includes(field) ? say(`look-why-${field}`) : say("look-why-field", { field });
}

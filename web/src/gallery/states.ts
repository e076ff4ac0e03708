/** The states of a table that the gallery shows, and what brings a table there. */

import type { LineEvents, Peer } from "../net/socket";
import { hint } from "../play/hint";
import { lookAt, review, reviewOf } from "../play/review.svelte";
import type { Session } from "../play/session.svelte";
import { newId, touch } from "../play/touching";
import { tryOut } from "../play/trying";
import type { GameInfo, Incoming, Outgoing } from "../wire";

/** What a reader does once the table is there, by state. */
export const DONE: Record<string, (session: Session, recorded: Outgoing[]) => void> = {
  hint,
  refused: ({ line }) => line.send({ do: "why", id: newId(), seat: 0, path: [] }),
  "giving-up": askBefore,
  review: lookAtWorst,
  trying: (session, recorded) => tryOut(session, recorded.find((it) => it.is === "tried")?.attempt?.actions),
};

/** Look at the decision that cost most; the result does not come over it. */
function lookAtWorst(session: Session): void {
  session.unseen = true;
  review(session, 0);
  const [worst] = reviewOf(session, 0).losses;
  if (worst) lookAt(session, 0, worst);
}

/** The last touch of what cannot be taken back. */
const FOR_GOOD = "for-good";

/** Touch what is asked about before it is done. */
function askBefore(session: Session): void {
  const choice = session.choices.find(({ path }) => path.includes(FOR_GOOD));
  if (choice) touch(session, choice.path.slice(0, 1));
}

/** Games in which a poor move is found among the first. */
const REVIEWED = ["grannys-pills", "mismemory", "queen-of-the-ticcitories", "tic-squared"];
/** Games that have puzzles; of these, those where the first move that may be made ends one with a value too small. */
const PUZZLES = ["gridsy", "pentic", "pivot-pawns", "thirty-six", "tyramid"];
const MISSED = ["pentic", "tyramid"];

/** The states that a game has. */
export const statesOf = ({ name, lesson }: GameInfo): string[] => [
  "hint",
  "refused",
  "invitation#friend",
  ...(REVIEWED.includes(name) ? ["review"] : []),
  ...(name === "pivot-pawns" ? ["trying"] : []),
  ...(name === "gridsy" ? ["giving-up"] : []),
  ...(PUZZLES.includes(name) ? ["puzzle-solved"] : []),
  ...(MISSED.includes(name) ? ["puzzle-not-yet"] : []),
  ...(lesson ? ["lesson-refuses"] : []),
];

/** By what is asked, what answers it. */
const ANSWERS: Partial<Record<Incoming["do"], Outgoing["is"]>> = {
  hint: "advised",
  try: "tried",
  review: "reviewed",
  recall: "recalled",
  why: "because",
};

/** The other end of the line of a recorded state: it shows the first message, and answers with the others. */
export class Recorded implements Peer {
  constructor(
    private readonly recorded: Outgoing[],
    private readonly line: LineEvents,
  ) {}

  open(): void {
    const [first] = this.recorded;
    if (first) this.line.hear(first);
  }

  send(frame: Incoming): void {
    for (const answer of this.recorded)
      if (answer.is === ANSWERS[frame.do])
        this.line.hear("id" in answer && "id" in frame ? { ...answer, id: frame.id } : answer);
  }

  renew(): void {}

  close(): void {}
}

/** The states of a table that the gallery shows, and what brings a table into each. */

import type { PeerEvents, Peer } from "../net/socket";
import type { Session } from "../session/session.svelte";
import { newId } from "../net/ids";
import type { GameInfo, Incoming, Outgoing } from "../wire";

/** What is done once the table is there, by state. */
export const DONE: Record<string, (session: Session, recorded: Outgoing[]) => void> = {
  hint: ({ hint }) => hint.toggle(),
  refused: ({ connection }) => connection.send({ do: "why", id: newId(), seat: 0, path: [] }),
  "giving-up": askBefore,
  review: lookAtWorst,
  trying: ({ trial }, recorded) => trial.start(recorded.find((it) => it.is === "tried")?.attempt?.actions),
};

/** Show the decision that cost most, without the result over it. */
function lookAtWorst({ lookBack, reviews }: Session): void {
  lookBack.hidesEnd = true;
  reviews.ask(0);
  const [worst] = reviews.of(0).losses;
  if (worst) reviews.examine(0, worst);
}

/** The id that confirms what cannot be taken back. */
const FOR_GOOD = "for-good";

/** Touch what needs to be confirmed. */
function askBefore({ selection, controls }: Session): void {
  const choice = selection.choices.find(({ path }) => path.includes(FOR_GOOD));
  if (choice) controls.touch(choice.path.slice(0, 1));
}

/** Games in which a poor move is found among the first. */
const REVIEWED = ["grannys-pills", "mismemory", "queen-of-the-ticcitories", "tic-squared"];
/** Games that have puzzles; of these, those where the first move that may be made ends one with a value too small. */
const PUZZLES = ["gridsy", "pentic", "pivot-pawns", "thirty-six", "tyramid"];
const MISSED = ["pentic", "tyramid"];

/** List the states that a game has. */
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

/** The answer to each kind of question. */
const ANSWERS: Partial<Record<Incoming["do"], Outgoing["is"]>> = {
  hint: "advised",
  try: "tried",
  review: "reviewed",
  recall: "recalled",
  why: "because",
};

/** The peer of a recorded state: shows the first message, and answers with the others. */
export class Recorded implements Peer {
  constructor(
    private readonly recorded: Outgoing[],
    private readonly events: PeerEvents,
  ) {}

  open(): void {
    const [first] = this.recorded;
    if (first) this.events.hear(first);
  }

  send(frame: Incoming): void {
    for (const answer of this.recorded)
      if (answer.is === ANSWERS[frame.do])
        this.events.hear("id" in answer && "id" in frame ? { ...answer, id: frame.id } : answer);
  }

  renew(): void {}

  close(): void {}
}

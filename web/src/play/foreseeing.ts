/** What the choices at hand would bring, asked of the server once a position. */

import type { Brings, Choice, Outlook } from "../wire";
import { complete } from "./narrow";
import { takerOf } from "./seat";
import type { Session } from "./session.svelte";
import { isTry } from "./trying";

const MOST_AT_ONCE = 32;
const MOST = 96;

type Touched = Pick<Session, "choices" | "path" | "next" | "hinted" | "held">;

/** The one choice that touching this id completes, if it is the only one. */
export function choiceAt({ choices, path, next }: Touched, id: string): Choice | null {
  const done = next.has(id) ? complete(choices, [...path, id]) : [];
  return done.length === 1 && next.get(id)!.length === 1 ? done[0]! : null;
}

/** The choices one touch away: with something in hand all of them, else the one under the finger. */
export function near(touched: Touched): Choice[] {
  const ids =
    touched.path.length || touched.held ? [...touched.next.keys()] : touched.hinted ? [touched.hinted] : [];
  return ids.flatMap((id) => choiceAt(touched, id) ?? []);
}

/** Ask what has not been asked yet. */
export function foresee(session: Session): void {
  const { view, line, asked, foretells } = session;
  const found = near(session).filter((choice) => !asked.has(choice.text) && !isTry(session, choice));
  if (!view || !foretells || found.length > MOST) return;
  for (const choice of found) asked.add(choice.text);
  for (const seat of new Set(found.map((choice) => takerOf(session, choice)))) {
    const actions = found.filter((choice) => takerOf(session, choice) === seat).map((choice) => choice.text);
    while (actions.length)
      line.send({ do: "foresee", seat, seq: view.seq, actions: actions.splice(0, MOST_AT_ONCE) });
  }
}

/** Keep an answer, unless the position has changed meanwhile. */
export function learn(session: Session, { seq, brings }: Outlook): void {
  if (seq !== session.view?.seq) return;
  const known = brings.map((it): [string, Brings] => [it.action, it]);
  session.outlook = new Map([...session.outlook, ...known]);
}

/** What touching this id would bring, as far as that is known. */
export function gainAt(session: Touched & Pick<Session, "outlook">, id: string | null): Brings | null {
  const choice = id === null ? null : choiceAt(session, id);
  return (choice && session.outlook.get(choice.text)) ?? null;
}

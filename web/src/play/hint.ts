/** A hint on request: what had best be done, shown where it is touched. Nothing is done by itself. */

import type { Advised, View, Word } from "../wire";
import { say, sayPoints } from "../words/say";
import { forced, matching } from "./narrow";
import { pointAt } from "./pointing";
import { takerOf } from "./seat";
import type { Session } from "./session.svelte";
import { newId } from "./touching";

/** So many in a hundred better than the next best is clearly better. */
const CLEAR = 8;

/** Whether a hint may be asked for now. */
export const mayAsk = ({ view, choices }: Session): boolean => !!view?.table.hints && choices.length > 0;

/** Ask for a hint; once it is shown, put it away. */
export function hint(session: Session): void {
  if (session.hint) return forget(session);
  if (!mayAsk(session)) return;
  session.notice = null;
  session.hint = "asked";
  session.spoken = say("hint-asked");
  ask(session);
}

function ask(session: Session): void {
  const [choice] = session.choices;
  if (!choice) return forget(session); // the reader looks back, for example
  session.asking = newId();
  session.line.send({
    do: "hint",
    id: session.asking,
    seat: takerOf(session, choice),
    seq: session.view!.seq,
  });
}

/** Ask again what the server gave up since others acted: now, or once the view with sequence number `seq` is shown. */
export function renew(session: Session, seq: number): void {
  session.asking = "";
  if (session.hint === "asked" && session.view!.seq >= seq) ask(session);
}

/** Keep a hint, shown or asked for, while others act and the reader may still do just what was possible before. */
export function keep(session: Session, before: View | null): void {
  if (!mayAsk(session) || textsOf(before) !== textsOf(session.view)) forget(session);
  else if (session.hint === "asked" && !session.asking) ask(session);
}

const textsOf = (view: View | null): string => JSON.stringify(view?.actions.map(({ text }) => text));

/** Show an answer, unless it is no longer wanted or the position has changed meanwhile. What leads elsewhere is put down. */
export function advised(session: Session, message: Advised): void {
  if (session.hint !== "asked" || message.id !== session.asking) return;
  if (message.seq !== session.view?.seq) return forget(session);
  session.hint = message;
  if (message.choice && !matching([message.choice], session.path).length)
    session.path = forced(session.choices);
  session.spoken = sayHint(message, session.tell);
}

/** The hint is of no use any more. */
export function forget(session: Session): void {
  session.hint = null;
}

/** What it says: what to do, and one reason. */
export function sayHint(hint: Advised | "asked", tell: (word: Word) => string): string {
  if (hint === "asked") return say("hint-asked");
  const { choice, brings, because } = hint;
  if (!choice) return say("hint-wait");
  const what = tell(choice.label);
  const points = brings && !because && !brings.follows ? sayPoints(brings.points) : "";
  if (points) return say("hint-brings", { what, points });
  return [say("hint-do", { what }), sayWhy(hint, tell)].filter(Boolean).join(" ");
}

function sayWhy({ because, brings, chance, ahead }: Advised, tell: (word: Word) => string): string {
  if (because || brings) return tell(because || brings!.text);
  const more = ahead === null ? null : Math.round(100 * ahead);
  if (chance !== null) return sayChance(Math.round(100 * chance), more);
  return more === null ? "" : say(more >= CLEAR ? "hint-clear" : more > 0 ? "hint-better" : "hint-even");
}

function sayChance(chance: number, more: number | null): string {
  if (more === null) return say("hint-chance", { chance });
  return more > 0 ? say("hint-chance-ahead", { chance, more }) : say("hint-chance-even", { chance });
}

/** What is to be touched next for it. */
export function pointOut(session: Session): void {
  if (session.taught) return;
  const choice = session.hint && session.hint !== "asked" ? session.hint.choice : null;
  session.pointed = choice ? pointAt(session.choices, choice.text, session.path) : [];
}

/** Which buttons stand in the action bar at the present narrowing. */

import type { Session } from "../play/session.svelte";
import { turned, turnOf } from "../play/ghosts";
import type { Choice, Piece } from "../wire";
import { humanise, numbered } from "../ui/words";
import { say } from "../words/say";
import type { Word } from "../wire";

export interface ActionButton {
  key: string;
  id: string;
  seat: number | null;
  label: string;
  /** Short text where many of a kind stand in a row. */
  chip: string | null;
  /** What the button shows instead of its label: the chosen piece, turned. */
  piece: Piece | null;
  /** The choice to send at once; otherwise the id is touched. */
  choice: Choice | null;
}

export interface ActionGroup {
  seat: number | null;
  name: string;
  stem: string;
  chips: ActionButton[];
  buttons: ActionButton[];
}

const MANY = 6;
/** By quarter turns. */
const TURNS = ["none", "right", "round", "left"];

function labelFor(id: string, choices: Choice[], tell: (word: Word) => string): string {
  if (choices.length === 1) return tell(choices[0]!.label);
  const turn = TURNS[turnOf(choices) ?? -1];
  if (turn) return say(`turn-${turn}`);
  return commonWords(choices.map((choice) => tell(choice.label))) || humanise(id);
}

/** The words with which all labels begin, if they say something by themselves. */
function commonWords(labels: string[]): string {
  const [first = [], ...rest] = labels.map((label) => label.split(" "));
  const length = first.findIndex((word, i) => rest.some((words) => words[i] !== word));
  return length >= 3 ? first.slice(0, length).join(" ").replace(/[,:]$/, "") : "";
}

function buttonsOf(session: Session, seat: number | null): ActionButton[] {
  const buttons: ActionButton[] = [];
  for (const [id, all] of session.next) {
    const choices = seat === null ? all : all.filter((choice) => choice.seat === seat);
    if (session.onBoard.has(id) || choices.length === 0) continue;
    const chip = numbered(id)?.number.toString() ?? null;
    buttons.push({
      key: `${seat}.${id}`,
      id,
      seat,
      label: labelFor(id, choices, session.tell),
      chip,
      piece: turnedPiece(session, turnOf(choices)),
      choice: null,
    });
  }
  return buttons;
}

/** The piece chosen last as it would lie after so many quarter turns. */
function turnedPiece(session: Session, quarters: number | null): Piece | null {
  const last = session.scene?.pieces.find((piece) => piece.id === session.path.at(-1));
  return last && quarters !== null ? { ...turned(last, quarters), x: 0, y: 0, level: 0, count: 1 } : null;
}

function finished(session: Session): ActionButton[] {
  return session.finished().map((choice, i) => {
    return {
      key: `done.${i}`,
      id: choice.text,
      seat: choice.seat,
      label: session.tell(choice.label),
      chip: null,
      piece: null,
      choice,
    };
  });
}

function stemOf(buttons: ActionButton[]): string {
  const counts = new Map<string, number>();
  for (const button of buttons) {
    const stem = numbered(button.id)?.stem;
    if (stem !== undefined) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  return [...counts].find(([, count]) => count >= MANY)?.[0] ?? "";
}

function group(seat: number | null, name: string, buttons: ActionButton[]): ActionGroup {
  const stem = stemOf(buttons);
  const isChip = (button: ActionButton) => stem !== "" && numbered(button.id)?.stem === stem;
  const chips = buttons.filter(isChip);
  return { seat, name, stem: humanise(stem), chips, buttons: buttons.filter((button) => !isChip(button)) };
}

/** The buttons by seat; one nameless group where only one own seat can act. */
export function actionGroups(session: Session): ActionGroup[] {
  const seats = [...new Set(session.choices.map((choice) => choice.seat))].sort((a, b) => a - b);
  if (seats.length < 2) return [group(null, "", [...buttonsOf(session, null), ...finished(session)])];
  const nameOf = (seat: number) => session.view?.table.seats.find((info) => info.seat === seat)?.name ?? "";
  return seats.map((seat) => group(seat, nameOf(seat), buttonsOf(session, seat)));
}

/** Which buttons stand in the action bar at the present narrowing. */

import type { Session } from "../play/session.svelte";
import { takerOf } from "../play/seat";
import { nextIds } from "../play/narrow";
import { finished } from "../play/touching";
import { isTry } from "../play/trying";
import { turned, turnOf } from "../play/ghosts";
import type { Choice, Piece, Word } from "../wire";
import { say } from "../words/say";

export interface ActionButton {
  key: string;
  id: string;
  seat: number | null;
  label: string;
  /** Short text where many of a kind stand in a row. */
  chip: string | null;
  /** What such a row is called. */
  row: string;
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
  /** Further short ones, of a row that is seldom wanted. */
  more: ActionButton[];
  buttons: ActionButton[];
}

/** By quarter turns. */
const TURNS = ["none", "right", "round", "left"];

/** What a button says: its only choice, how it turns the piece, or what its choices are called together. */
function labelFor(choices: Choice[], tell: (word: Word) => string): string {
  const first = choices[0]!;
  if (choices.length === 1 && first.label) return tell(first.label);
  const turn = TURNS[turnOf(choices) ?? -1];
  return turn ? say(`turn-${turn}`) : tell(first.group || first.label);
}

/** What may be touched; buttons stay while something is in hand only to be tried. */
function openTo(session: Session): Map<string, Choice[]> {
  const { next, choices, path, attempt } = session;
  if (!path.length || !attempt) return next;
  return nextIds(
    choices.filter((choice) => !isTry(session, choice)),
    [],
  );
}

function buttonsOf(session: Session, seat: number | null): ActionButton[] {
  const buttons: ActionButton[] = [];
  for (const [id, all] of openTo(session)) {
    const choices = seat === null ? all : all.filter((choice) => takerOf(session, choice) === seat);
    if (session.kinds.has(id) || choices.length === 0) continue;
    buttons.push({
      key: `${seat}.${id}`,
      id,
      seat,
      label: labelFor(choices, session.tell),
      chip: choices[0]!.chip || null,
      row: choices[0]!.chip ? session.tell(choices[0]!.group) : "",
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

function finishedButtons(session: Session): ActionButton[] {
  return finished(session).map((choice, i) => {
    return {
      key: `done.${i}`,
      id: choice.text,
      seat: takerOf(session, choice),
      label: session.tell(choice.label),
      chip: null,
      row: "",
      piece: null,
      choice,
    };
  });
}

function group(seat: number | null, name: string, buttons: ActionButton[]): ActionGroup {
  const [plain, short] = [buttons.filter((button) => !button.chip), buttons.filter((button) => button.chip)];
  const stem = short[0]?.row ?? "";
  const inRow = (button: ActionButton) => button.row === stem;
  const [chips, more] = [short.filter(inRow), short.filter((button) => !inRow(button))];
  return { seat, name, stem, chips, more, buttons: plain };
}

/** The buttons by seat; one nameless group where only one own seat can act. */
export function actionGroups(session: Session): ActionGroup[] {
  const seats = [...new Set(session.choices.map((choice) => takerOf(session, choice)))].sort((a, b) => a - b);
  if (seats.length < 2) return [group(null, "", [...buttonsOf(session, null), ...finishedButtons(session)])];
  return seats.map((seat) => group(seat, session.nameOf(seat), buttonsOf(session, seat)));
}

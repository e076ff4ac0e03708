/** Makes the buttons for what may be touched next and has no place on the board. */

import type { Session } from "../session/session.svelte";
import { nextIds } from "../play/narrow";
import { turned, turnOf } from "../play/ghosts";
import type { Choice, Piece, Word } from "../wire";
import { say } from "../words/say";

export interface ActionButton {
  key: string;
  id: string;
  seat: number | null;
  label: string;
  /** A short text, where many of a kind stand in a row. */
  chip: string | null;
  /** The name of that row. */
  row: string;
  /** The piece that the button shows instead of its label: the one in hand, turned. */
  piece: Piece | null;
  /** The choice to send at once; otherwise the id is touched. */
  choice: Choice | null;
}

export interface ActionGroup {
  seat: number | null;
  name: string;
  stem: string;
  chips: ActionButton[];
  /** Chips of a further row, which is shown on request. */
  more: ActionButton[];
  buttons: ActionButton[];
}

type Parts = Pick<Session, "match" | "display" | "selection" | "trial">;

/** The names of turns, by quarter turns. */
const TURNS = ["none", "right", "round", "left"];

/** Write the label of a button: its only choice, how it turns the piece, or the group of its choices. */
function labelFor(choices: Choice[], tell: (word: Word) => string): string {
  const first = choices[0]!;
  if (choices.length === 1 && first.label) return tell(first.label);
  const turn = TURNS[turnOf(choices) ?? -1];
  return turn ? say(`turn-${turn}`) : tell(first.group || first.label);
}

/** Find what may be touched next; buttons stay while something is in hand that is only tried. */
function openTo({ selection, trial }: Parts): Map<string, Choice[]> {
  const { next, choices, path } = selection;
  if (!path.length || !trial.attempt) return next;
  return nextIds(
    choices.filter((choice) => !trial.offers(choice)),
    [],
  );
}

function buttonsOf(parts: Parts, seat: number | null): ActionButton[] {
  const { match, display } = parts;
  const buttons: ActionButton[] = [];
  for (const [id, all] of openTo(parts)) {
    const choices = seat === null ? all : all.filter((choice) => match.takerOf(choice) === seat);
    if (display.kinds.has(id) || choices.length === 0) continue;
    buttons.push({
      key: `${seat}.${id}`,
      id,
      seat,
      label: labelFor(choices, match.tell),
      chip: choices[0]!.chip || null,
      row: choices[0]!.chip ? match.tell(choices[0]!.group) : "",
      piece: turnedPiece(parts, turnOf(choices)),
      choice: null,
    });
  }
  return buttons;
}

/** Turn the piece that was touched last by so many quarter turns; null where it was no piece. */
function turnedPiece({ display, selection }: Parts, quarters: number | null): Piece | null {
  const last = display.scene?.pieces.find((piece) => piece.id === selection.path.at(-1));
  return last && quarters !== null ? { ...turned(last, quarters), x: 0, y: 0, level: 0, count: 1 } : null;
}

/** The buttons that send a choice which the path says completely. */
function finishedButtons({ match, selection }: Parts): ActionButton[] {
  return selection.finished.map((choice, i) => ({
    key: `done.${i}`,
    id: choice.text,
    seat: match.takerOf(choice),
    label: match.tell(choice.label),
    chip: null,
    row: "",
    piece: null,
    choice,
  }));
}

function group(seat: number | null, name: string, buttons: ActionButton[]): ActionGroup {
  const [plain, short] = [buttons.filter((button) => !button.chip), buttons.filter((button) => button.chip)];
  const stem = short[0]?.row ?? "";
  const inRow = (button: ActionButton) => button.row === stem;
  const [chips, more] = [short.filter(inRow), short.filter((button) => !inRow(button))];
  return { seat, name, stem, chips, more, buttons: plain };
}

/** List the buttons by seat; one nameless group where only one own seat can act. */
export function actionGroups(parts: Parts): ActionGroup[] {
  const { match, selection } = parts;
  const acting = new Set(selection.choices.map((choice) => match.takerOf(choice)));
  const seats = [...acting].sort((a, b) => a - b);
  if (seats.length < 2) return [group(null, "", [...buttonsOf(parts, null), ...finishedButtons(parts)])];
  return seats.map((seat) => group(seat, match.nameOf(seat), buttonsOf(parts, seat)));
}

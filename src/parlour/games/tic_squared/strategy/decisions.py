"""Bots for the race: they take the best play they see, at a human pace. In turns the search decides."""

from __future__ import annotations

from dataclasses import dataclass

from parlour.core import arrays
from parlour.core.decision import Decision, Levels, wait_ms
from parlour.core.dice import roll
from parlour.core.kernel import Array
from parlour.core.people import Eyes, Sight, choose, first_steps
from parlour.core.verbs import legal, sight
from parlour.games.tic.deck import NAMES, NUMBER
from parlour.games.tic_squared.actions import ACTIONS, DRAW
from parlour.games.tic_squared.board import count_tics, place_of
from parlour.games.tic_squared.legality import is_deck_empty
from parlour.games.tic_squared.record import MOST_LEGAL, RACE, START, State


@dataclass(frozen=True)
class Pace:
    """Mean seconds until a play is seen, and the percentage of plays chosen at random instead of the best."""

    seconds: float
    misses: int


BEGINS = first_steps(slips=50, pace=4.0)
"""First steps in a race; in turns it is a skill of the game."""

PACES = Levels[Pace | Eyes](
    first_steps=BEGINS,
    gentle=Pace(14, 45),
    casual=Pace(8, 20),
    club=Pace(4.5, 5),
    expert=Pace(2.5, 0),
)
QUICKEST_MS = 900
SECONDS = 5.0
"""Mean seconds until an average player sees a play."""


def decide(view: State, seat: int, level: str, dice: Array, halt: Array) -> Decision | None:
    """Return a play, a draw or a wait in a race, from the hidden record; None in turns, for the search."""
    if int(view.mode) != RACE:
        return None
    pace = PACES.of(level)
    if isinstance(pace, Eyes):
        return imitate(view, seat, pace, dice, halt)
    actions = open_to(view, seat)
    wait = QUICKEST_MS + wait_ms(pace.seconds, dice)
    if not actions:
        return Decision(None, wait)
    if int(view.phase) == START or roll(dice, 100) < pace.misses:
        return Decision(actions[roll(dice, len(actions))], wait)
    plays = [action for action in actions if action < DRAW]
    if plays:
        return Decision(max(plays, key=lambda action: worth(view, seat, action)), wait)
    return Decision(None if is_deck_empty(view) else DRAW, wait)  # without a play, drawing is better than waiting


def imitate(view: State, seat: int, eyes: Eyes, dice: Array, halt: Array) -> Decision | None:
    """Return what a person does in a race, at the person's pace; None in turns, for the general choice."""
    if int(view.mode) != RACE:
        return None
    wait = QUICKEST_MS + wait_ms(SECONDS * eyes.pace, dice)
    actions = open_to(view, seat)
    if not actions:
        return Decision(None, wait)
    return Decision(actions[choose([Sight(*sight(view, seat, action)) for action in actions], eyes, dice)], wait)


def open_to(view: State, seat: int) -> list[int]:
    """Return the legal actions of a seat."""
    buffer = arrays.empty(MOST_LEGAL, arrays.int32)
    return [int(action) for action in buffer[: legal(view, seat, buffer)]]


def worth(view: State, seat: int, action: int) -> float:
    """Return the value of a play for ordering.

    The cards that the others have to draw (after two Tics) count most, then its Tics, then being on the own grid.
    """
    _, said = ACTIONS.split(action)
    card, owner = NAMES.index(str(said["card"])), int(said["owner"])
    tics = count_tics(view, owner, place_of(int(said["row"]), int(said["column"])), card)
    others = int(view.players) - 1
    penalty = (int(NUMBER[card]) + 1) * others if tics == 2 else 0
    return penalty + 2 * tics + (1.5 if owner == seat else 0.0)

"""Puzzles of Tic Squared: lay as many cards as possible in one turn, without drawing.

Always laying the card that makes most Tics never lays as many.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from parlour.core import verbs
from parlour.core.ahead import after, moves, set_up, take
from parlour.core.dice import roll
from parlour.core.facts import Fact, say
from parlour.core.game import game_of, legal_actions
from parlour.core.kernel import Array, boxed, run
from parlour.core.puzzles import RATINGS, SOLVER, Made, nobody_replies
from parlour.core.record import copied
from parlour.games.tic_squared.actions import ACTIONS, DRAW
from parlour.games.tic_squared.board import count_tics, place_of
from parlour.games.tic_squared.record import FARTHEST, OVER, PLAY, Options, State

WORDS = "puzzle"
FEWER = False
BUTTONS = False
TELLS = False

reply = nobody_replies

SEATS = 2
LONG = 3
"""Fewest cards of a puzzle's turn."""

MOST_TRIED = 400
"""Plays tried to find the longest turn; a position with more of them is passed over."""

MANY = (6, 10)
"""More beginnings than these make a puzzle harder."""


class TooMany(Exception):
    """There are more ways to play a turn than are tried."""


class Search:
    """A search for the turn with the most plays, from positions within one turn of the solver.

    left: how many more plays may be tried
    """

    def __init__(self, left: int) -> None:
        self.left = left
        self._known = dict[bytes, int]()

    def longest(self, state: Any) -> int:
        """Return how many cards the solver can lay from here to the end of the turn. Raises TooMany."""
        key = state.tobytes()
        if key not in self._known:
            self._known[key] = max((self.longest_after(state, play) for play in list_plays(state)), default=0)
        return self._known[key]

    def longest_after(self, state: Any, play: int) -> int:
        """Return the same of a turn that goes on with ``play``. Raises TooMany."""
        if self.left == 0:
            raise TooMany
        self.left -= 1
        return 1 + self.longest(after(state, play))


def make(dice: Array) -> Made:
    """Play matches until only one play begins the longest turn, and always making most Tics falls short."""
    while True:
        for state in play_matches(dice):
            if made := _examine(state):
                return made


def play_matches(dice: Array) -> Iterator[Any]:
    """Play a match in which every seat lays a card if it can; yield the positions in which the solver's turn begins."""
    state = set_up(State, Options(), SEATS, dice)
    for seat in range(SEATS):
        cards = legal_actions(game_of(state), state, seat)
        verbs.apply(boxed(state), seat, cards[int(run(roll, dice, len(cards)))])
    while int(state.phase) != OVER:
        if int(state.turn) == SOLVER and int(state.plays) == 0:
            yield copied(state)
        actions = moves(state)
        actions = [action for action in actions if action < DRAW] or actions
        take(state, actions[int(run(roll, dice, len(actions)))])


def _examine(state: Any) -> Made | None:
    """Return the puzzle that a position is, None if it is none."""
    search, begin = Search(MOST_TRIED), list_plays(state)
    try:
        lengths = [search.longest_after(state, play) for play in begin]
    except TooMany:
        return None
    best = max(lengths, default=0)
    if best < LONG or lengths.count(best) > 1 or glance(state) == best:
        return None
    rating = best - LONG + sum(len(begin) > many for many in MANY) + int(lengths.count(best - 1) > 1) + 1
    return Made(state, best, min(RATINGS[-1], rating))


def glance(state: Any) -> int:
    """Return the number of cards laid by always making the most Tics."""
    laid = 0
    while open_plays := list_plays(state):
        state = after(state, max(open_plays, key=lambda play: _tics(state, play)))
        laid += 1
    return laid


def _tics(state: Any, play: int) -> int:
    _, card, owner, row, column = ACTIONS.parts(play)
    return int(run(count_tics, state, owner, place_of(row - FARTHEST, column - FARTHEST), card))


def list_plays(state: Any) -> list[int]:
    """Return the plays open to the solver, none once the turn is over."""
    if int(state.phase) != PLAY or int(state.turn) != SOLVER:
        return []
    return [action for action in moves(state) if action < DRAW]


def allows(action: int) -> bool:
    """Return whether an action lays a card."""
    return action < DRAW


def status(state: Any) -> Fact:
    """Say that a card is to be laid, and after a Tic another one."""
    return say("puzzle-lay-another" if int(state.plays) > 0 else "puzzle-lay")


def reached(state: Any, taken: Sequence[int]) -> int | None:
    """Return the number of cards laid once no more can be, else None."""
    return len(taken) if taken and not list_plays(state) else None


def help(state: Any) -> int | None:
    """Return the first play of the longest way to go on."""
    search = Search(-1)
    return max(list_plays(state), key=lambda play: search.longest_after(state, play), default=None)

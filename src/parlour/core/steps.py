"""Steps: an action and what follows from it in one compiled call, for loops in Python."""

from __future__ import annotations

import functools
from bisect import bisect_left
from typing import TYPE_CHECKING, Any

from parlour.core import arrays
from parlour.core.kernel import Array, bound, is_compiled, kernel
from parlour.core.primitives import lowest
from parlour.core.record import Record, blank_box
from parlour.core.verbs import CLOCK, actors, apply, hide, legal

if TYPE_CHECKING:
    from parlour.core.game import Game

NOTHING = -1
"""In place of an action: nothing is applied."""
UNKNOWN = -1
"""In place of a step's result: nobody has asked yet."""
ACTORS = (1 << 32) - 1
"""The bits of a step's result that say who may act; those above are the number of legal actions."""


@kernel
def step(state: Record, out: Array, seat: int, action: int) -> int:
    """Do what ``verbs.step`` says."""
    if action >= 0:
        apply(state, seat, action)
    mask = actors(state)
    if mask == 0:
        return 0
    return legal(state, lowest(mask), out) << 32 | mask


@kernel
def move(state: Record, seat: int, action: int) -> int:
    """Apply an action, unless it is negative, and return ``actors``."""
    if action >= 0:
        apply(state, seat, action)
    return actors(state)


@kernel
def list_by_view(state: Record, out: Array, view: Array, blank: Array, seat: int) -> int:
    """Write a seat's legal actions to ``out``, told from its hidden record alone; return their number.

    ``blank`` and ``view`` are arrays of one record; the first is of an empty one, the second is written to.
    """
    view[0] = blank[0]
    hide(state, seat, view[0])
    return legal(view[0], seat, out)


_empty = functools.cache(blank_box)
"""The empty record of a game, as an array of one; never written to."""


class Stepper:
    """A position that is played on in place: the fastest way to play from Python.

    ``box`` is an array of one record. ``step(seat, action)`` is ``verbs.step`` for it, and ``actions`` is where legal
    actions are written: int32[most_legal]. It stays compiled or interpreted as the game is when it is made.
    """

    __slots__ = ("actions", "step")

    def __init__(self, game: Game, box: Any) -> None:
        self.actions = arrays.empty(game.rules.most_legal, arrays.int32)
        self.step = bound(step, box, self.actions)


class JudgedStepper:
    """Who may act in a position that is played on, and what they may do, judged from what each of them may know.

    The position is an array of one record. In games without secrets who may act and what the lowest of them may do are
    found in the call that applies an action. In others a seat's actions are listed when they are asked for, so that how
    long an action takes tells nobody else how many there are.
    """

    __slots__ = ("_box", "_found", "_game", "_is_compiled", "_list", "_listed", "_move", "_out")

    def __init__(self, game: Game, box: Any) -> None:
        self._game = game
        self._box = box
        self._is_compiled = False
        self._found = UNKNOWN
        self._listed: dict[int, list[int]] = {}

    def __reduce__(self) -> tuple[Any, ...]:
        """Copy and pickle it by its position: what is bound to that is bound anew."""
        return JudgedStepper, (self._game, self._box)

    def _bind(self) -> None:
        """Bind the kernels, compiled if the game is by now."""
        dtype = self._game.dtype
        self._out = arrays.empty(self._game.rules.most_legal, arrays.int32)
        if self._game.rules.secret:
            self._move = bound(move, self._box)
            self._list = bound(list_by_view, self._box, self._out, blank_box(dtype), _empty(dtype))
        else:
            self._move = bound(step, self._box, self._out)
        self._is_compiled = is_compiled(dtype)

    def carry_out(self, seat: int, action: int) -> None:
        """Apply a legal action, or ``NOTHING``."""
        if not self._is_compiled:
            self._bind()
        self._found = self._move(seat, action)
        self._listed.clear()

    def actors(self) -> int:
        """Return the bit mask of who may act; 0 if the game is over."""
        if self._found == UNKNOWN:
            self.carry_out(0, NOTHING)
        return self._found & ACTORS

    def listed_for(self, seat: int) -> list[int] | None:
        """Return a seat's ordered legal actions, not to be changed.

        None for who may not act, for the clock, and in games without secrets for all but the lowest that may act.
        """
        found = self._listed.get(seat)
        if found is None:
            mask, secret = self.actors(), self._game.rules.secret
            if seat == CLOCK or not mask >> seat & 1 or not (secret or seat == lowest(mask)):
                return None
            number = self._list(seat) if secret else self._found >> 32
            found = self._listed[seat] = self._out[:number].tolist()
        return found

    def is_listed(self, seat: int, action: int) -> bool:
        """Whether the action is one of those that ``listed_for`` gives for the seat."""
        listed = self._listed.get(seat) or self.listed_for(seat)
        if not listed:
            return False
        place = bisect_left(listed, action)
        return place < len(listed) and listed[place] == action

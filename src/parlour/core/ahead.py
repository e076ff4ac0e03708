"""Play ahead in Python, one record after another, where speed does not matter: puzzles, forced endings."""

from __future__ import annotations

from typing import Any

import msgspec

from parlour.core import verbs
from parlour.core.dice import rekey
from parlour.core.game import game_of, legal_actions
from parlour.core.kernel import Array, boxed, run
from parlour.core.record import copied, new_record


def set_up(kind: type[Any], options: msgspec.Struct, players: int, dice: Array) -> Any:
    """Return a record of class ``kind`` after ``setup``, with its random stream keyed by ``dice``."""
    state = game_of(new_record(kind)).blank(players, options)
    run(rekey, dice, state)
    verbs.setup(boxed(state))
    return state


def moves(state: Any) -> list[int]:
    """Return the legal actions of the seat whose turn it is, in ascending order."""
    return legal_actions(game_of(state), state, int(state.turn))


def take(state: Any, action: int) -> None:
    """Apply an action of the seat whose turn it is to the record itself."""
    verbs.apply(boxed(state), int(state.turn), action)


def after(state: Any, action: int) -> Any:
    """Return a copy of the record with an action applied."""
    copy = copied(state)
    take(copy, action)
    return copy

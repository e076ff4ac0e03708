"""Whole forced wins of 36: the line in which the loser resists longest."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from parlour.core.ahead import after, moves
from parlour.core.record import copied
from parlour.games.thirty_six.record import OVER, State
from parlour.games.thirty_six.strategy.ends import Search

WITHOUT_END = 1 << 40
"""Nodes enough to follow a line that is proved."""


class Win(NamedTuple):
    """A forced win: the winner's turns, and the line of seats and actions in which the loser resists longest."""

    turns: int
    line: tuple[tuple[int, int], ...]


def forced_win(state: State, nodes: int = 400_000) -> Win | None:
    """Return the shortest forced win of the seat to move, None if none is proved with at most ``nodes`` nodes."""
    search = Search(int(state.turn), nodes)
    turns = search.turns(state)
    return Win(turns, tuple(_line(search, state))) if turns else None


def _line(search: Search, state: State) -> Iterator[tuple[int, int]]:
    """Yield the actions of a forced win to its end; the other seat resists as long as it can."""
    search.notes.nodes = WITHOUT_END
    here = copied(state)
    while int(here.phase) != OVER:
        turn = int(here.turn)
        if turn == search.seat:
            search.turns(here)
            action = int(search.notes.action[0])
        else:
            action = max(moves(here), key=lambda action: search.turns(after(here, action)))
        yield turn, action
        here = after(here, action)

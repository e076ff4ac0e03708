"""Drafts of the rows by which a seat is given up or lost."""

from __future__ import annotations

from typing import NamedTuple

from parlour.core.decision import USUAL
from parlour.core.ending import MOST_SEATS, How
from parlour.server.model.stored import Kind
from parlour.server.table.table_state import TableState


class Draft(NamedTuple):
    """A row to be written to the log, with the id of the frame it answers; ``seat``, if not the one that asked."""

    kind: Kind
    what: str
    id: str | None
    seat: int | None = None


def leaving(state: TableState, seat: int, id: str | None = None) -> tuple[Draft, ...]:
    """Return the rows that give a seat up: a row ``leave``, which lets a bot take over, after the game's own action.

    ``id`` is that of the frame that asked, for the row ``leave``; None: nobody asked.
    """
    return *_leaving_action(state, seat), Draft("leave", USUAL, id)


def losing(state: TableState, seat: int, how: How, id: str | None = None) -> tuple[Draft, ...]:
    """Return the rows by which a seat is lost; ``id`` is that of the frame that asked.

    A match of two ends with it; in others a bot plays on, after the game's own action of leaving.
    """
    lost = Draft("out", how, id, seat)
    return (lost,) if state.playing().players <= MOST_SEATS else (*_leaving_action(state, seat), lost)


def _leaving_action(state: TableState, seat: int) -> tuple[Draft, ...]:
    """Return the row of the game's own action of leaving, if it has one and the seat may take it now."""
    game, match = state.game, state.playing()
    if game.rules.leave is None or match.broken(seat, game.leaving) is not None:
        return ()
    return (Draft("act", game.rules.leave, None, seat),)

"""Restores the state of a table from what is stored of it."""

from __future__ import annotations

from parlour.core.game import games
from parlour.server.base.errors import DamagedTable, OtherRules
from parlour.server.model.stored import Stored
from parlour.server.table.table_state import TableState


def restore_state(stored: Stored) -> TableState:
    """Replay a stored table's log into a state. Raises OtherRules, DamagedTable."""
    setup = stored.setup
    game = games().get(setup.game)
    if game is None or game.about.edition != setup.edition:
        raise OtherRules(
            f"This table is played by edition {setup.edition} of the rules of {setup.game}, which are not here now. "
            "It is kept, and goes on when they are."
        )
    if not setup.sound(stored.seats):
        raise DamagedTable("What this table is played by is damaged; it was put aside.")
    state = TableState(game, setup, stored.seats)
    state.replay(stored.log)
    return state

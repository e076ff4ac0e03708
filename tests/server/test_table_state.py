"""The state of a table, made from its log: what the log holds is judged, what was judged just now is not again."""

from __future__ import annotations

import pytest

from parlour.core.game import find_game
from parlour.server.errors import DamagedTable
from parlour.server.seats import Seat
from parlour.server.store import Row, TableSetup
from parlour.server.table_state import TableState

SEATS = [Seat(number, "bot", f"Bot {number + 1}", None, "random") for number in (0, 1)]


def state_of(game: str) -> TableState:
    return TableState(find_game(game), TableSetup("t", game, 1, {}, bytes(32)), SEATS)


def sealed(*rows: Row) -> list[tuple[Row, str]]:
    """Seal rows as a log does, whatever they say."""
    log: list[tuple[Row, str]] = []
    for row in rows:
        log.append((row, row.seal(log[-1][1] if log else "")))
    return log


def act(seq: int, seat: int, what: str) -> Row:
    return Row(seq, "act", seat, what)


@pytest.mark.parametrize("wrong", [act(2, 0, "step"), act(2, 7, "step"), act(2, 1, "clock none"), act(3, 1, "step")])
def test_a_well_sealed_row_that_breaks_the_rules_is_not_played(wrong: Row) -> None:
    state = state_of("trapdoor")
    with pytest.raises(DamagedTable):
        state.replay(sealed(act(1, 0, "step"), wrong))
    assert state.seq == 1
    assert len(state.playing().entries) == 1


def test_a_row_judged_before_it_was_written_is_not_judged_again() -> None:
    state = state_of("trapdoor")
    state.apply(act(1, 0, "stumble"))
    assert (state.seq, len(state.playing().entries)) == (1, 1)

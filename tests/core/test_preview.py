"""What an action will bring: whatever is foreseen happens, and nothing is promised that hangs on what is hidden."""

from __future__ import annotations

import pytest

from parlour.core.conformance import started
from parlour.core.dice import new_dice, roll
from parlour.core.game import find_game, games
from parlour.core.kernel import JIT
from parlour.core.match import Match

MATCHES = 12 if JIT else 1
MOST_ACTIONS = 120 if JIT else 40
PROMISING = ("thirty-six", "grannys-pills", "pentic", "queen-of-the-ticcitories", "tic-squared", "tyramid")
"""Games in which what an action brings is mostly plain before it is taken."""


@pytest.mark.parametrize("name", games())
def test_what_is_foreseen_happens(name: str) -> None:
    dice, promised = new_dice(11), 0
    for number in range(MATCHES):
        match = started(find_game(name), number, None, None)
        for _ in range(MOST_ACTIONS):
            seats = match.seats_to_act()
            legal = match.actions(seats[roll(dice, len(seats))]) if seats else []
            if not legal:
                break
            seat, action = next(s for s in seats if match.actions(s) == legal), legal[roll(dice, len(legal))]
            gain = match.preview(seat, action)
            match.carry_out(seat, action)
            told = [(it.points, it.text) for it in match.events(seat, len(match.entries) - 1) if it.seat == seat]
            promised += gain is not None
            if gain is not None:
                assert (gain.points, gain.text) in told, f"match {number}, {match.game.rules.actions.text(action)}"
                assert gain.follows == (told[0] != (gain.points, gain.text))
    assert promised or name not in PROMISING


def test_what_hangs_on_a_hidden_tile_is_not_promised() -> None:
    match = Match.start(find_game("mismemory"), 2, seed=bytes(32))
    seat = match.seats_to_act()[0]
    assert [match.preview(seat, action) for action in match.actions(seat)] == [None] * len(match.actions(seat))


def test_foreseeing_changes_nothing() -> None:
    match = Match.start(find_game("pentic"), 2, seed=bytes(32))
    seat, before = match.seats_to_act()[0], match.state.tobytes()
    gains = [match.preview(seat, action) for action in match.actions(seat)]
    assert any(gains)
    assert match.state.tobytes() == before
    assert gains == [match.preview(seat, action) for action in match.actions(seat)], "asked twice, the same is said"

"""Gridsy: its options."""

from __future__ import annotations

import pytest

from parlour.core import conformance
from parlour.core.errors import BadOption
from tests.games.gridsy.drawing import GAME, started


@pytest.mark.rule("GRI-G17", "GRI-10")
@pytest.mark.parametrize("mode", ["solo", "head_to_head"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_mode_follows_from_the_number_of_players(players, mode):
    match = started(players, mode=mode)
    wanted = "solo" if players == 1 else "head_to_head"
    assert match.start_position()["options"]["mode"] == wanted
    assert GAME.load(match.start_position()).tobytes() == match.state.tobytes()


def test_no_more_than_four_play():
    for players in (0, 5):
        with pytest.raises(BadOption):
            started(players)


@pytest.mark.rule("GRI-G01", "GRI-G12", "GRI-G13", "GRI-G04")
@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("grid", 2),
        ("grid", 6),
        ("best_of", 4),
        ("best_of", 11),
        ("round_limit_min", 1),
        ("round_limit_min", 31),
        ("hint_impossible", "on"),
        ("hint_impossible", 1),
        ("mode", "team"),
        ("speed", 3),
    ],
)
def test_options_out_of_range_are_named(option, value):
    with pytest.raises(BadOption) as refused:
        GAME.read_options({option: value})
    assert refused.value.field == f"options.{option}"


def test_options_have_ranges():
    conformance.options_have_ranges(GAME)

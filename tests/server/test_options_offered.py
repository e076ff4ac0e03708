"""A form offers no dead end: every value that it lists begins a match, with as many players as it says."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.core.errors import BadOption
from parlour.core.game import find_game, games
from parlour.core.match import Match
from parlour.server.shelf.catalogue import all_games

OFFERED = [
    (game.name, option.name, value, option.players.get(str(value), game.players[0]))
    for game in all_games()
    for option in game.options
    for value in option.values or ()
]


@pytest.mark.parametrize(("name", "option", "value", "players"), OFFERED)
def test_whatever_is_offered_begins_a_match(name: str, option: str, value: Any, players: int) -> None:
    game = find_game(name)
    assert Match.start(game, players, {option: value}, bytes(32)).players == players
    if players > game.rules.players[0]:
        with pytest.raises(BadOption):
            Match.start(game, players - 1, {option: value}, bytes(32))


@pytest.mark.rule("T36-D3", "MIS-D1")
def test_what_needs_a_list_is_left_to_who_can_give_one() -> None:
    offered = {(name, option, value) for name, option, value, _ in OFFERED}
    left_out: dict[tuple[str, str], list[Any]] = {}
    for game in games().values():
        for field in (field for field in game.option_fields() if field.asked):
            values = [value for value in field.values or () if (game.name, field.name, value) not in offered]
            left_out[game.name, field.name] = values
    assert {key: values for key, values in left_out.items() if values} == {
        ("thirty-six", "layout"): ["preset"],
        ("mismemory", "grid"): ["custom"],
    }


def test_the_option_that_says_who_begins_is_known_by_that() -> None:
    told = {game.name: [option.name for option in game.options if option.starts] for game in all_games()}
    declared = {game.name: game.rules.starter for game in games().values()}
    assert told == {name: [] if starter is None else [starter.option] for name, starter in declared.items()}
    assert any(told.values()) and not all(told.values())

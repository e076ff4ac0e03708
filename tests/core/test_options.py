"""Options as they are described to people, and sizes whose range depends on something else."""

from __future__ import annotations

import pytest

from parlour.core.errors import BadOption
from parlour.core.game import find_game, games
from parlour.core.options import describe, word


def test_options_are_described_once() -> None:
    for game in games().values():
        assert describe(game.rules.options) is describe(game.rules.options)


def test_clauses_stand_beside_the_option_whatever_else_does() -> None:
    clauses = {field.name: field.clauses for field in find_game("pentic").option_fields()}
    assert clauses["deck_out"] == ("PEN-G12",)
    target = next(field for field in find_game("pentic").option_fields() if field.name == "target")
    assert (target.clauses, target.offered, target.least, target.step) == (("PEN-G09",), 150, 50, 10)


def test_off_and_on_are_booleans_in_every_game() -> None:
    for game in games().values():
        for field in game.option_fields():
            assert "on" not in (field.values or ())


@pytest.mark.parametrize(
    ("game", "option", "by", "ranges"),
    [
        ("tyramid", "rows", "shape", {"pyramid": (4, 12), "diamond": (4, 9), "hourglass": (4, 9)}),
        ("tic-squared", "deck_size", "players", {"2": (30, 125), "3": (42, 125), "4": (54, 125)}),
    ],
)
def test_a_size_has_a_range_for_each_case_and_is_usual_by_default(game, option, by, ranges) -> None:
    found = find_game(game)
    field = next(field for field in found.option_fields() if field.name == option)
    assert (field.default, field.by, field.ranges) == (None, by, ranges)
    assert found.read_options({option: None}) == found.read_options({})
    for case, (least, most) in ranges.items():
        players = int(case) if by == "players" else 2
        more = {} if by == "players" else {by: case}
        for good in (least, most):
            found.read_options({option: good, **more}, players)
        for bad in (least - 1, most + 1, 0):
            with pytest.raises(BadOption) as refused:
                found.read_options({option: bad, **more}, players)
            assert refused.value.field == f"options.{option}"


def test_values_are_written_as_they_are_typed() -> None:
    assert [word(value) for value in (True, None, 7, "pyramid")] == ["true", "null", "7", "pyramid"]

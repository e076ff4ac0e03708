"""What is told of many actions at once is what is told of each by itself."""

from __future__ import annotations

import gc
import weakref

import numpy as np
import pytest

from parlour.core.dice import new_dice, roll
from parlour.core.errors import Unreadable
from parlour.core.game import Game, games
from parlour.core.kernel import JIT
from parlour.core.match import Match
from parlour.core.values import values_of, values_of_all
from parlour.core.verbs import SPECTATOR

ACTIONS = 60 if JIT else 12


def played(game: Game, seed: int) -> Match:
    match, dice = Match.start(game, max(2, game.rules.players[0]), seed=bytes([seed] * 32)), new_dice(seed)
    while (seats := match.seats_to_act()) and len(match.entries) < ACTIONS:
        seat = seats[roll(dice, len(seats))]
        legal = match.actions(seat)
        match.play(seat, legal[roll(dice, len(legal))])
    return match


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_many_actions_are_told_as_each_by_itself(game: Game) -> None:
    match = played(game, 3)
    last = len(match.entries)
    for viewer in (SPECTATOR, *range(match.players)):
        one_by_one = [next(match.events_by_action(viewer, index, index + 1)) for index in range(last)]
        assert list(match.events_by_action(viewer)) == one_by_one
        assert list(match.events_by_action(viewer, 1, last - 1)) == one_by_one[1:-1]


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_the_values_of_many_records_are_those_of_each(game: Game) -> None:
    match = played(game, 5)
    views = [match.view(0, index) for index in range(min(4, len(match.entries)))]
    records = np.frombuffer(bytearray(b"".join(view.tobytes() for view in views)), game.dtype)
    for many, view in zip(values_of_all(records), views, strict=True):
        alone = values_of(view)
        assert {name: getattr(many, name) for name in game.dtype.names} == {
            name: getattr(alone, name) for name in game.dtype.names
        }
        assert many.record.tobytes() == view.tobytes()
        assert values_of(many) is many
        assert not hasattr(many, "nothing")


def test_the_values_of_many_records_are_freed_at_once_and_one_that_is_kept_reads_alone() -> None:
    match = played(next(iter(games().values())), 5)
    records = np.frombuffer(
        bytearray(b"".join(match.view(0, index).tobytes() for index in (0, 1, 2))), match.game.dtype
    )
    many = values_of_all(records)
    kept, other, together = many[0], weakref.ref(many[1]), weakref.ref(many)
    players = kept.players
    del many
    assert other() is None
    assert together() is None
    assert (kept.players, kept.drawn) == (players, int(records[0].drawn))


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_the_collector_of_garbage_need_not_follow_what_is_told_and_drawn(game: Game) -> None:
    match = played(game, 3)
    drawn = match.scene(SPECTATOR)
    found = [*match.events(SPECTATOR), *drawn.pieces, *drawn.spots, *drawn.zones]
    assert found
    assert not any(map(gc.is_tracked, found))


def test_what_was_read_once_is_known_and_other_spellings_are_not() -> None:
    actions = next(iter(games().values())).rules.actions
    text = actions.text(0)
    assert actions.read(text) == actions.read(f" {text} ") == 0
    with pytest.raises(Unreadable):
        actions.read(f"{text} x")

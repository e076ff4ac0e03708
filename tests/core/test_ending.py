"""Matches that players end before the rules do."""

from __future__ import annotations

import random

import msgspec
import pytest

from parlour.core.ending import Ending
from parlour.core.errors import BadFile, CannotUndo, RuleBroken
from parlour.core.files import from_file, read_file, to_file, verify
from parlour.core.game import Game, find_game, games
from parlour.core.match import Match
from parlour.core.verbs import SPECTATOR

AGREED = (Ending("drawn"), Ending("called-off"))


def play_some(game: Game, players: int, actions: int = 6) -> Match:
    """Play random actions of a match that goes on after them."""
    match, dice = Match.start(game, players, seed=bytes(32)), random.Random(1)
    for _ in range(actions):
        seats = match.seats_to_act()
        if not seats:
            break
        seat = dice.choice(seats)
        before = match.copy()
        match.play(seat, dice.choice(match.actions(seat)))
        if match.over:
            return before
    return match


def fewest(game: Game) -> int:
    return min(game.rules.players)


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("ending", [*AGREED, Ending("resigned", 0), Ending("time", 0), Ending("left", 0)])
def test_an_ended_match_is_over_for_everybody(name: str, ending: Ending) -> None:
    game = find_game(name)
    match = play_some(game, fewest(game))
    match.end_early(ending)
    points, winners = match.points()
    scene = match.counted()
    assert match.over and match.seats_to_act() == () and match.clocks() == () and len(points) == match.players
    assert scene.over and scene.to_act == () and scene.status.id == f"ended-{ending.how}"  # type: ignore[union-attr]
    assert {score.seat for score in scene.scores if score.winner} == set(winners)
    for seat in range(match.players):
        assert match.actions(seat) == [] and match.choices(seat) == () and match.own(seat).status == ""
        assert match.broken(seat, 0) is not None and match.attempt(seat, []) is None
    with pytest.raises(RuleBroken):
        match.end_early(ending)
    with pytest.raises(CannotUndo):
        match.undo()
    assert list(match.events(SPECTATOR)) == list(match.copy().events(SPECTATOR))


def test_the_other_seat_wins_a_match_of_two() -> None:
    match = play_some(find_game("pentic"), 2)
    match.end_early(Ending("resigned", 1))
    assert match.points()[1] == (0,)


def test_all_share_a_draw_and_nobody_wins_what_is_called_off() -> None:
    assert Ending("drawn").winners(3) == (0, 1, 2)
    assert Ending("called-off").winners(3) == ()


@pytest.mark.parametrize(
    "ending", [Ending("resigned"), Ending("drawn", 0), Ending("time", 2), Ending("left", -1), Ending("called-off", 1)]
)
def test_an_ending_that_cannot_be_changes_nothing(ending: Ending) -> None:
    match = play_some(find_game("pentic"), 2)
    with pytest.raises(ValueError, match="seat"):
        match.end_early(ending)
    assert not match.over


def test_a_match_of_three_does_not_end_when_one_resigns() -> None:
    game = find_game("pentic")
    if 3 not in game.rules.players:
        game = find_game("tyramid")
    with pytest.raises(ValueError, match="3 players"):
        play_some(game, 3).end_early(Ending("resigned", 0))


@pytest.mark.parametrize("name", games())
def test_a_file_keeps_how_a_match_ended(name: str) -> None:
    game = find_game(name)
    match = play_some(game, fewest(game))
    match.end_early(Ending("resigned", 0))
    data = msgspec.json.encode(to_file(match))
    again = verify(read_file(data))
    assert again.ending == match.ending and again.points() == match.points() and again.position(-1) == match.state


def test_files_of_before_are_written_as_before() -> None:
    assert b'"ended"' not in msgspec.json.encode(to_file(play_some(find_game("pentic"), 2)))


@pytest.mark.parametrize("ended", [{"how": "resigned"}, {"how": "resigned", "seat": 4}, {"how": "drawn", "seat": 1}])
def test_a_file_with_an_ending_that_cannot_be_is_refused(ended: dict[str, object]) -> None:
    match = play_some(find_game("pentic"), 2)
    match.end_early(Ending("drawn"))
    file = msgspec.to_builtins(to_file(match)) | {"ended": ended}
    with pytest.raises(BadFile) as found:
        from_file(msgspec.convert(file, type(to_file(match))))
    assert found.value.field == "ended"


def test_a_finished_match_cannot_end_again_in_a_file() -> None:
    match = Match.start(find_game("pentic"), 2, seed=bytes(32))
    dice = random.Random(2)
    while not match.over:
        seat = match.seats_to_act()[0]
        match.play(seat, dice.choice(match.actions(seat)))
    file = to_file(match)
    file.ended = Ending("drawn")
    with pytest.raises(BadFile, match="over"):
        verify(file)

"""The decision of every game on early ends: who wins of two, who plays on of three, what may be taken back."""

from __future__ import annotations

import pytest

from parlour.core import dice as dice_
from parlour.core.ending import Ending
from parlour.core.errors import CannotUndo
from parlour.core.game import Game, find_game
from parlour.core.kernel import JIT
from parlour.core.losing import lose_seat
from parlour.core.match import Match
from tests.golden import choose

pytestmark = pytest.mark.skipif(not JIT, reason="deals of every game, some solved; the compiled stage plays them")

DECISIONS = {
    "thirty-six": "T36-D22",
    "grannys-pills": "GRA-D21",
    "mismemory": "MIS-D18",
    "pivot-pawns": "PIV-D25",
    "pentic": "PEN-G15",
    "queen-of-the-ticcitories": "QUE-G16",
    "tic-squared": "SQR-G26",
    "tyramid": "TYR-G17",
    "gridsy": "GRI-G18",
}
EVERY_GAME = pytest.mark.parametrize(
    "game", [pytest.param(find_game(name), id=name, marks=pytest.mark.rule(id)) for name, id in DECISIONS.items()]
)
ACTIONS = 12


def started(game: Game, players: int, actions: int = ACTIONS) -> Match:
    """A match after some actions at random, the same ones every time."""
    match, dice = Match.start(game, players, None, bytes(32)), dice_.new_dice(22)
    for number in range(actions):
        if match.over:
            break
        match.play(*choose(match, dice, number))
    assert not match.over
    return match


@EVERY_GAME
@pytest.mark.parametrize("lost", [0, 1])
def test_of_two_the_other_one_wins_whatever_the_score(game: Game, lost: int) -> None:
    for how in ("resigned", "time", "left"):
        match = started(game, 2)
        assert lose_seat(match, lost, how)
        assert match.over
        assert match.points()[1] == (1 - lost,)
        assert match.ending == Ending(how, lost)


@EVERY_GAME
def test_a_draw_is_shared_and_a_match_called_off_has_no_winner(game: Game) -> None:
    match = started(game, 2)
    match.end_early(Ending("drawn"))
    assert match.points()[1] == (0, 1)
    match = started(game, 2, actions=1)
    match.end_early(Ending("called-off"))
    assert match.points()[1] == ()


@EVERY_GAME
def test_of_three_the_match_goes_on_with_a_bot_in_the_seat_unless_it_may_leave(game: Game) -> None:
    match = started(game, 3, actions=2)
    seat = match.seats_to_act()[0]
    assert not lose_seat(match, seat, "resigned")
    assert match.ending is None
    dice, acted = dice_.new_dice(3), set()
    for number in range(60):
        if match.over:
            break
        who, action = choose(match, dice, number)
        match.play(who, action)
        acted.add(who)
    assert (seat in acted) == (game.rules.leave is None)
    assert len(acted) >= 2


@EVERY_GAME
def test_only_what_has_shown_nothing_is_taken_back(game: Game) -> None:
    match = started(game, 2, actions=0)
    dice, shown, hidden = dice_.new_dice(5), 0, 0
    for number in range(60):
        if match.over:
            break
        match.play(*choose(match, dice, number))
        before = len(match.entries)
        try:
            match.copy().undo()
        except CannotUndo as error:
            shown += 1
            assert not game.rules.allows_undo or error.reason.id in ("undo-shown", "undo-shown-to-all")
        else:
            hidden += 1
        assert len(match.entries) == before
    assert shown + hidden > 10
    assert game.rules.allows_undo or not hidden


@pytest.mark.rule("PIV-D25", "GRI-G18")
@pytest.mark.parametrize("name", ["pivot-pawns", "gridsy"])
def test_alone_nobody_wins_by_resigning(name: str) -> None:
    match = started(find_game(name), 1, actions=1)
    assert lose_seat(match, 0, "resigned")
    assert match.points()[1] == ()


@pytest.mark.parametrize(("name", "id"), list(DECISIONS.items()))
def test_every_game_says_so_in_its_rules(name: str, id: str) -> None:
    said = find_game(name).clause_text(id)
    for word in ("resigns", "clock", "claims", "draw", "call the match off", "second action", "taken back"):
        assert word in said
    assert ("a bot plays on" in said) == (find_game(name).rules.leave is None)
    assert ("No move is taken back" in said) == (not find_game(name).rules.allows_undo)

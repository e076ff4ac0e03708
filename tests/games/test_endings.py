"""Every match that is over says why it is, and who has won: in its status, and as the last thing told."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.core import dice as dice_
from parlour.core.facts import Fact, say
from parlour.core.game import Game, find_game, legal_actions
from parlour.core.kernel import JIT
from parlour.core.match import Match
from parlour.core.playout import pick_actor
from parlour.core.verbs import SPECTATOR
from tests.games.mismemory import drawing as mismemory
from tests.games.spoken import said
from tests.games.test_thousands import OPTION_SETS
from tests.games.thirty_six import drawing as thirty_six

SEEDS = 3
NAMES = ("Ann", "Bob", "Cat", "Dan", "Eva", "Fay")
STONES = [(3, 1), (3, 3)], [[2, 2, 0], [0, 9, 0]]


def finished(game: Game, players: int, options: dict[str, Any], seed: int) -> Match:
    """Play a match at random to its end; a clock runs out now and then."""
    match = Match.start(game, players, options, bytes([seed]) * 32)
    dice = dice_.new_dice(seed)
    while not match.over:
        seat = pick_actor(match.actors(), dice)
        legal = legal_actions(game, match.state, seat)
        match.carry_out(seat, legal[dice_.roll(dice, len(legal))])
    return match


def explained(match: Match) -> Fact:
    """Give the reason told, once what is told with it is as it must be."""
    status = match.public().status
    assert isinstance(status, Fact)
    assert match.events(SPECTATOR, len(match.entries) - 1)[-1].text == status
    if match.players == 1 and status.id != "after":
        return status
    because, result = status.args["first"], status.args["then"]
    assert isinstance(because, Fact)
    assert isinstance(result, Fact)
    winners = tuple(score.seat for score in match.public().scores if score.winner)
    if "who" in result.args and match.players > 1:
        named = result.args["who"]
        assert (named if isinstance(named, tuple) else (named,)) == winners
    return because


@pytest.mark.skipif(not JIT, reason="whole games at random; the compiled stage plays them")
@pytest.mark.parametrize(
    ("name", "players", "options"),
    [pytest.param(name, *case, id=f"{name}-{case[0]}-{case[1]}") for name in OPTION_SETS for case in OPTION_SETS[name]],
)
def test_every_end_is_told_with_its_reason(name: str, players: int, options: dict[str, Any]) -> None:
    for seed in range(SEEDS):
        explained(finished(find_game(name), players, options, seed))


@pytest.mark.rule("T36-D15", "T36-28")
def test_36_counts_down_to_a_stall_and_says_that_it_was_one() -> None:
    match = thirty_six.drawn(*STONES, quiet=9)
    assert said(match.game, match.public().status, NAMES) == "Ann is to play."
    match = thirty_six.drawn(*STONES, quiet=10)
    later = "Without a new counter, 6 turns are left."
    assert said(match.game, match.public().status, NAMES) == f"Ann is to play. {later}"
    assert said(match.game, match.scene(0).status, NAMES, 0) == f"Move your pawn. {later}"
    match = thirty_six.drawn([(3, 1), (3, 3)], [[0, 0, 2], [0, 9, 0]], quiet=15)
    assert said(match.game, match.scene(0).status, NAMES, 0).endswith("Without a new counter, this is the last turn.")
    thirty_six.move(match, 0, (2, 1))
    assert explained(match) == say("stalled", turns=8)
    assert said(match.game, match.scene(0).status, NAMES, 0) == (
        "Nobody placed a counter for 8 turns each: the fewest left wins. You win."
    )


@pytest.mark.rule("T36-27", "T36-32")
def test_36_says_of_every_game_of_a_tournament_why_it_ended() -> None:
    match = thirty_six.drawn([(3, 1), (3, 3)], [[1, 0, 0], [0, 9, 0]], options={"tournament": True})
    thirty_six.move(match, 0, (3, 2))
    assert [said(match.game, event.text, NAMES) for event in match.events(SPECTATOR)][1:] == [
        "Ann has no counter left.",
        "Game 1 is over. Bob starts the next one.",
    ]


@pytest.mark.rule("MIS-D9")
def test_mismemory_counts_down_to_a_stall() -> None:
    match = mismemory.drawn(("S0 M2", "C3 K2"), options={"stall": 10}, quiet=14)
    assert match.public().status == say("after", first=say("turn", who=match.state.turn), then=say("stalling", turns=6))

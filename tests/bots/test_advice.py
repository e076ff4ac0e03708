"""Advice for people: the best that a search or a game's own expert finds, from what the seat knows."""

from __future__ import annotations

import pytest

from parlour.bots.advice import advise, read_advice, read_comparison, search_and_compare, weigh
from parlour.bots.search import Budget, Report
from parlour.core import kernel
from parlour.core.conformance.random_play import started
from parlour.core.conformance.worlds import Pair, differ, imagine
from parlour.core.contract import Advice
from parlour.core.dice import new_dice, roll
from parlour.core.game import Game, find_game, games, legal_actions
from parlour.core.match import Match

FEW = Budget(playouts=8 if kernel.JIT else 2)
ALWAYS_ENOUGH = Budget(FEW.playouts, 60_000)


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_what_is_advised_is_legal(game: Game) -> None:
    match = Match.start(game, game.rules.players[0], seed=bytes(32))
    seat = match.seats_to_act()[0]
    found = advise(game, match.view(seat), seat, FEW, 1)
    assert found.action in legal_actions(game, match.view(seat), seat)
    assert found.chance is None or 0 <= found.chance <= 1


def test_the_only_action_needs_no_thought() -> None:
    game = find_game("thirty-six")
    match = Match.start(game, 2, seed=bytes(32))
    view = match.view(1 - match.seats_to_act()[0])
    assert advise(game, view, 1 - match.seats_to_act()[0], FEW, 1) == Advice(None), "not one's turn"


def test_chances_are_compared_only_with_what_was_looked_at() -> None:
    assert read_advice(Report({3: 50, 4: 19}, {3: 0.5, 4: 0.9}, 69, 690)) == Advice(3, 0.5)
    assert read_advice(Report({3: 50, 4: 20, 5: 19}, {3: 0.5, 4: 0.25, 5: 0.9}, 89, 890)) == Advice(3, 0.5, 0.25)


def test_a_decision_is_weighed_against_the_best() -> None:
    game = find_game("thirty-six")
    match = Match.start(game, 2, seed=bytes(32))
    seat = match.seats_to_act()[0]
    for taken in match.actions(seat):
        found = weigh(game, match.view(seat), seat, taken, FEW, 1)
        assert found.ahead is not None
        assert found.ahead == 0 or found.action != taken


SEARCHED = [game for game in games().values() if not game.has_own_bots]


@pytest.mark.skipif(not kernel.JIT, reason="thousands of playouts; the compiled stage plays them")
@pytest.mark.parametrize("game", SEARCHED, ids=lambda game: game.name)
def test_what_a_search_would_soon_leave_is_tried_as_often_as_the_best(game: Game) -> None:
    match = Match.start(game, 2, seed=bytes(range(32)))
    many, dice, lost = Budget(playouts=2_000), new_dice(36), 0.0
    for _ in range(40):
        seat = match.seats_to_act()[0]
        actions = match.actions(seat)
        taken = actions[roll(dice, len(actions))]
        if len(actions) > 1:
            compared_with = search_and_compare(game, match.view(seat), seat, taken, many, 1, None)
            assert compared_with.visits[taken] == max(compared_with.visits.values())
            lost = max(lost, read_comparison(compared_with, taken).ahead or 0.0)
        match.play(seat, taken)
    assert lost > 0.05, "who plays by chance gives chances away"


def test_what_cannot_be_told_apart_costs_nothing() -> None:
    report = Report({3: 500, 4: 100, 5: 0}, {3: 0.75, 4: 0.66, 5: 0.0}, 600, 6_000)
    assert read_comparison(report, 3).ahead == read_comparison(report, 4).ahead == read_comparison(report, 5).ahead == 0
    assert read_comparison(Report(report.visits, {**report.values, 4: 0.64}, 600, 6_000), 4).ahead == pytest.approx(
        0.11
    )


@pytest.mark.parametrize("game", [game for game in games().values() if game.rules.secret], ids=lambda game: game.name)
@pytest.mark.sampled(3)
def test_decisions_are_weighed_by_what_their_seat_knew(game: Game) -> None:
    dice, different = new_dice(36), 0
    match = started(game, 1, max(2, game.rules.players[0]), None)
    for _ in range(8 if kernel.JIT else 1):
        if not match.seats_to_act():
            break
        seat = match.seats_to_act()[0]
        other, actions = imagine(match, seat, dice), match.actions(seat)
        different += differ(Pair(match, other, seat))
        taken = actions[roll(dice, len(actions))]
        read_advice = game.is_judged(match.view(seat), seat, taken)
        assert read_advice == game.is_judged(other.view(seat), seat, taken)
        if read_advice and len(actions) > 1:
            found = [weigh(game, world.view(seat), seat, taken, ALWAYS_ENOUGH, 1) for world in (match, other)]
            assert found[0] == found[1]
        match.play(seat, taken)
    assert different or not kernel.JIT

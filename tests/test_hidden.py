"""The laws of ``benchmarks.hidden``: it reads what everybody saw, and weights of worlds are sound."""

from __future__ import annotations

import numpy as np
import pytest
from benchmarks.hidden import OVERLOOKER, Step, fit_plays, gain_of, play, questions
from benchmarks.hidden_hands import HALVINGS, LEAST_PART, Fit, Witness, drawn_by, new_worlds, weights_of
from benchmarks.hidden_plays import FEATURES, hand_of, look_at, open_rows
from benchmarks.hidden_search import Player, play_match
from hypothesis import given
from hypothesis import strategies as st

from parlour.core.dice import new_dice
from parlour.core.game import Game, find_game, hidden, legal_actions
from parlour.core.kernel import JIT, boxed

pytestmark = pytest.mark.skipif(not JIT, reason="whole matches of bots take too long interpreted")


@pytest.fixture(scope="module", params=FEATURES)
def played(request: pytest.FixtureRequest) -> tuple[Game, list[Step]]:
    game = find_game(request.param)
    return game, play(game, OVERLOOKER, "test")


def test_the_rows_of_a_hand_are_its_legal_actions(played: tuple[Game, list[Step]]) -> None:
    game, steps = played
    for step in steps:
        if step.seen is not None:
            hand = hand_of(game, step.state, step.seat)
            rows = open_rows(step.seen, [hand[tag] for tag in step.seen.held])
            assert len(rows) == len(legal_actions(game, hidden(game, step.state, step.seat), step.seat))
            assert step.seen.taken in rows


def test_a_decision_is_seen_alike_in_worlds_that_look_alike(played: tuple[Game, list[Step]]) -> None:
    game, steps = played
    for number, step in enumerate(steps):
        other = new_worlds(game, hidden(game, step.state, 1 - step.seat), 1 - step.seat, 1, new_dice(number))[0]
        seen = look_at(game, other, step.seat, step.action)
        assert (seen is None) == (step.seen is None)
        if seen is not None and step.seen is not None:
            assert [seen.kind, seen.seat, seen.held, seen.taken] == [*step.seen[:4]]
            assert np.array_equal(seen.features, step.seen.features)


def test_weights_of_worlds_do_not_depend_on_the_true_hand(played: tuple[Game, list[Step]]) -> None:
    """Who has seen decisions in worlds in which the other seat held other cards weighs all worlds alike."""
    game, steps = played
    seen_by_then = steps[: 2 * len(steps) // 3]
    last = steps[len(seen_by_then)]
    found = []
    for swapped in (False, True):
        witness = Witness(game, np.linspace(-1, 1, FEATURES[game.name]))
        for number, step in enumerate(seen_by_then):
            view = hidden(game, step.state, last.seat)
            state = new_worlds(game, view, last.seat, 1, new_dice(number))[0] if swapped else step.state
            witness.note(step.state, step.seat, step.action, look_at(game, state, step.seat, step.action))
        worlds = new_worlds(game, hidden(game, last.state, last.seat), last.seat, 8, new_dice(1))
        found.append(witness.traits(last.seat, worlds))
    assert np.array_equal(*found)
    assert np.ptp(found[0], axis=0).any()


@given(st.lists(st.floats(-1e3, 1e3), min_size=8, max_size=64), st.integers(0, 1 << 40))
def test_weights_sum_to_one_and_are_worth_enough_worlds(merits: list[float], seed: int) -> None:
    weights, part = weights_of(np.array(merits))
    assert abs(weights.sum() - 1) < 1e-9
    assert weights.min() >= 0
    assert part >= LEAST_PART
    assert abs(part - 1 / (len(weights) * (weights**2).sum())) < 1e-9
    drawn = np.bincount(drawn_by(weights, new_dice(seed)), minlength=len(weights))
    assert drawn.sum() == len(weights)
    assert np.all(np.abs(drawn - len(weights) * weights) < 1 + 1e-6)


def test_weights_of_one_world_alone_are_left_out() -> None:
    merits = np.zeros(64)
    merits[0] = 1e6
    weights, part = weights_of(merits)
    assert np.all(weights == 1 / 64)
    assert part == 1
    assert weights_of(np.where(merits > 0, 2.0**HALVINGS, 0.0))[0][0] > 1 / 64


def test_what_was_learned_tells_something_of_hands(played: tuple[Game, list[Step]]) -> None:
    game, steps = played
    plays, before, after = fit_plays(game, steps)
    assert after < before
    asked = [traits for traits, _ in questions(game, steps, plays, 8, 1)]
    assert all(gain_of(traits, np.zeros(traits.shape[1])) == 0 for traits in asked)


@pytest.mark.sampled(1)
def test_bots_with_and_without_play_a_match_and_read_only_their_view(played: tuple[Game, list[Step]]) -> None:
    game, steps = played
    found = Fit(np.ones(FEATURES[game.name]), np.ones(12))
    players = Player(game, 4, found, 8), Player(game, 4)
    assert play_match(game, players, found.plays, "test", "test") in (0, 0.5, 1)
    assert all(player.decisions for player in players)
    step = steps[len(steps) // 2]
    witness = Witness(game, found.plays)
    before = boxed(step.state).tobytes()
    players[0].decide(hidden(game, step.state, step.seat), step.seat, witness, 1)
    assert boxed(step.state).tobytes() == before

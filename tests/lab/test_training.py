"""Judgement fitted by self-play: chances that are chances, and weights that tell who wins."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.core import verbs
from parlour.core.decision import SelfPlay
from parlour.core.fitted_evaluation import POWERS, WEIGHTS, chance, read_weights
from parlour.core.game import Game, games
from parlour.core.kernel import run
from parlour.core.match import Match
from parlour.lab.self_play import Notes, play_chunk, play_searching
from parlour.lab.simulated import play_match
from parlour.lab.training import compare_traits, fit_weights, loss

FITTED = [game for game in games().values() if game.strategy.has_fitted_evaluation]


def begun(game: Game, players: int, actions: int, seed: int) -> Match:
    """A match so many random actions on."""
    match = Match.start(game, players, None, seed.to_bytes(32, "big"))
    play_match(match, ("random",) * players, actions)
    return match


@pytest.mark.parametrize("game", FITTED, ids=lambda game: game.name)
@given(seed=st.integers(0, 999), actions=st.integers(0, 60), data=st.data())
@settings(max_examples=8, deadline=None)
def test_the_chances_of_all_seats_are_one(game: Game, seed: int, actions: int, data: st.DataObject) -> None:
    players = data.draw(st.integers(*game.rules.players), "players")
    state = begun(game, players, actions, seed).state
    weights = read_weights(str(game.folder / "strategy" / "evaluation.py"))
    chances = [float(run(chance, state, seat, weights)) for seat in range(players)]
    assert sum(chances) == pytest.approx(1)
    assert all(0 < each < 1 for each in chances)
    assert [float(verbs.evaluate(state, seat)) for seat in range(players)] == pytest.approx(chances)


@pytest.mark.parametrize("game", FITTED, ids=lambda game: game.name)
def test_every_trait_has_its_weights_and_tells_seats_apart(game: Game) -> None:
    weights = read_weights(str(game.folder / "strategy" / "evaluation.py"))
    seen = []
    for seed in range(6):
        state = begun(game, 2, 11 + 7 * seed, seed).state
        traits = np.array([verbs.traits(state, seat) for seat in range(2)])
        assert traits[0, 0] == traits[1, 0], "the stage is that of the match"
        assert 0 <= traits[0, 0] <= 1
        seen.append(traits[0, 1:] - traits[1, 1:])
    assert weights.shape == (POWERS, len(seen[0]))
    assert np.abs(seen).max(axis=0).all(), "a trait in which seats never differ tells nothing"


def test_a_game_whose_weights_were_not_fitted_yet_calls_everything_even() -> None:
    assert not read_weights(__file__).any()


def test_weights_are_found_again_from_who_wins() -> None:
    """Three seats whose merits grow with the stage: of thousands of matches the weights come out that decided them."""
    numbers = np.random.default_rng(1)
    seen = numbers.normal(size=(20_000, 3, 3))
    seen[:, :, 0] = numbers.uniform(size=(20_000, 1))
    merits = seen[:, :, 1] * (1 + seen[:, :, 0]) - 0.5 * seen[:, :, 2]
    winners = 1 << (merits + numbers.gumbel(size=merits.shape)).argmax(axis=1)
    rows = compare_traits(Notes(seen, winners))
    assert rows.shape == (2 * len(seen), POWERS * 2)
    weights = fit_weights(rows)
    found = [weights[0] + stage * weights[1] + stage**2 * weights[2] for stage in (0.2, 0.8)]
    assert np.allclose(found, [[1.2, -0.5], [1.8, -0.5]], atol=0.2)
    assert loss(rows, weights) < loss(rows, 0 * weights) == pytest.approx(1)


def test_who_shares_a_victory_is_compared_with_the_losers_alone() -> None:
    seen = np.array([[[0.5, 1.0], [0.5, 2.0], [0.5, 5.0]]])
    assert compare_traits(Notes(seen, np.array([0b011])))[:, 0].tolist() == [-4, -3]
    assert len(compare_traits(Notes(seen, np.array([0b111])))) == 0


def test_the_same_matches_are_played_whenever_a_chunk_is() -> None:
    game = games()["thirty-six"]
    weights = read_weights(str(game.folder / "strategy" / "evaluation.py"))
    first, again, other = (play_chunk(game, weights, number, matches=2) for number in (3, 3, 5))
    assert np.array_equal(first.seen, again.seen)
    assert np.array_equal(first.winners, again.winners)
    assert not np.array_equal(first.seen[:4], other.seen[:4])
    assert first.seen.shape[1] == 3, "odd chunks are played by more than two"
    assert (game.data / WEIGHTS).exists()


def test_bots_that_search_play_the_same_matches_again() -> None:
    game = games()["thirty-six"]
    weights = read_weights(str(game.folder / "strategy" / "evaluation.py"))
    searching, again = (play_searching(game.name, 3, SelfPlay(12, 12), matches=1) for _ in range(2))
    assert np.array_equal(searching.seen, again.seen)
    assert np.array_equal(searching.winners, again.winners)
    glancing, careless, mindless = (
        play_chunk(game, weights, 3, matches=1, self_play=how)
        for how in (SelfPlay(0, 12), SelfPlay(12, 1), SelfPlay(0, 1))
    )
    assert not np.array_equal(searching.seen[:4], glancing.seen[:4])
    assert np.array_equal(careless.seen, mindless.seen), "where any action will do, nobody searches"

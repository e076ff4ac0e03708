"""Fits the evaluations of games by self-play: `python -m parlour.lab.training [GAME ...]`.

Training runs in rounds and starts with weights of zero. In each round bots play against themselves by the weights so
far, at a glance (``lab.self_play``). The weights are then fitted to who won (logistic regression on the differences
between the traits of a winner and of each loser), and the next round is played with them. Where the game's
``Strategy.self_play`` has playouts, one more round is played by bots that search and judge by these weights. The last
weights are written to the game's ``data/evaluation.json``. Matches are derived from their numbers, so the weights can
be reproduced with the same versions of NumPy and scikit-learn.
"""

from __future__ import annotations

import argparse
import itertools
import os
import sys
from collections.abc import Callable, Iterable
from typing import Any, cast

import msgspec
import numpy as np
from sklearn.linear_model import LogisticRegression

from parlour.core.contract import FittedEvaluation
from parlour.core.fitted_evaluation import POWERS, WEIGHTS
from parlour.core.game import Game, find_game, games
from parlour.core.record import Array
from parlour.lab.crew import Crew
from parlour.lab.self_play import Notes, play_chunk, play_searching

ROUNDS = 4
"""Rounds of training at a glance; more rounds did not make the bots stronger."""

CHUNKS = 24, 24, 24, 240
"""Chunks of each round."""

SEARCHED = 128
"""Chunks of the round in which bots search."""

HELD_BACK = 8
"""One in HELD_BACK chunks is left out of the fit and used to measure its loss."""


# --- fitting


def compare_traits(notes: Notes) -> Array:
    """Return a row for every pair of a winner and a loser in a position: float64[pairs, POWERS x traits].

    A row holds the differences of their traits, times each power of the stage.
    """
    found = []
    stage = notes.seen[:, 0, :1]
    for seat, other in itertools.permutations(range(notes.seen.shape[1]), 2):
        decided = (notes.winners >> seat & ~(notes.winners >> other) & 1).astype(bool)
        ahead = (notes.seen[:, seat, 1:] - notes.seen[:, other, 1:])[decided]
        found.append(np.concatenate([ahead * stage[decided] ** power for power in range(POWERS)], axis=1))
    return np.concatenate(found)


def fit_weights(rows: Array) -> Array:
    """Fit weights (float64[POWERS, traits]) to the rows of ``compare_traits`` by logistic regression."""
    model = LogisticRegression(fit_intercept=False, max_iter=1_000)
    model.fit(np.concatenate([rows, -rows]), np.repeat([1, 0], len(rows)))
    fitted: Array = model.coef_.reshape(POWERS, -1)
    return fitted


def loss(rows: Array, weights: Array) -> float:
    """Return the mean logarithmic loss of weights over the rows of ``compare_traits``, in bits; 1 for zero weights."""
    surprise = np.logaddexp(0, -rows @ weights.reshape(-1)) / np.log(2)
    return float(surprise.mean())


def fit_round(game: Game, name: str, crew: Crew, play: Callable[..., Notes], given: Iterable[tuple[Any, ...]]) -> Array:
    """Have the chunks played, ``play(*each)`` one of them, print the loss, and return the weights fitted to them."""
    jobs = [crew.send(play, *each) for each in given]
    rows = [compare_traits(crew.wait_for(job)) for job in jobs]
    weights = fit_weights(np.concatenate([pairs for at, pairs in enumerate(rows) if at % HELD_BACK]))
    told = loss(np.concatenate(rows[::HELD_BACK]), weights)
    sys.stdout.write(f"{game.name:26} {name}: {sum(map(len, rows)):9,} pairs, {told:.4f} bits\n")
    sys.stdout.flush()
    return weights


def train(game: Game, cores: int) -> None:
    """Fit a game's weights from zero and write them, printing the loss after each round."""
    blank: Any = game.new(game.rules.players[0], game.rules.options(), bytes(32))
    weights = np.zeros((POWERS, len(cast(FittedEvaluation, game.strategy.evaluation).traits(blank, 0)) - 1))
    begun = 0
    for number in range(ROUNDS):
        numbers = range(begun, begun + CHUNKS[number])
        begun = numbers.stop
        with Crew(cores, processes=False) as crew:
            weights = fit_round(game, f"round {number + 1}", crew, play_chunk, [(game, weights, at) for at in numbers])
    write_weights(game, weights)
    if game.strategy.self_play.playouts:
        with Crew(cores, processes=True) as crew:  # new processes read the weights, which kernels hold as constants
            given = [(game.name, at, game.strategy.self_play) for at in range(begun, begun + SEARCHED)]
            weights = fit_round(game, "searching", crew, play_searching, given)
        write_weights(game, weights)


def write_weights(game: Game, weights: Array) -> None:
    """Write weights to the game's data folder as JSON, with a line for each power of the stage."""
    lines = ",\n".join(msgspec.json.encode([round(float(weight), 3) for weight in row]).decode() for row in weights)
    (game.data / WEIGHTS).write_text(f"[\n{lines}\n]\n")


def main(names: Iterable[str], cores: int) -> None:
    """Train and write the weights of the games named, by default of all games with a fitted evaluation."""
    fitted = [game for game in games().values() if game.strategy.has_fitted_evaluation]
    for game in [find_game(name) for name in names] or fitted:
        train(game, cores)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    main(asked.games, asked.cores)

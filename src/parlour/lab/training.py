"""Fits the evaluations of games by self-play: `python -m parlour.lab.training [GAME ...]`.

Training runs in rounds and starts with weights of zero. In each round bots play against themselves: an action is the
best by the weights so far in one imagined world, and now and then any legal action. The weights are then fitted to who
won (logistic regression on the differences between the traits of a winner and of each loser), and the next round is
played with them. The last weights are written to the game's ``data/evaluation.json``. Matches are derived from their
numbers, so the weights can be reproduced with the same versions of NumPy and scikit-learn.
"""

from __future__ import annotations

import argparse
import itertools
import os
import sys
from collections.abc import Iterable
from typing import Any, NamedTuple, cast

import msgspec
import numpy as np
from sklearn.linear_model import LogisticRegression

from parlour.core.contract import FittedEvaluation
from parlour.core.dice import rekey, roll
from parlour.core.fitted_evaluation import POWERS, WEIGHTS, chance
from parlour.core.game import Game, find_game, games
from parlour.core.kernel import Array, inline, kernel, run
from parlour.core.playout import Scratch, new_scratch, pick_actor
from parlour.core.primitives import count
from parlour.core.record import Record
from parlour.core.verbs import actors, apply, hide, imagine, legal, score, setup, traits
from parlour.lab.crew import Crew

ROUNDS = 4
"""Rounds of training; more rounds did not make the bots stronger."""

MATCHES = 64
"""Matches of a chunk, all with the same number of seats."""

CHUNKS = 24, 24, 24, 240
"""Chunks of each round."""

ANY = 8
"""One in ANY actions is drawn from all legal ones."""

NOTED = 4
"""One in NOTED positions is used for fitting: consecutive positions are too alike to add much."""

ROOM = 20_000
"""The most positions noted in one chunk."""

HELD_BACK = 8
"""One in HELD_BACK chunks is left out of the fit and used to measure its loss."""

SCRATCH = 5
"""Records used in play: the match, an empty record, what a seat sees, the world it imagines, the position after."""


class Notes(NamedTuple):
    """Positions noted in matches: each seat's traits (float64[positions, seats, 1 + traits], the first is the stage).

    ``winners`` (int64[positions]): the seats that won the match of each position, as bits.
    """

    seen: Array
    winners: Array


# --- playing


@inline
def value_action(worlds: Array, seat: int, action: int, weights: Array, scratch: Scratch) -> float:
    """Return the value of an action for a seat in the imagined world ``worlds[3]``, from 0 to 1.

    That is the chance of winning by the weights, or the seat's share of the victory if the action ends the match.
    """
    worlds[4] = worlds[3]
    apply(worlds[4], seat, action)
    if actors(worlds[4]) != 0:
        return chance(worlds[4], seat, weights)
    winners = score(worlds[4], scratch.points)
    return 1.0 / count(winners) if winners >> seat & 1 else 0.0


@inline
def choose_action(worlds: Array, seat: int, n: int, weights: Array, scratch: Scratch) -> int:
    """Return one of the first n (at least 1) legal actions in ``scratch``.

    One time in ANY it is a random one, else the one of highest ``value_action`` by the weights in a world that agrees
    with what the seat knows. ``worlds[0]`` is the true record, ``worlds[1]`` all zeros; 2 to 4 are overwritten.
    """
    if n == 1 or roll(scratch.dice, ANY) == 0:
        return int(scratch.actions[roll(scratch.dice, n)])
    worlds[2] = worlds[1]
    hide(worlds[0], seat, worlds[2])
    worlds[3] = worlds[2]
    imagine(worlds[3], seat, scratch.dice)
    best, highest = 0, -1.0
    for i in range(n):
        value = value_action(worlds, seat, int(scratch.actions[i]), weights, scratch)
        if value > highest:
            best, highest = i, value
    return int(scratch.actions[best])


@inline
def write_traits(state: Record, seen: Array) -> None:
    """Write every seat's traits into ``seen`` (float64[seats, 1 + traits])."""
    for seat in range(int(state.players)):
        told = traits(state, seat)
        for i in range(len(told)):
            seen[seat, i] = told[i]


@kernel
def play_noting(
    worlds: Array, blank: Array, scratch: Scratch, weights: Array, seen: Array, winners: Array, games: int
) -> int:
    """Play ``games`` matches, note positions and who won, and return the number of positions noted.

    worlds: record[SCRATCH], as scratch memory
    blank: record[1], as it is before set-up
    weights: float64[POWERS, traits]
    seen, winners: the arrays that notes are written to, see ``Notes``; positions beyond their length are dropped
    """
    noted = 0
    for _ in range(games):
        first = noted
        worlds[0] = blank[0]
        rekey(scratch.dice, worlds[0])
        setup(worlds[0])
        while True:
            mask = actors(worlds[0])
            if mask == 0:
                break
            seat = pick_actor(mask, scratch.dice)
            n = legal(worlds[0], seat, scratch.actions)
            apply(worlds[0], seat, choose_action(worlds, seat, n, weights, scratch))
            if roll(scratch.dice, NOTED) == 0 and noted < len(seen) and actors(worlds[0]) != 0:
                write_traits(worlds[0], seen[noted])
                noted += 1
        won = score(worlds[0], scratch.points)
        for i in range(first, noted):
            winners[i] = won
    return noted


def play_chunk(game: Game, weights: Array, number: int, matches: int = MATCHES) -> Notes:
    """Play chunk number ``number`` and return its notes.

    Even chunks have the fewest seats of the game; odd ones go through all other numbers of seats.
    """
    least, most = game.rules.players
    players = least if number % 2 == 0 or least == most else least + 1 + number // 2 % (most - least)
    worlds = np.zeros(SCRATCH, game.dtype)
    blank = np.zeros(1, game.dtype)
    blank[0] = game.blank(players, game.rules.options())
    seen = np.zeros((ROOM, players, 1 + weights.shape[1]))
    winners = np.zeros(ROOM, np.int64)
    noted = int(run(play_noting, worlds, blank, new_scratch(game, number), weights, seen, winners, matches))
    return Notes(seen[:noted], winners[:noted])


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


def _compare_chunk(game: Game, weights: Array, number: int) -> Array:
    return compare_traits(play_chunk(game, weights, number))


def train(game: Game, cores: int) -> Array:
    """Fit a game's weights from zero, printing the loss after each round; return float64[POWERS, traits]."""
    blank: Any = game.new(game.rules.players[0], game.rules.options(), bytes(32))
    weights = np.zeros((POWERS, len(cast(FittedEvaluation, game.strategy.evaluation).traits(blank, 0)) - 1))
    begun = 0
    for number in range(ROUNDS):
        numbers = range(begun, begun + CHUNKS[number])
        begun = numbers.stop
        with Crew(cores, processes=False) as crew:
            jobs = [crew.send(_compare_chunk, game, weights, number) for number in numbers]
            rows = [crew.wait_for(job) for job in jobs]
        weights = fit_weights(np.concatenate([pairs for at, pairs in enumerate(rows) if at % HELD_BACK]))
        told = loss(np.concatenate(rows[::HELD_BACK]), weights)
        sys.stdout.write(f"{game.name:26} round {number + 1}: {sum(map(len, rows)):9,} pairs, {told:.4f} bits\n")
        sys.stdout.flush()
    return weights


def write_weights(game: Game, weights: Array) -> None:
    """Write weights to the game's data folder as JSON, with a line for each power of the stage."""
    lines = ",\n".join(msgspec.json.encode([round(float(weight), 3) for weight in row]).decode() for row in weights)
    (game.data / WEIGHTS).write_text(f"[\n{lines}\n]\n")


def main(names: Iterable[str]) -> None:
    """Train and write the weights of the games named, by default of all games with a fitted evaluation."""
    fitted = [game for game in games().values() if game.strategy.has_fitted_evaluation]
    for game in [find_game(name) for name in names] or fitted:
        write_weights(game, train(game, os.cpu_count() or 1))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME")
    main(parser.parse_args().games)

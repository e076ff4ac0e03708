"""Fitting how games are judged to the ends of their own matches: `python -m parlour.lab.training [GAME ...]`.

Bots that know nothing at first play themselves: each action is the best in one imagined world by the weights so far,
now and then any. Weights are fitted to who won from the positions met (logistic regression on what a winner has
before each of the others), the next round is played with these, and so on; the last goes to the game's
``data/evaluation.json``. Matches are drawn from their numbers, so the same weights come out wherever NumPy and
scikit-learn are the same.
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
from parlour.core.kernel import inline, kernel, run
from parlour.core.playout import Scratch, new_scratch, pick_actor
from parlour.core.primitives import count
from parlour.core.record import Array, Record
from parlour.core.verbs import actors, apply, hide, imagine, legal, score, setup, traits
from parlour.lab.crew import Crew

ROUNDS = 4
"""So often weights are fitted; more rounds did not change who wins."""

MATCHES = 64
"""Matches of a chunk, all between equally many seats."""

CHUNKS = 24, 24, 24, 240
"""Chunks of a round."""

ANY = 8
"""One of so many actions is any."""

NOTED = 4
"""One of so many positions is noted: neighbours tell little that is new."""

ROOM = 20_000
"""A chunk notes so many positions at most."""

HELD_BACK = 8
"""One of so many chunks is not fitted to: it says how good the fit is."""

SCRATCH = 5
"""Records that playing needs: the match, an empty one, what a seat sees, the world it imagines, and what comes next."""


class Notes(NamedTuple):
    """Positions met: each seat's traits (float64[positions, seats, traits]), and who won at last, as bits."""

    seen: Array
    winners: Array


# --- playing


@inline
def judged(worlds: Array, seat: int, action: int, weights: Array, scratch: Scratch) -> float:
    """What an action leads to in the world imagined, ``worlds[3]``: its share of the victory, or the chance of it."""
    worlds[4] = worlds[3]
    apply(worlds[4], seat, action)
    if actors(worlds[4]) != 0:
        return chance(worlds[4], seat, weights)
    winners = score(worlds[4], scratch.points)
    return 1.0 / count(winners) if winners >> seat & 1 else 0.0


@inline
def choose(worlds: Array, seat: int, n: int, weights: Array, scratch: Scratch) -> int:
    """Choose among the n legal actions on the scratch by the weights, in one world the seat can imagine."""
    if n == 1 or roll(scratch.dice, ANY) == 0:
        return int(scratch.actions[roll(scratch.dice, n)])
    worlds[2] = worlds[1]
    hide(worlds[0], seat, worlds[2])
    worlds[3] = worlds[2]
    imagine(worlds[3], seat, scratch.dice)
    best, highest = 0, -1.0
    for i in range(n):
        value = judged(worlds, seat, int(scratch.actions[i]), weights, scratch)
        if value > highest:
            best, highest = i, value
    return int(scratch.actions[best])


@inline
def note(state: Record, seen: Array) -> None:
    """Write every seat's traits."""
    for seat in range(int(state.players)):
        told = traits(state, seat)
        for i in range(len(told)):
            seen[seat, i] = told[i]


@kernel
def play_noting(
    worlds: Array, blank: Array, scratch: Scratch, weights: Array, seen: Array, winners: Array, games: int
) -> int:
    """Play so many matches from a record before its set-up; note positions and who won. Give how many were noted.

    record[SCRATCH], record[1], float64[POWERS, traits], float64[positions, seats, traits], int64[positions].
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
            apply(worlds[0], seat, choose(worlds, seat, n, weights, scratch))
            if roll(scratch.dice, NOTED) == 0 and noted < len(seen) and actors(worlds[0]) != 0:
                note(worlds[0], seen[noted])
                noted += 1
        won = score(worlds[0], scratch.points)
        for i in range(first, noted):
            winners[i] = won
    return noted


def play_chunk(game: Game, weights: Array, number: int, matches: int = MATCHES) -> Notes:
    """Play the chunk of this number; half of all chunks are played between two seats."""
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


def compared(notes: Notes) -> Array:
    """What winners have before each of the others, stage by stage: float64[pairs, POWERS x traits]."""
    found = []
    stage = notes.seen[:, 0, :1]
    for seat, other in itertools.permutations(range(notes.seen.shape[1]), 2):
        decided = (notes.winners >> seat & ~(notes.winners >> other) & 1).astype(bool)
        ahead = (notes.seen[:, seat, 1:] - notes.seen[:, other, 1:])[decided]
        found.append(np.concatenate([ahead * stage[decided] ** power for power in range(POWERS)], axis=1))
    return np.concatenate(found)


def fit(rows: Array) -> Array:
    """Fit weights to pairs: float64[POWERS, traits]."""
    model = LogisticRegression(fit_intercept=False, max_iter=1_000)
    model.fit(np.concatenate([rows, -rows]), np.repeat([1, 0], len(rows)))
    fitted: Array = model.coef_.reshape(POWERS, -1)
    return fitted


def loss(rows: Array, weights: Array) -> float:
    """By how much pairs surprise who trusts the weights, on average, in bits; 1 for whoever knows nothing."""
    surprise = np.logaddexp(0, -rows @ weights.reshape(-1)) / np.log(2)
    return float(surprise.mean())


def _chunk_compared(game: Game, weights: Array, number: int) -> Array:
    return compared(play_chunk(game, weights, number))


def train(game: Game, cores: int) -> Array:
    """Fit a game's weights from nothing, saying how it goes."""
    blank: Any = game.new(game.rules.players[0], game.rules.options(), bytes(32))
    weights = np.zeros((POWERS, len(cast(FittedEvaluation, game.strategy.evaluation).traits(blank, 0)) - 1))
    begun = 0
    for number in range(ROUNDS):
        numbers = range(begun, begun + CHUNKS[number])
        begun = numbers.stop
        with Crew(cores, processes=False) as crew:
            jobs = [crew.send(_chunk_compared, game, weights, number) for number in numbers]
            rows = [crew.finish(job) for job in jobs]
        weights = fit(np.concatenate([pairs for at, pairs in enumerate(rows) if at % HELD_BACK]))
        told = loss(np.concatenate(rows[::HELD_BACK]), weights)
        sys.stdout.write(f"{game.name:26} round {number + 1}: {sum(map(len, rows)):9,} pairs, {told:.4f} bits\n")
        sys.stdout.flush()
    return weights


def write(game: Game, weights: Array) -> None:
    """Write a game's weights, a line for each power of the stage."""
    lines = ",\n".join(msgspec.json.encode([round(float(weight), 3) for weight in row]).decode() for row in weights)
    (game.data / WEIGHTS).write_text(f"[\n{lines}\n]\n")


def main(names: Iterable[str]) -> None:
    """Fit the games of these names, or all whose judgement is fitted."""
    fitted = [game for game in games().values() if game.strategy.has_fitted_evaluation]
    for game in [find_game(name) for name in names] or fitted:
        write(game, train(game, os.cpu_count() or 1))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME")
    main(parser.parse_args().games)

"""Whether a small net on raw fields tells better who wins Pentic than the evaluation.

    python -m benchmarks.hidden_values [--games N] [--playouts N]

Two equal bots play; every second position is noted with who won. Seven tenths of the games are learned
from, one tells when a net is to stop, and on the rest the logarithmic loss in bits is compared, all cards being known:
of the evaluation as it is, of its traits fitted to these games, and of a perceptron with two hidden layers on raw
fields (top cards, both hands, points, whose turn), with and without the traits. A game looks alike when numbers, shapes
or colours change places and when its piles are turned: the net sees each position in several such guises.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from sklearn.linear_model import LogisticRegression
from sklearn.neural_network import MLPClassifier

from benchmarks.hidden_plays import seeded
from parlour.bots.levels import think
from parlour.core.fitted_evaluation import POWERS
from parlour.core.game import find_game
from parlour.core.kernel import Array, boxed
from parlour.core.match import Match
from parlour.core.verbs import evaluate, traits

EVERY = 2
GUISES = 6
EPOCHS = 40
HIDDEN = 64, 32
PILES = np.arange(9).reshape(3, 3)
DRAWS = 2_000
"""Bootstrap samples of games."""


class Positions(NamedTuple):
    """Positions of matches: the number of the match, whether seat 0 won, and what is known of each.

    tops, hands: cards int[n, 9] and int[n, 2, 5]; rest: points of both, turn, first seat, rounds, deck; ``said``: the
    chance that the evaluation gives seat 0; ``traits``: float[n, 2, 1 + traits]
    """

    match: Array
    won: Array
    tops: Array
    hands: Array
    rest: Array
    said: Array
    traits: Array


def note(number: int, state: Any) -> list[Any]:
    """Return what is noted of a position, but who wins."""
    box = boxed(state)
    points = state["points"][:2] / 100.0
    rest = [*points, int(state["turn"]), int(state["first"]), int(state["rounds"]) / 20.0, int(state["left"]) / 100.0]
    seen = [traits(box, seat) for seat in range(2)]
    return [number, state["top"].copy(), state["hand"][:2].copy(), rest, evaluate(box, 0), seen]


def collect(games: int, playouts: int) -> Positions:
    """Play matches, and return their positions; those of shared victories are left out."""
    game, rows, won = find_game("pentic"), list[Any](), list[int]()
    for number in range(games):
        match, noted = Match.start(game, 2, None, seeded("hidden values", number)), list[Any]()
        while not match.over:
            seat = match.seats_to_act()[0]
            luck = int.from_bytes(seeded("values", number, len(match.entries))[:8], "big")
            match.play(seat, think(game, match.view(seat), seat, f"search:{playouts}", luck).action)
            if len(match.entries) % EVERY == 0 and not match.over:
                noted.append(note(number, match.state))
        winners = match.points()[1]
        if len(winners) == 1:
            rows += noted
            won += [int(winners[0] == 0)] * len(noted)
    match_, tops, hands, rest, said, seen = (np.array(column, float) for column in zip(*rows, strict=True))
    return Positions(match_, np.array(won), tops.astype(int), hands.astype(int), rest, said, seen)


def part(positions: Positions, chosen: Array) -> Positions:
    """Return some of the positions."""
    return Positions(*(column[chosen] for column in positions))


# --- guises


def in_guise(positions: Positions, dice: np.random.Generator) -> Positions:
    """Return the positions with properties renamed, piles turned and seats exchanged by lot."""
    renamed = np.array([dice.permutation(5) for _ in range(3)])
    cards = np.arange(125)
    new = np.append(25 * renamed[0][cards // 25] + 5 * renamed[1][cards // 5 % 5] + renamed[2][cards % 5], -1)
    turned = np.rot90(PILES, dice.integers(4))
    piles = (turned.T if dice.integers(2) else turned).reshape(-1)
    found = positions._replace(tops=new[positions.tops[:, piles]], hands=new[positions.hands])
    if dice.integers(2):
        rest = found.rest[:, [1, 0, 2, 3, 4, 5]] * [1, 1, -1, -1, 1, 1] + [0, 0, 1, 1, 0, 0]
        found = found._replace(hands=found.hands[:, ::-1], rest=rest, won=1 - found.won, traits=found.traits[:, ::-1])
    return found


def raw(positions: Positions, with_traits: bool) -> Array:
    """Return the inputs of the net: properties of top cards and of hands, the rest, and with traits these."""
    marks = np.zeros((126, 15))
    cards = np.arange(125)
    for place, value in enumerate((cards // 25, cards // 5 % 5, cards % 5)):
        marks[cards, 5 * place + value] = 1.0
    held = np.zeros((len(positions.won), 2, 126))
    for seat in range(2):
        for slot in range(5):
            held[np.arange(len(held)), seat, positions.hands[:, seat, slot]] += 1.0
    columns = [marks[positions.tops].reshape(len(held), -1), held[:, :, :125].reshape(len(held), -1), positions.rest]
    if with_traits:
        columns.append(positions.traits.reshape(len(held), -1))
    return np.concatenate(columns, axis=1)


# --- what is compared


def differences(positions: Positions) -> Array:
    """Return the differences of traits between the seats, times each power of the stage."""
    stage = positions.traits[:, 0, :1]
    ahead = positions.traits[:, 0, 1:] - positions.traits[:, 1, 1:]
    return np.concatenate([ahead * stage**power for power in range(POWERS)], axis=1)


def losses(won: Array, said: Array) -> Array:
    """Return the loss of each position in bits."""
    return -np.log2(np.clip(np.where(won == 1, said, 1 - said), 1e-6, 1))


def learn(train: Positions, watch: Positions, with_traits: bool) -> MLPClassifier:
    """Train a net until it does no better on the games watched, and return the best."""
    dice, net = np.random.default_rng(1), MLPClassifier(HIDDEN, alpha=1e-3, learning_rate_init=1e-3, random_state=1)
    best, kept, patience = np.inf, None, 6
    for _ in range(EPOCHS):
        for _ in range(GUISES):
            shown = in_guise(train, dice)
            order = dice.permutation(len(shown.won))
            for batch in np.array_split(order, max(1, len(order) // 128)):
                some = part(shown, batch)
                net.partial_fit(raw(some, with_traits), some.won, classes=[0, 1])
        loss = losses(watch.won, net.predict_proba(raw(watch, with_traits))[:, 1]).mean()
        patience = 6 if loss < best else patience - 1
        if loss < best:
            best, kept = loss, [it.copy() for it in net.coefs_ + net.intercepts_]
        if patience == 0:
            break
    half = len(net.coefs_)
    net.coefs_, net.intercepts_ = kept[:half], kept[half:]
    return net


def against(match: Array, found: Array, other: Array) -> str:
    """Return the mean difference of losses with an interval of 95 %, by drawing games again."""
    numbers, place = np.unique(match, return_inverse=True)
    sums, sizes = np.bincount(place, found - other), np.bincount(place)
    drawn = np.random.default_rng(0).integers(len(numbers), size=(DRAWS, len(numbers)))
    low, high = np.quantile(sums[drawn].sum(1) / sizes[drawn].sum(1), [0.025, 0.975])
    return f"{(found - other).mean():+.4f} ({low:+.4f} to {high:+.4f})"


def main(games: int, playouts: int) -> None:
    """Collect, learn, and print a line for each judgement."""
    positions = collect(games, playouts)
    numbers = positions.match
    train = part(positions, numbers < 0.7 * games)
    watch = part(positions, (numbers >= 0.7 * games) & (numbers < 0.8 * games))
    test = part(positions, numbers >= 0.8 * games)
    print(f"{games} games of search:{playouts}; positions {len(train.won)}, {len(watch.won)} and {len(test.won)}")
    rows: Sequence[Any] = differences(train)
    model = LogisticRegression(fit_intercept=False, max_iter=1_000)
    model.fit(np.concatenate([rows, -rows]), np.concatenate([train.won, 1 - train.won]))
    said = {"evaluation": test.said, "traits, fitted": model.predict_proba(differences(test))[:, 1]}
    for with_traits in (False, True):
        net = learn(train, watch, with_traits)
        said[f"net{' with traits' if with_traits else ''}"] = net.predict_proba(raw(test, with_traits))[:, 1]
    found = {name: losses(test.won, each) for name, each in said.items()}
    for name, each in found.items():
        apart = against(test.match, each, found["evaluation"])
        print(f"{name:16} {each.mean():.4f} bits; less the evaluation's: {apart}", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1_500)
    parser.add_argument("--playouts", type=int, default=60)
    asked = parser.parse_args()
    main(asked.games, asked.playouts)

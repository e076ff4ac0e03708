"""Weighs imagined worlds by other seats' actions: how likely an action was with the hand that the world gives its seat.

Nothing hidden enters: worlds are imagined from a seat's view, decisions are as everybody saw them.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np

from benchmarks.hidden_plays import KINDS, NO_CARD, Seen, card_laid, hand_of
from parlour.core.dice import roll
from parlour.core.game import Game
from parlour.core.kernel import Array, kernel, run
from parlour.core.verbs import imagine
from parlour.games.tic.deck import CARDS

TRAITS = 4
"""Numbers by which a decision judges a hand."""

LEAST_PART = 1 / 8
"""Weights worth fewer than this part of the worlds are flattened: halved in their logarithm, at last left out."""

HALVINGS = 4


class Fit(NamedTuple):
    """What was learned: of plays by feature, and of worlds by kind of decision and trait (float64[KINDS * TRAITS])."""

    plays: Array
    worlds: Array


class Judged:
    """A decision, ready to judge hands.

    weight, best, better: by card the sum of the exponentials of its plays' merits, the highest merit, and how many are
    higher than that of the action taken
    end: the exponential for an end that is open only to a hand with a play
    """

    def __init__(self, seen: Seen, plays: Array) -> None:
        self.seen = seen
        merits = seen.features @ plays
        merits -= merits.max()
        self.taken = float(merits[seen.taken])
        self.weight, self.better = np.zeros(CARDS + 1), np.zeros(CARDS + 1)
        self.best = np.full(CARDS + 1, -np.inf)
        np.add.at(self.weight, seen.cards, np.exp(merits))
        np.add.at(self.better, seen.cards, merits > self.taken + 1e-9)
        np.maximum.at(self.best, seen.cards, merits)
        self.end = float(np.exp(merits[-1])) if seen.loose else 0.0

    def traits(self, hands: Array) -> Array:
        """Return the traits (float64[hands, TRAITS]) of hands given as card numbers (int[hands, cards])."""
        plays = self.weight[hands].sum(1)
        chance = self.taken - np.log(plays + self.weight[NO_CARD] - self.end * (plays == 0.0))
        better = self.better[hands].sum(1) + self.better[NO_CARD]
        above = np.maximum(self.best[hands].max(1), self.best[NO_CARD]) - self.taken
        cards = (self.best[hands] > self.taken + 1e-9).sum(1)
        return np.stack([chance, better / 4.0, np.maximum(0.0, above), cards], axis=1)


@dataclass
class Witness:
    """What everybody has seen of a match: decisions, and the faces of cards that were laid, by tag."""

    game: Game
    plays: Array
    seen: list[Judged] = field(default_factory=list)
    faces: dict[int, int] = field(default_factory=dict)

    def note(self, state: Any, seat: int, action: int, seen: Seen | None) -> None:
        """Note a decision about to be carried out."""
        if seen is not None:
            self.seen.append(Judged(seen, self.plays))
        card = card_laid(self.game, action)
        if card is not None:
            tags = hand_of(self.game, state, seat)
            self.faces[next(tag for tag, held in tags.items() if held == card)] = card

    def traits(self, viewer: int, worlds: Array) -> Array:
        """Return the sums of traits over decisions of others (float64[worlds, KINDS * TRAITS]); worlds are records."""
        totals = np.zeros((len(worlds), len(KINDS) * TRAITS))
        columns: dict[int, Array] = {}
        for seat in range(int(worlds[0]["players"])):
            if seat != viewer:
                columns |= columns_of(self.game, worlds, seat)
        for judged in self.seen:
            held = judged.seen.held
            if judged.seen.seat == viewer or not any(tag in columns for tag in held):
                continue
            hands = np.empty((len(worlds), len(held)), np.int64)
            for place, tag in enumerate(held):
                hands[:, place] = columns[tag] if tag in columns else self.faces[tag]
            first = judged.seen.kind * TRAITS
            totals[:, first : first + TRAITS] += judged.traits(hands)
        return totals


def columns_of(game: Game, worlds: Array, seat: int) -> dict[int, Array]:
    """Return by tag the faces that a seat's cards have in each world."""
    tags = hand_of(game, worlds[0], seat)
    if game.name == "pentic":
        row = worlds[0]["hand_tag"][seat].tolist()
        return {tag: worlds["hand"][:, seat, row.index(tag)] for tag in tags}
    return {tag: worlds["stock"][:, tag] for tag in tags}


@kernel
def imagine_worlds(worlds: Array, viewer: int, dice: Array) -> None:
    """Replace each of the records, all a seat's hidden one, by a world that agrees with it."""
    for i in range(len(worlds)):
        imagine(worlds[i], viewer, dice)


def new_worlds(game: Game, view: Any, seat: int, number: int, dice: Array) -> Array:
    """Return worlds imagined from a seat's hidden record."""
    worlds = np.empty(number, game.dtype)
    worlds[:] = view
    run(imagine_worlds, worlds, seat, dice)
    return worlds


def weights_of(merits: Array) -> tuple[Array, float]:
    """Return weights of worlds, which sum to one, and the part of them that these are worth (Kish).

    Where they are worth less than LEAST_PART, merits are halved, up to HALVINGS times, and then left out.
    """
    for _ in range(HALVINGS + 1):
        weights = np.exp(merits - merits.max())
        weights /= weights.sum()
        part = 1.0 / (len(weights) * float(weights @ weights))
        if part >= LEAST_PART:
            return weights, part
        merits = merits / 2.0
    return np.full(len(merits), 1.0 / len(merits)), 1.0


def drawn_by(weights: Array, dice: Array) -> Array:
    """Draw as many indices as there are weights, by systematic resampling (Kitagawa, 1996)."""
    marks = (np.arange(len(weights)) + roll(dice, 1 << 30) / (1 << 30)) / len(weights)
    return np.minimum(np.searchsorted(np.cumsum(weights), marks), len(weights) - 1)

"""Find a true reason why an action is better than another: the trait of the positions behind them that decides.

Both actions are carried out in the same imagined worlds, each with the rest of its turn where the search found whole
turns. Then everybody plays what looks best until the seat is to act again, or a round longer, or not at all. A fitted
evaluation (``core.fitted_evaluation``) makes the difference between the positions reached a sum, with a term for each
trait of each seat. The largest term is the reason, or the first two are together, if the other action would look as
good without: a reason is said only where it decides.
"""

from __future__ import annotations

import functools
import itertools
from collections import defaultdict
from collections.abc import Sequence
from math import exp
from typing import Any, NamedTuple, cast

from parlour.bots.tree import seat_to_move, worth
from parlour.core import arrays, kernel
from parlour.core.contract import FittedEvaluation
from parlour.core.dice import new_dice
from parlour.core.facts import Fact, Word, say
from parlour.core.fitted_evaluation import POWERS, Trait
from parlour.core.game import Game
from parlour.core.kernel import Array
from parlour.core.kernel import kernel as kernel_
from parlour.core.verbs import apply, imagine, legal, score, traits

WORLDS = 96
"""Number of imagined worlds over which traits are averaged, one if the game has no secrets."""
ROUNDS = (1, 2, 0, 3, 4)
"""Numbers of rounds to look ahead, in the order in which a reason is looked for; one trait goes before two."""
MOST_ACTIONS = 16
"""Number of actions after which what has not come back to the seat is judged as it is."""


class Outcome(NamedTuple):
    """What an action leads to, averaged over worlds.

    won: the share of worlds in which the seat has won by then
    stage: the stage of the match
    seats: the traits of each seat, without the stage
    """

    won: float
    stage: float
    seats: list[list[float]]


@kernel_
def play_rounds(worlds: Array, seat: int, turn: Array, rounds: int, actions: Array, points: Array) -> None:
    """Carry out a turn (int32[n]) in the world ``worlds[1]``, then what looks best to everybody for some rounds.

    A round is over when the seat is to act again after others. The result is in ``worlds[2]``; ``worlds[3]``,
    ``actions`` (int32) and ``points`` (int64[players]) are overwritten.
    """
    worlds[2] = worlds[1]
    for i in range(len(turn)):
        apply(worlds[2], seat, int(turn[i]))
    before = seat
    for _ in range(MOST_ACTIONS):
        mover = seat_to_move(worlds[2])
        rounds -= int(mover == seat != before)
        if mover < 0 or rounds <= 0:
            return
        before = mover
        best, highest = -1, -1.0
        for i in range(legal(worlds[2], mover, actions)):
            worlds[3] = worlds[2]
            apply(worlds[3], mover, int(actions[i]))
            value = worth(worlds[3], mover, points)
            if value > highest:
                best, highest = int(actions[i]), value
        apply(worlds[2], mover, best)


@kernel_
def add_traits(
    worlds: Array, seat: int, turn: Array, rounds: int, dice: Array, actions: Array, points: Array, sums: Array
) -> tuple[int, float]:
    """Add the traits of all seats after a turn (int32[n]) and some rounds, in one imagined world, to ``sums``.

    ``worlds[0]`` is the hidden record; the others are overwritten. ``sums`` is float64[players, traits]. Returns 1 if
    the seat has won by then, else 0, and the stage.
    """
    worlds[1] = worlds[0]
    imagine(worlds[1], seat, dice)
    play_rounds(worlds, seat, turn, rounds, actions, points)
    stage = 0.0
    for other in range(len(sums)):
        seen = traits(worlds[2], other)
        stage = seen[0]
        for i in range(1, len(seen)):
            sums[other, i - 1] += seen[i]
    return int(score(worlds[2], points)) >> seat & 1, stage


def find_reason(game: Game, view: Any, seat: int, best: Sequence[int], other: Sequence[int], seed: int) -> Word:
    """Return as a fact why the turn ``best`` is better than ``other``; empty where no trait decides, nor two.

    Turns are the actions of a seat that follow each other, one or more. ``view`` is the seat's hidden record. Both
    turns meet the same worlds, which follow from ``seed``.
    """
    if not game.strategy.has_fitted_evaluation or int(view.players) == 1:
        return ""
    fitted = cast(FittedEvaluation, game.strategy.evaluation)
    pairs: list[tuple[Outcome, ...]] = []
    for rounds in ROUNDS:
        pairs.append(tuple(look_behind(game, view, seat, turn, rounds, seed) for turn in (best, other)))
        if reason := compare_outcomes(pairs[-1], seat, fitted, 1):
            return reason
    return next((reason for pair in pairs if (reason := compare_outcomes(pair, seat, fitted, 2))), "")


def compare_outcomes(pair: tuple[Outcome, ...], seat: int, fitted: FittedEvaluation, most: int) -> Word:
    """Return as a fact why the first of two outcomes is better for a seat; empty unless ``most`` traits decide."""
    one, two = pair
    told, weights = fitted.TRAITS, fitted.WEIGHTS.tolist()
    if one.won == 1.0 > two.won:
        return say("because-wins")
    stage = (one.stage + two.stage) / 2
    worths = [sum(weights[power][i] * stage**power for power in range(POWERS)) for i in range(len(told))]
    terms = _terms(one, two, seat, worths, told)
    total = sum(terms.values())
    speaking = sorted((key for key, term in terms.items() if key[0] and term > 0), key=lambda key: -terms[key])
    for named in itertools.combinations(speaking, most):
        if 0 < total <= sum(terms[key] for key in named):
            reasons = [_say(name, whose, pair, seat, told) for name, whose in named]
            if "" not in reasons:
                return functools.reduce(lambda first, then: say("after", first=first, then=then), reasons)
    return ""


def _say(name: str, whose: int, pair: tuple[Outcome, ...], seat: int, told: Sequence[Trait]) -> Fact | str:
    """Return what traits of a name count for a seat in both outcomes as a fact; empty if that is the same.

    Numbers are whole where that tells the two apart, else they have one decimal, as averages over worlds have.
    """
    number, rather = (round(_count(outcome.seats[whose], name, told)) for outcome in pair)
    is_flag = any(trait.is_flag for trait in told if trait.name == name)
    if number == rather:
        return ""
    numbers = {} if is_flag else {"number": number, "rather": rather}
    return say(f"because-{name}", **numbers) if whose == seat else say(f"because-{name}-other", whom=whose, **numbers)


def look_behind(game: Game, view: Any, seat: int, turn: Sequence[int], rounds: int, seed: int) -> Outcome:
    """Return what a turn and some rounds lead to, on an average over imagined worlds that follow from ``seed``."""
    count = len(cast(FittedEvaluation, game.strategy.evaluation).TRAITS)
    players, times = int(view.players), WORLDS if game.rules.secret else 1
    dice, worlds = new_dice(seed), arrays.empty(4, game.dtype)
    actions, points = arrays.empty(game.rules.most_legal, arrays.int32), arrays.zeros(players, arrays.int64)
    sums = arrays.zeros((players, count))
    worlds[0], taken = view, arrays.array(turn, arrays.int32)
    won, stage = 0, 0.0
    for _ in range(times):
        wins, seen = kernel.run(add_traits, worlds, seat, taken, rounds, dice, actions, points, sums)
        won, stage = won + int(wins), stage + float(seen)
    seats = [[value / times for value in row] for row in sums.tolist()]
    return Outcome(won / times, stage / times, seats)


def _terms(
    one: Outcome, two: Outcome, seat: int, worths: Sequence[float], told: Sequence[Trait]
) -> dict[tuple[str, int], float]:
    """Return what the traits of each name and seat speak for the first of two outcomes.

    Other seats count as far as they are a danger: by their share of the chance that the seat does not win.
    """
    merits = [
        sum(weight * (a + b) / 2 for weight, a, b in zip(worths, ours, theirs, strict=True))
        for ours, theirs in zip(one.seats, two.seats, strict=True)
    ]
    highest = max(merit for other, merit in enumerate(merits) if other != seat)
    dangers = [0.0 if other == seat else exp(merit - highest) for other, merit in enumerate(merits)]
    terms: dict[tuple[str, int], float] = defaultdict(float)
    for other, danger in enumerate(dangers):
        share = 1.0 if other == seat else -danger / sum(dangers)
        for trait, weight, a, b in zip(told, worths, one.seats[other], two.seats[other], strict=True):
            terms[trait.name, other] += share * weight * (a - b)
    return terms


def _count(seen: Sequence[float], name: str, told: Sequence[Trait]) -> float:
    """Return how much traits of a name count in what is seen of a seat."""
    return sum(value / trait.unit for trait, value in zip(told, seen, strict=True) if trait.name == name and trait.unit)

"""Scores: the mean regret of a taker, by game and over all, and what a disguise costs, with intervals of 95 %.

Intervals are from a bootstrap over questions within each game, with dice of a fixed seed: games are as they are, and
questions are drawn. Of few questions they are rough, and of regrets that are all the same they have no width.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

import numpy as np

from parlour.core.kernel import Array
from parlour.lab.exam.answers import Answer
from parlour.lab.exam.questions import Exam
from parlour.lab.exam.telling import DISGUISED, WORDS

RESAMPLES = 4_000
SPAN = (2.5, 97.5)
"""Percentiles of the interval."""


class Estimate(NamedTuple):
    """A mean over questions, with the bounds of its interval."""

    value: float
    least: float
    most: float

    def text(self, digits: int = 3) -> str:
        """Return the mean and its interval as text.

        >>> Estimate(0.25, 0.125, 0.5).text(2)
        '0.25 (0.12–0.50)'
        """
        return f"{self.value:.{digits}f} ({self.least:.{digits}f}–{self.most:.{digits}f})"


class Score(NamedTuple):
    """How a taker did.

    regret: the mean chance to win that it gave away, each game counting alike
    least, most: the same mean at the lower and upper bounds of every regret: what the judging search leaves open
    questions, faults: the number of answers, and of those among them without an action
    """

    regret: Estimate
    least: float
    most: float
    questions: int
    faults: int


class Report(NamedTuple):
    """The scores of a taker in one form: over all, and by game."""

    taker: str
    form: str
    overall: Score
    games: dict[str, Score]


class Gap(NamedTuple):
    """What a disguise costs: disguised less plain regret, paired by question, and the number of pairs."""

    difference: Estimate
    questions: int


def report(taker: str, form: str, answers: Iterable[Answer]) -> Report:
    """Return the scores of a taker's answers in one form. Raises ValueError without answers."""
    by_game: dict[str, list[Answer]] = {}
    for answer in answers:
        by_game.setdefault(answer.game, []).append(answer)
    return Report(taker, form, _score(by_game), {game: _score({game: each}) for game, each in by_game.items()})


def gap(plain: Mapping[str, Answer], disguised: Mapping[str, Answer]) -> Gap | None:
    """Return what a disguise costs, from the answers in both forms by the names of questions; None without pairs."""
    by_game: dict[str, list[float]] = {}
    for name, answer in plain.items():
        if name in disguised:
            by_game.setdefault(answer.game, []).append(disguised[name].regret - answer.regret)
    pairs = sum(map(len, by_game.values()))
    return Gap(estimate(list(by_game.values())), pairs) if pairs else None


def gap_of(exam: Exam, answers: Iterable[Answer], taker: str) -> Gap | None:
    """Return what a disguise cost a taker, from all answers to an exam; None if it was not asked in both forms."""
    own = [each for each in answers if each.taker == taker and each.exam == exam.digest]
    plain, disguised = ({each.question: each for each in own if each.form == form} for form in (WORDS, DISGUISED))
    return gap(plain, disguised)


def estimate(groups: Sequence[Sequence[float]]) -> Estimate:
    """Return the mean of the groups' means, with an interval by resampling within each group.

    >>> estimate([[0.5, 0.5], [0.0]])
    Estimate(value=0.25, least=0.25, most=0.25)
    """
    dice = np.random.default_rng(0)
    means = np.mean([_resampled(np.asarray(group, np.float64), dice) for group in groups], axis=0)
    value = float(np.mean([np.mean(group) for group in groups]))
    least, most = (float(bound) for bound in np.percentile(means, SPAN))
    return Estimate(value, min(value, least), max(value, most))


def _resampled(values: Array, dice: np.random.Generator) -> Array:
    """Return the means of RESAMPLES samples drawn with replacement (float64[RESAMPLES])."""
    means: Array = values[dice.integers(len(values), size=(RESAMPLES, len(values)))].mean(axis=1)
    return means


def _score(by_game: Mapping[str, Sequence[Answer]]) -> Score:
    groups = list(by_game.values())
    least, most = (
        float(np.mean([np.mean([getattr(each, bound) for each in group]) for group in groups]))
        for bound in ("least", "most")
    )
    faults = sum(bool(each.fault) for group in groups for each in group)
    regret = estimate([[each.regret for each in group] for group in groups])
    return Score(regret, least, most, sum(map(len, groups)), faults)

"""Tuning: searches the options of a game for variants that meet aims, and plays what it found on unseen deals.

The search compares variants over the same deals, which favours those that these deals favour. So what it found is
played again on deals that nothing was chosen by, different ones for each variant, beside the usual game, and only that
is reported. Every step follows from the seed and from measurements, so a search that was broken off is repeated, and
measurements that were taken are not played again.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import optuna

from parlour.core.errors import BadOption
from parlour.core.game import find_game
from parlour.core.options import word
from parlour.lab.aims import AIMS, SKILL, Bound, Found, bound_p, change_p, read_aims, read_bounds
from parlour.lab.batch import check_bot, new_batch
from parlour.lab.measurements import Deals, Measurement, Measurements, Subject, matches_of
from parlour.lab.option_space import Options, OptionSpace, new_space
from parlour.lab.significance import ALPHA, correct

REPEATS = 4
"""How often in a row the sampler may come back to variants it knows before values are drawn by lot."""
MOST_DRAWS = 60
"""Draws after which no further variant is looked for."""

SEARCHING, SIMPLIFYING, CHECKING = "searching", "simplifying", "checking"
Tell = Callable[[str, int, int], None]
"""Called with what is being done, how much of it is done, and how much there is, in matches."""


@dataclass(frozen=True)
class TuningPlan:
    """What is searched, and how.

    fixed: options that stay as they are
    games, deals: matches of each variant in the search, and deals that the bots of the pair play
    trials: how many variants are tried
    checks: how many times as many matches and deals are played of a variant that was found
    show: how many found variants are checked at most
    """

    subject: Subject
    space: OptionSpace
    aims: tuple[str, ...]
    bounds: tuple[Bound, ...]
    games: int
    deals: int
    seed: int
    trials: int
    checks: int
    show: int

    @property
    def fixed(self) -> Options:
        """The options of the usual game."""
        return self.space.fixed

    @property
    def seen(self) -> Deals:
        """The deals of the search, the same for every variant."""
        measures = {AIMS[name].measure for name in self.aims} | {bound.measure for bound in self.bounds}
        return Deals(_number(self.seed, "search"), self.games, self.deals if SKILL in measures else 0)

    def unseen(self, options: Options) -> Deals:
        """The deals on which a variant is checked, different ones for each."""
        named = "usual" if options == self.fixed else repr(sorted(options.items()))
        return Deals(_number(self.seed, "check", named), self.checks * self.games, self.checks * self.deals)


@dataclass(frozen=True)
class Change:
    """How a found variant differs from the usual game in the measure of an aim, on unseen deals.

    ``p`` is corrected for all questions of a tuning, as that of Kept is.
    """

    options: Options
    aim: str
    p: float
    is_better: bool

    @property
    def sure(self) -> bool:
        """Whether the difference is significant."""
        return self.p < ALPHA


@dataclass(frozen=True)
class Kept:
    """Whether a found variant keeps a bound on unseen deals."""

    options: Options
    bound: Bound
    p: float
    is_kept: bool

    @property
    def sure(self) -> bool:
        """Whether the distance from the bound is significant."""
        return self.p < ALPHA


@dataclass(frozen=True)
class Tuning:
    """What a search came to.

    tried: the variants tried, the usual game first, over the deals of the search
    usual, variants: the usual game, and the variants found, on unseen deals; no variants if none beats the usual game
    changes, kept: of each variant, by aims and by bounds
    """

    plan: TuningPlan
    tried: tuple[Measurement, ...]
    usual: Measurement
    variants: tuple[Measurement, ...]
    changes: tuple[Change, ...]
    kept: tuple[Kept, ...]


def new_plan(
    game: str,
    aims: Sequence[str],
    players: int | None,
    fixed: Options,
    bounds: Sequence[str],
    bots: str | tuple[str, ...],
    pair: Sequence[str],
    games: int,
    deals: int,
    seed: int,
    trials: int,
    checks: int,
    show: int,
) -> TuningPlan:
    """Return a plan after checking it. Raises ParlourError naming the invalid argument."""
    wanted = read_aims(aims)
    batch = new_batch(game, players, fixed, bots, seed)
    if batch.players < 2:
        raise BadOption("players: tuning is between two seats or more", "players")
    for name in pair:
        check_bot(name, find_game(batch.game), batch.players)
    if len(pair) != 2 or pair[0] == pair[1]:
        raise BadOption(f"skill: {','.join(pair)} are no two bots; name the weaker, then the stronger", "skill")
    for field, value, least in (
        ("games", games, 2),
        ("deals", deals, 2),
        ("trials", trials, 1),
        ("checks", checks, 1),
        ("show", show, 1),
    ):
        if value < least:
            raise BadOption(f"{field}: {value} is not possible; take {least} or more", field)
    changed = find_game(game).rules.changed_components
    subject = Subject(batch.game, batch.players, batch.bots, (pair[0], pair[1]), changed)
    space = new_space(find_game(game), batch.players, fixed)
    limits = read_bounds(bounds, batch.players)
    return TuningPlan(subject, space, wanted, limits, games, deals, seed, trials, checks, show)


def run_tuning(
    plan: TuningPlan, out: Path | None = None, cores: int | None = None, tell: Tell = lambda what, done, total: None
) -> Tuning:
    """Search as a plan says, and return the variants found, played on unseen deals.

    ``out``: a file that keeps all measurements. Raises ParlourError for bad files, and where no variant keeps the
    bounds; KeyboardInterrupt when the user interrupts. Measurements that were taken are kept then.
    """
    return _Search(plan, Measurements(plan.subject, out, cores), tell).run()


def describe(options: Options) -> str:
    """Return options as they are typed."""
    return " ".join(f"{name}={word(value)}" for name, value in options.items())


class _Search:
    """A search that is going on: the variants tried, by identity, in the order they were tried."""

    def __init__(self, plan: TuningPlan, measurements: Measurements, tell: Tell) -> None:
        self._plan, self._measurements, self._tell = plan, measurements, tell
        self._tried: dict[bytes, Measurement] = {}

    def run(self) -> Tuning:
        plan = self._plan
        usual = self._try(plan.fixed)
        for options in self._variants():
            self._try(options)
        tried = tuple(self._tried.values())
        picked = [self._simplify(measurement) for measurement in _pick(plan, usual, tried)]
        chosen = {plan.space.identity(options): options for options in (plan.fixed, *picked)}
        first, *others = self._check(list(chosen.values()))
        return Tuning(plan, tried, first, tuple(others), *_compare(plan, first, others))

    def _try(self, options: Options) -> Measurement:
        number, matches = len(self._tried), matches_of(self._plan.subject, self._plan.seen)
        total = matches * (self._plan.trials + 1)
        found = self._measurements.take(
            options, self._plan.seen, lambda done: self._tell(SEARCHING, number * matches + done, total)
        )
        self._tried[self._plan.space.identity(options)] = found
        return found

    def _variants(self) -> Iterator[Options]:
        """Yield variants that were not tried: all there are if they are few enough, else those of a sampler."""
        space = self._plan.space
        for options in space.small(self._plan.trials + 1) or self._sample():
            if space.identity(options) not in self._tried:
                yield space.without_usual(options)

    def _sample(self) -> Iterator[Options]:
        """Yield variants as Optuna's sampler chooses them from what those before came to, while there are trials.

        The sampler is made anew for each draw, so that a search that goes on draws as one that was never broken off.
        """
        plan, study = self._plan, _new_study(self._plan)
        while len(self._tried) <= plan.trials:
            for attempt in range(MOST_DRAWS):
                seed = _number(plan.seed, "sampler", len(self._tried), attempt) % 2**32
                sampler = optuna.samplers.TPESampler if attempt < REPEATS else optuna.samplers.RandomSampler
                study.sampler = sampler(seed=seed)
                asked = study.ask()
                options = plan.space.suggest(asked)
                if not plan.space.is_possible(options):
                    study.tell(asked, state=optuna.trial.TrialState.FAIL)
                    continue
                identity = plan.space.identity(options)
                is_new = identity not in self._tried
                if is_new:
                    yield options
                _answer(plan, study, asked, self._tried[identity].found)
                if is_new:
                    break
            else:
                return

    def _simplify(self, measurement: Measurement) -> Options:
        """Return a variant's options without those that change nothing: all its measures remain exactly the same."""
        plan, options = self._plan, measurement.options
        for name in [name for name in options if name not in plan.fixed]:
            fewer = {other: value for other, value in options.items() if other != name}
            if not plan.space.is_possible(fewer):
                continue
            if self._measurements.take(fewer, plan.seen, lambda done: None).found == measurement.found:
                options = fewer
        return options

    def _check(self, chosen: Sequence[Options]) -> list[Measurement]:
        """Return measurements of variants on unseen deals."""
        found: list[Measurement] = []
        for options in chosen:
            over = self._plan.unseen(options)
            matches = matches_of(self._plan.subject, over)
            before, total = len(found) * matches, len(chosen) * matches
            take = self._measurements.take
            found.append(
                take(options, over, lambda done, before=before, total=total: self._tell(CHECKING, before + done, total))  # type: ignore[misc]
            )
        return found


# --- judging


def _number(seed: int, *names: str | int) -> int:
    """Return a seed for one purpose, below 2^48, so that any program reads it in the file."""
    return int.from_bytes(hashlib.sha256(f"tune/{seed}/{names}".encode()).digest()[:6], "big")


def _new_study(plan: TuningPlan) -> optuna.Study:
    """Return a study in memory, with an objective for each aim."""
    optuna.logging.set_verbosity(optuna.logging.WARNING)
    signs = [AIMS[name].sign for name in plan.aims]
    return optuna.create_study(directions=["maximize" if sign > 0 else "minimize" for sign in signs])


def _values(plan: TuningPlan, found: Found) -> list[float]:
    return [found[AIMS[name].measure].value for name in plan.aims]


def _excesses(plan: TuningPlan, found: Found) -> dict[str, float]:
    return {bound.text: bound.excess(found) for bound in plan.bounds}


def _breaks_bounds(plan: TuningPlan, measurement: Measurement) -> bool:
    return any(excess > 0 for excess in _excesses(plan, measurement.found).values())


def _answer(plan: TuningPlan, study: optuna.Study, asked: optuna.Trial, found: Found) -> None:
    """Tell a study what a variant came to."""
    for text, excess in _excesses(plan, found).items():
        asked.set_constraint(text, excess)
    study.tell(asked, _values(plan, found))


def _pick(plan: TuningPlan, usual: Measurement, tried: Sequence[Measurement]) -> list[Measurement]:
    """Return the variants to check, at most ``show``, from those that no other beats in every aim (the Pareto front).

    The first is the one with the best places in all aims together, then follow the best in each aim, then others. Left
    out are those that measure the same as one before, and those that lose to the usual game: surely worse in an aim and
    surely better in none. Raises BadOption where no variant keeps all bounds.
    """
    study = _new_study(plan)
    for number, measurement in enumerate(tried):
        values, excesses = _values(plan, measurement.found), _excesses(plan, measurement.found)
        study.add_trial(optuna.create_trial(values=values, constraints=excesses, user_attrs={"number": number}))
    front = [tried[trial.user_attrs["number"]] for trial in study.best_trials]
    front.sort(key=tried.index)
    if not front or _breaks_bounds(plan, front[0]):
        raise BadOption(_describe_breach(plan, tried), "bound")
    different = {_values_key(measurement): measurement for measurement in reversed((usual, *front))}
    front = [measurement for measurement in front if different[_values_key(measurement)] is measurement]
    if not _breaks_bounds(plan, usual):
        front = [
            measurement for measurement in front if measurement is not usual and not _loses(plan, measurement, usual)
        ]
    orders = [
        sorted(front, key=lambda one, aim=AIMS[name]: -aim.sign * one.found[aim.measure].value)  # type: ignore[misc]
        for name in plan.aims
    ]
    even = sorted(front, key=lambda one: sum(order.index(one) for order in orders))
    picked = [*even[:1], *(order[0] for order in orders if order), *even]
    return [one for place, one in enumerate(picked) if picked.index(one) == place][: plan.show]


def _loses(plan: TuningPlan, one: Measurement, other: Measurement) -> bool:
    """Tell whether a variant is surely worse than another in an aim and surely better in none, by uncorrected tests."""
    gains = []
    for aim in (AIMS[name] for name in plan.aims):
        mine, theirs = one.found[aim.measure], other.found[aim.measure]
        if change_p(aim.measure, plan.subject.players, theirs, mine) < ALPHA:
            gains.append(aim.sign * (mine.value - theirs.value))
    return bool(gains) and max(gains) < 0


def _values_key(measurement: Measurement) -> tuple[Any, ...]:
    return tuple(sorted(measurement.found.items()))


def _describe_breach(plan: TuningPlan, tried: Sequence[Measurement]) -> str:
    """Return what is said where no variant keeps all bounds: the one that is nearest to the bound broken most."""

    def worst(measurement: Measurement) -> tuple[float, Bound]:
        return max((bound.excess(measurement.found) / (abs(bound.limit) or 1), bound) for bound in plan.bounds)

    nearest = min(tried, key=lambda measurement: worst(measurement)[0])
    bound = worst(nearest)[1]
    bounds, where = " and ".join(one.text for one in plan.bounds), describe(nearest.options) or "the usual options"
    near = f"{bound.measure} {nearest.found[bound.measure].value:.3g}, with {where}"
    return f"bound: none of {len(tried)} variants keeps {bounds}; the nearest has {near}"


def _compare(
    plan: TuningPlan, usual: Measurement, variants: Sequence[Measurement]
) -> tuple[tuple[Change, ...], tuple[Kept, ...]]:
    """Return the changes and the bounds of variants, with p-values corrected for the number of them all."""
    players, ps = plan.subject.players, []
    asked = [(variant, name) for variant in variants for name in plan.aims]
    limits = [(variant, bound) for variant in variants for bound in plan.bounds]
    for variant, name in asked:
        measure = AIMS[name].measure
        ps.append(change_p(measure, players, usual.found[measure], variant.found[measure]))
    for variant, bound in limits:
        ps.append(bound_p(bound, players, variant.found[bound.measure]))
    sure = correct(ps)
    changes = [
        Change(
            variant.options, name, p, AIMS[name].sign * (variant.found[measure].value - usual.found[measure].value) > 0
        )
        for (variant, name), p in zip(asked, sure[: len(asked)], strict=True)
        for measure in (AIMS[name].measure,)
    ]
    kept = [
        Kept(variant.options, bound, p, bound.excess(variant.found) <= 0)
        for (variant, bound), p in zip(limits, sure[len(asked) :], strict=True)
    ]
    return tuple(changes), tuple(kept)

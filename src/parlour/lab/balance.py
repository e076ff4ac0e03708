"""Reports of balance: whether a game is fair, how much skill decides, and what its options change.

A variant of a sweep differs from the usual game by one option; others may differ by several. Variants have different
deals, so their results are independent.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa

from parlour.core.errors import BadOption
from parlour.core.game import Game, find_game
from parlour.core.options import word
from parlour.lab import files
from parlour.lab.arena import Arena
from parlour.lab.batch import Batch, check_bot, new_batch
from parlour.lab.contest import Contest, share_of_deal
from parlour.lab.crews import HERE
from parlour.lab.figures import Figures, Mean, figures
from parlour.lab.figures import share as share_of
from parlour.lab.significance import Finding, corrected, differ, differs_from
from parlour.lab.simulation import run_batch

USUAL = "usual"
Sweep = tuple[str, tuple[Any, ...]]
"""An option's name and the values to try, each as one variant."""


@dataclass(frozen=True)
class Plan:
    """What is played for a report: for each variant, ``games`` matches between ``bots`` (by seat).

    The bots of ``pair`` (the weaker first) also play ``deals`` deals against each other, to measure skill.
    ``options``: those of the usual game.
    """

    game: str
    players: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    games: int
    pair: tuple[str, str]
    deals: int
    seed: int


@dataclass(frozen=True)
class Variant:
    """A variant that was played: its matches and their figures, and the stronger bot's share of the victories."""

    name: str
    table: pa.Table
    figures: Figures
    skill: Mean


@dataclass(frozen=True)
class Report:
    """A plan and its variants that were played, the usual game first."""

    plan: Plan
    variants: tuple[Variant, ...]


def new_plan(
    game: str,
    players: int | None,
    options: dict[str, Any],
    bots: tuple[str, ...],
    games: int,
    pair: Sequence[str],
    deals: int,
    seed: int,
) -> Plan:
    """Return a plan after checking it. Raises ParlourError naming the invalid argument."""
    batch = new_batch(game, players, options, bots, seed)
    if batch.players < 2:
        raise BadOption("players: balance is between two seats or more", "players")
    for name in pair:
        check_bot(name, find_game(batch.game), batch.players)
    if len(pair) != 2 or pair[0] == pair[1]:
        raise BadOption(f"skill: {','.join(pair)} are no two bots; name the weaker, then the stronger", "skill")
    return Plan(batch.game, batch.players, options, batch.bots, games, (pair[0], pair[1]), deals, seed)


def variants_of(
    plan: Plan, sweeps: Sequence[Sweep], others: Sequence[dict[str, Any]] = ()
) -> list[tuple[str, dict[str, Any]]]:
    """Return the name and the whole options of every variant, the plan's own game (USUAL) first.

    Each further variant changes one option of the plan to one value of a sweep, or all options of one of ``others``.
    What is as in the plan already is left out, and sweeps are never combined.

    Raises BadOption for a value that the game does not allow.
    """
    game, found = find_game(plan.game), [(USUAL, plan.options)]
    usual = game.read_options(plan.options, plan.players)
    for change in (*({name: value} for name, values in sweeps for value in values), *others):
        options = {**plan.options, **change}
        chosen = game.read_options(options, plan.players)
        if chosen != usual:
            found.append((", ".join(f"{name} = {word(value)}" for name, value in change.items()), options))
    return list({name: (name, options) for name, options in found}.values())


def examine(
    plan: Plan,
    sweeps: Sequence[Sweep],
    beside: Path | None = None,
    on: str = HERE,
    cores: int = 1,
    tell: Callable[[str, int], None] = lambda name, done: None,
    others: Sequence[dict[str, Any]] = (),
) -> Report:
    """Play all variants of a plan (see ``variants_of``) and return the report.

    Matches are kept in Parquet files named after ``beside`` and the variant, from which a later call continues.
    ``tell`` is called with the name of a variant and the number of its matches played. Raises ParlourError for bad
    input, and KeyboardInterrupt when the user interrupts.
    """
    chosen = variants_of(plan, sweeps, others)
    found = []
    for number, (name, options) in enumerate(chosen):
        batch = Batch(plan.game, plan.bots, options, plan.seed + number)
        file = _file_beside(beside, name, "matches")
        table = run_batch(batch, plan.games, file, on, cores, lambda done, name=name: tell(name, done))  # type: ignore[misc]
        contest = Contest(plan.game, plan.pair, plan.players, options, plan.seed + number)
        skill = _play_skill(contest, plan.deals, _file_beside(beside, name, "deals"), cores)
        found.append(Variant(name, table, figures(table), skill))
    return Report(plan, tuple(found))


def _file_beside(file: Path | None, name: str, what: str) -> Path | None:
    if file is None:
        return None
    plain = re.sub(r"[^\w.]+", "-", name).strip("-")
    return file.with_name(f"{file.stem}.{plain}.{what}.parquet")


def _play_skill(contest: Contest, deals: int, file: Path | None, cores: int) -> Mean:
    """Play ``deals`` deals of a contest and return the stronger bot's share of the victories.

    Continues from ``file`` if it exists, and writes it. Raises KeyboardInterrupt when the user interrupts.
    """
    arena = Arena(contest, 1)
    (pair,) = arena.most
    arena.most[pair] = deals
    if file is not None and file.exists():
        files.add_file(arena, file)
    try:
        finished = arena.run(cores)
    finally:
        if file is not None:
            files.write(arena, file)
    if not finished:
        raise KeyboardInterrupt
    return share_of(np.array([share_of_deal(deal, pair) for deal in arena.standings[pair].deals]))


# --- in words


def findings(report: Report) -> list[Finding]:
    """Return all findings of a report, the most significant first, with p-values corrected for their number."""
    usual, *others = report.variants
    asked = [finding for variant in report.variants for finding in _findings_of(report.plan, variant)]
    for variant in others:
        asked += _findings_of_change(report.plan, usual, variant)
    return corrected(asked)


def percent(found: Mean) -> str:
    """Format a share and its interval in percent."""
    return f"{100 * found.value:.1f} % ({100 * found.least:.1f}–{100 * found.most:.1f})"


def _findings_of(plan: Plan, variant: Variant) -> Iterator[Finding]:
    where = "" if variant.name == USUAL else f" with {variant.name}"
    fair = 1 / plan.players
    for seat in range(plan.players if plan.players > 2 else 1):
        won = variant.figures.won[seat]
        words = f"Seat {seat + 1} wins {percent(won)} of the victories{where}; {100 * fair:.1f} % would be fair."
        yield Finding(words, differs_from(won, fair))
    weak, strong = plan.pair
    words = f"{strong} wins {percent(variant.skill)} against {weak}{where}; 50 % would be luck alone."
    yield Finding(words, differs_from(variant.skill, 0.5))


def _findings_of_change(plan: Plan, usual: Variant, other: Variant) -> Iterator[Finding]:
    before, after = usual.figures, other.figures
    for what, one, two, digits in (
        ("the length of a match", before.length, after.length, 1),
        ("the legal actions at a decision", before.branching, after.branching, 1),
        ("the changes of the lead in a match", before.lead_changes, after.lead_changes, 2),
    ):
        words = f"{other.name} changes {what} from {one.text(digits)} to {two.text(digits)}."
        yield Finding(words, differ(one, two))
    for what, one, two in (
        ("the victories of seat 1", before.won[0], after.won[0]),
        ("the matches with a shared victory", before.ties, after.ties),
        (f"the victories of {plan.pair[1]} over {plan.pair[0]}", usual.skill, other.skill),
    ):
        yield Finding(f"{other.name} changes {what} from {percent(one)} to {percent(two)}.", differ(one, two))


def title(report: Report) -> str:
    """Return the title of a report: game, number of seats, options."""
    game: Game = find_game(report.plan.game)
    options = " ".join(f"{name}={word(value)}" for name, value in report.plan.options.items())
    return f"{game.about.title}, {report.plan.players} seats {options}".strip()

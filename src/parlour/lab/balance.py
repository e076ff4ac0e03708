"""Whether a game is fair and what its options change: batches of every variant, luck against skill, and findings.

Each variant differs from the usual game by one option. It has deals of its own, so that variants are independent.
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
from parlour.lab.contest import Contest, share
from parlour.lab.crews import HERE
from parlour.lab.figures import Figures, Mean, figures
from parlour.lab.figures import share as share_of
from parlour.lab.significance import Finding, corrected, differ, differs_from
from parlour.lab.simulation import run

USUAL = "usual"
Sweep = tuple[str, tuple[Any, ...]]
"""An option and the values it is to have."""


@dataclass(frozen=True)
class Plan:
    """What a report is to rest on: ``games`` matches of a variant between ``bots``, and ``deals`` of two for skill.

    ``options`` are those of the usual game here. ``pair`` are two bots, the weaker first.
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
    """A variant played: its name, matches and figures, and the stronger bot's share of the victories by deals."""

    name: str
    table: pa.Table
    figures: Figures
    skill: Mean


@dataclass(frozen=True)
class Report:
    """All variants of a plan, the usual game first."""

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
    """Make a plan. Raises ParlourError naming what is wrong."""
    batch = new_batch(game, players, options, bots, seed)
    if batch.players < 2:
        raise BadOption("players: balance is between two seats or more", "players")
    for name in pair:
        check_bot(name)
    if len(pair) != 2 or pair[0] == pair[1]:
        raise BadOption(f"skill: {','.join(pair)} are no two bots; name the weaker, then the stronger", "skill")
    return Plan(batch.game, batch.players, options, batch.bots, games, (pair[0], pair[1]), deals, seed)


def variants_of(plan: Plan, sweeps: Sequence[Sweep]) -> list[tuple[str, dict[str, Any]]]:
    """Name the usual game and one variant for each other value swept. Raises BadOption for values that cannot be."""
    game, found = find_game(plan.game), [(USUAL, plan.options)]
    usual = game.read_options(plan.options, plan.players)
    for name, values in sweeps:
        for value in values:
            options = {**plan.options, name: value}
            chosen = game.read_options(options, plan.players)
            if chosen != usual:
                found.append((f"{name} = {word(value)}", options))
    return list({name: (name, options) for name, options in found}.values())


def examine(
    plan: Plan,
    sweeps: Sequence[Sweep],
    beside: Path | None = None,
    on: str = HERE,
    cores: int = 1,
    tell: Callable[[str, int], None] = lambda name, done: None,
) -> Report:
    """Play all that a plan asks for. Raises ParlourError for bad input, KeyboardInterrupt where it is broken off.

    Matches are kept in Parquet files named after ``beside`` and the variant; with them a later run goes on.
    """
    chosen = variants_of(plan, sweeps)
    found = []
    for number, (name, options) in enumerate(chosen):
        batch = Batch(plan.game, plan.bots, options, plan.seed + number)
        file = _beside(beside, name, "matches")
        table = run(batch, plan.games, file, on, cores, lambda done, name=name: tell(name, done))  # type: ignore[misc]
        contest = Contest(plan.game, plan.pair, plan.players, options, plan.seed + number)
        skill = _skill(contest, plan.deals, _beside(beside, name, "deals"), cores)
        found.append(Variant(name, table, figures(table), skill))
    return Report(plan, tuple(found))


def _beside(file: Path | None, name: str, what: str) -> Path | None:
    if file is None:
        return None
    plain = re.sub(r"[^\w.]+", "-", name).strip("-")
    return file.with_name(f"{file.stem}.{plain}.{what}.parquet")


def _skill(contest: Contest, deals: int, file: Path | None, cores: int) -> Mean:
    """The share of the victories that the stronger bot wins, by deals played from every seat."""
    arena = Arena(contest, 1)
    (pair,) = arena.most
    arena.most[pair] = deals
    if file is not None and file.exists():
        files.go_on(arena, file)
    try:
        finished = arena.run(cores)
    finally:
        if file is not None:
            files.write(arena, file)
    if not finished:
        raise KeyboardInterrupt
    return share_of(np.array([share(deal, pair) for deal in arena.standings[pair].deals]))


# --- in words


def findings(report: Report) -> list[Finding]:
    """All that was asked, the surest first, corrected for how much was asked."""
    usual, *others = report.variants
    asked = [finding for variant in report.variants for finding in _of(report.plan, variant)]
    for variant in others:
        asked += _changes(report.plan, usual, variant)
    return corrected(asked)


def percent(found: Mean) -> str:
    """A share with its interval."""
    return f"{100 * found.value:.1f} % ({100 * found.least:.1f}–{100 * found.most:.1f})"


def _of(plan: Plan, variant: Variant) -> Iterator[Finding]:
    where = "" if variant.name == USUAL else f" with {variant.name}"
    fair = 1 / plan.players
    for seat in range(plan.players if plan.players > 2 else 1):
        won = variant.figures.won[seat]
        words = f"Seat {seat + 1} wins {percent(won)} of the victories{where}; {100 * fair:.1f} % would be fair."
        yield Finding(words, differs_from(won, fair))
    weak, strong = plan.pair
    words = f"{strong} wins {percent(variant.skill)} against {weak}{where}; 50 % would be luck alone."
    yield Finding(words, differs_from(variant.skill, 0.5))


def _changes(plan: Plan, usual: Variant, other: Variant) -> Iterator[Finding]:
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
    """What the report is about."""
    game: Game = find_game(report.plan.game)
    options = " ".join(f"{name}={word(value)}" for name, value in report.plan.options.items())
    return f"{game.about.title}, {report.plan.players} seats {options}".strip()

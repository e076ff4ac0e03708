"""``parlour simulate`` and ``parlour balance``: play many matches between bots and print or write statistics."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from parlour.cli.clock_option import option_words
from parlour.cli.pairs import read_pairs
from parlour.cli.stopping import exiting_on_signal
from parlour.cli.terminal.table import WORDS
from parlour.core.errors import BadFile, BadOption
from parlour.core.facts import say
from parlour.core.game import find_game
from parlour.core.outputs import check_output
from parlour.core.words import Speaker

try:
    from parlour.lab import charts, page
    from parlour.lab.balance import Plan, examine, findings, title, variants_of
    from parlour.lab.batch import Batch, new_batch
    from parlour.lab.figures import Figures, figures
    from parlour.lab.simulation import run_batch
except ModuleNotFoundError:
    raise click.ClickException("simulating needs more: pip install 'parlour[lab]'") from None


def simulate(
    game: str,
    players: int | None,
    options: dict[str, Any],
    bots: tuple[str, ...],
    games: int,
    seed: int,
    out: Path | None,
    on: str,
    cores: int | None,
    language: str,
    clock: str = "",
) -> None:
    """Play a batch and print its figures. Raises ParlourError for bad input; exits if a signal interrupts it."""
    batch, speaker = new_batch(game, players, options, bots, seed, clock), Speaker((WORDS,), language)
    with exiting_on_signal(speaker, "arena-stopped"), progress_bar(speaker, games) as tell:
        found = figures(run_batch(batch, games, out, on, cores, tell))
    Console(highlight=False).print(figures_table(batch, found, speaker))
    if out is not None:
        click.echo(speaker.say(say("written", file=str(out))))


@contextmanager
def progress_bar(speaker: Speaker, games: int) -> Iterator[Callable[[int], None]]:
    """Show a progress bar on a terminal; yields a function to call with the number of matches played so far."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal) as shown:
        bar = shown.add_task(speaker.say(say("simulate-matches")), total=games)
        yield lambda done: shown.update(bar, completed=done)


def figures_table(batch: Batch, found: Figures, speaker: Speaker) -> Table:
    """Return a table of the figures of a batch, with their 95 % intervals."""
    options = option_words(batch.options, batch.clock)
    title = find_game(batch.game).about.title
    fact = say("arena-title", game=title, players=batch.players, seed=str(batch.seed), options=options)
    shown = Table(title=speaker.say(fact), title_justify="left", show_header=False)
    shown.add_column()
    shown.add_column(justify="right")
    shown.add_row(speaker.say(say("simulate-matches")), f"{found.matches}")
    for seat, (bot, won) in enumerate(zip(batch.bots, found.won, strict=True)):
        shown.add_row(f"{speaker.say(say('simulate-seat', seat=seat + 1))} ({bot})", won.text(3))
    for name, value, digits in (
        ("length", found.length, 1),
        ("branching", found.branching, 1),
        ("leads", found.lead_changes, 2),
        ("ties", found.ties, 3),
        ("nobody", found.nobody, 3),
        ("clocks", found.clocks, 2),
    ):
        shown.add_row(speaker.say(say(f"simulate-{name}")), value.text(digits))
    for seat, late in enumerate(found.late):
        shown.add_row(speaker.say(say("simulate-late", seat=seat + 1)), late.text(3))
    return shown


def read_sweeps(words: tuple[str, ...]) -> list[tuple[str, tuple[Any, ...]]]:
    """Read NAME=VALUE,VALUE,… words as names of options and values to try. Raises BadOption for a malformed word."""
    found = []
    for text in words:
        name, equals, values = text.partition("=")
        if not equals or not values:
            raise BadOption(f"a sweep is given as NAME=VALUE,VALUE,…, not as {text!r}", "sweep")
        found.append((name, tuple(read_pairs((f"{name}={value}",))[name] for value in values.split(","))))
    return found


def read_variants(words: tuple[str, ...]) -> list[dict[str, Any]]:
    """Read words such as ``NAME=VALUE NAME=VALUE`` as options. Raises BadOption for a malformed word."""
    found = [read_pairs(tuple(text.split())) for text in words]
    if not all(found):
        raise BadOption("variant: give NAME=VALUE, or several in quotes", "variant")
    return found


def balance(
    plan: Plan,
    sweeps: list[tuple[str, tuple[Any, ...]]],
    others: list[dict[str, Any]],
    out: Path,
    picture: Path | None,
    on: str,
    cores: int | None,
    language: str,
) -> None:
    """Play the matches of a report, write it to ``out``, and print its significant findings.

    ``picture``: an SVG file for an overview. Raises ParlourError for bad input or files; exits if a signal interrupts.
    """
    speaker = Speaker((WORDS,), language)
    for file in (out, picture):
        if file is not None:
            check_output(file)
    if out.exists() and not page.is_report(out):
        raise BadFile(f"{out} is in the way: it is no report; choose another file")
    variants = variants_of(plan, sweeps, others)
    order = [name for name, _ in variants]
    with exiting_on_signal(speaker, "arena-stopped"), progress_bar(speaker, plan.games * len(variants)) as tell:
        report = examine(
            plan,
            sweeps,
            out,
            on,
            cores or os.cpu_count() or 1,
            lambda name, done: tell(plan.games * order.index(name) + done),
            others,
        )
    for finding in findings(report):
        if finding.significant:
            click.echo(finding.words)
    page.write(report, out)
    if picture is not None:
        charts.save(charts.overview(report, title(report)), picture)
    for file in (out, picture):
        if file is not None:
            click.echo(speaker.say(say("written", file=str(file))))

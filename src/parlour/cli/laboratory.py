"""`parlour simulate`: many matches of bots, a row for each, and what they come to."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from parlour.cli.terminal.table import WORDS
from parlour.core.facts import say
from parlour.core.game import find_game
from parlour.core.words import Speaker

try:
    from parlour.lab.batch import Batch, new_batch
    from parlour.lab.figures import Figures, figures
    from parlour.lab.simulation import run
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
) -> None:
    """Play a batch and print its figures. Raises ParlourError for bad input; exits with 130 after Ctrl-C."""
    batch, speaker = new_batch(game, players, options, bots, seed), Speaker((WORDS,), language)
    with progress(speaker, games) as tell, breaking_off(speaker):
        found = figures(run(batch, games, out, on, cores, tell))
    Console(highlight=False).print(table(batch, found, speaker))
    if out is not None:
        click.echo(speaker.say(say("written", file=str(out))))


@contextmanager
def breaking_off(speaker: Speaker) -> Iterator[None]:
    """Say how to go on after Ctrl-C."""
    try:
        yield
    except KeyboardInterrupt:
        click.echo(speaker.say(say("arena-stopped")), err=True)
        sys.exit(130)


@contextmanager
def progress(speaker: Speaker, games: int) -> Iterator[Callable[[int], None]]:
    """Show on a terminal how many matches have been played."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal) as shown:
        bar = shown.add_task(speaker.say(say("simulate-matches")), total=games)
        yield lambda done: shown.update(bar, completed=done)


def table(batch: Batch, found: Figures, speaker: Speaker) -> Table:
    """The figures, each with its 95 % interval where chance is in it."""
    options = " ".join(f"{name}={value}" for name, value in batch.options.items())
    title = find_game(batch.game).title
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
    return shown

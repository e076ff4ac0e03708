"""A match file looked back at: what its decisions were worth, line by line."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from parlour.bots.search import Halt
from parlour.bots.verdicts import is_reviewed
from parlour.cli.terminal.reviewing import SeatReview, told_of
from parlour.cli.terminal.table import Seat, Table
from parlour.core.errors import BadOption
from parlour.core.facts import say
from parlour.core.files import read_file, replay_for_viewing


def review(file: Path, seat: int | None, language: str) -> None:
    """Tell what each seat's decisions were worth, or one's, counted from 1. Raises ParlourError."""
    match = replay_for_viewing(read_file(file.read_bytes()))
    if not is_reviewed(match):
        raise BadOption("nobody can judge the decisions of this match", "file")
    if seat is not None and seat > match.players:
        raise BadOption(f"seat: there are {match.players}", "seat")
    table = Table(match, [Seat("me", number) for number in range(match.players)], language)
    for number in range(match.players) if seat is None else [seat - 1]:
        tell(table, SeatReview(match, number))


def tell(table: Table, found: SeatReview) -> None:
    """Tell of a seat's decisions as they are judged, and then what was best and worst."""
    click.echo(table.say(say("review-of", whose=found.seat)))
    for judged in found.go_on(Halt()):
        for line in told_of(table, judged) if judged.verdict.lost else ():
            click.echo(f"  {line}")
    if found.has_chances and sys.stdout.isatty():  # a line of bars says nothing to who cannot see it
        click.echo(f"  {table.say(say('review-chances', curve=found.curve()))}")
    if found.worst is not None:
        head, *_ = told_of(table, found.worst, True)
        click.echo(f"  {head}")
    click.echo(f"  {table.say(found.sum())}\n")

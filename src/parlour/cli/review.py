"""``parlour review``: prints what the decisions in a match file were worth."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from parlour.bots.search import Halt
from parlour.bots.verdicts import is_reviewed
from parlour.cli.terminal.reviewing import SeatReview, describe_decision
from parlour.cli.terminal.table import Seat, Table
from parlour.core.errors import BadOption
from parlour.core.facts import say
from parlour.core.files import read_file, replay_for_viewing


def review(file: Path, seat: int | None, language: str) -> None:
    """Print what the decisions of all seats, or of one, were worth.

    ``seat`` counts from 1. Raises ParlourError for an invalid file or seat, or a game whose decisions are not judged.
    """
    match = replay_for_viewing(read_file(file.read_bytes()))
    if not is_reviewed(match):
        raise BadOption("nobody can judge the decisions of this match", "file")
    if seat is not None and seat > match.players:
        raise BadOption(f"seat: there are {match.players}", "seat")
    table = Table(match, [Seat("me", number) for number in range(match.players)], language)
    for number in range(match.players) if seat is None else [seat - 1]:
        print_review(table, SeatReview(match, number))


def print_review(table: Table, found: SeatReview) -> None:
    """Print a seat's decisions that gave something away, as they are judged, then the chances, the worst and a sum."""
    click.echo(table.say(say("review-of", whose=found.seat)))
    for judged in found.judge_remaining(Halt()):
        for line in describe_decision(table, judged) if judged.verdict.lost else ():
            click.echo(f"  {line}")
    if found.has_chances and sys.stdout.isatty():  # a line of bars is useless in a pipe or to a screen reader
        click.echo(f"  {table.say(say('review-chances', curve=found.curve()))}")
    if found.worst is not None:
        head, *_ = describe_decision(table, found.worst, True)
        click.echo(f"  {head}")
    click.echo(f"  {table.say(found.summary())}\n")

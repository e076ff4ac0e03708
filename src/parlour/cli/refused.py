"""Errors as Click reports them: one line, and 2 for bad input, 1 for whatever else went wrong."""

from __future__ import annotations

import click

from parlour.core.errors import BadFile, BadOption, BadPosition, ParlourError, RuleBroken, UnknownGame, Unreadable


class Refused(click.ClickException):
    """Bad input, told in one line; the command exits with 2, as for words that Click itself cannot read."""

    exit_code = 2


def refuse(error: ParlourError) -> click.ClickException:
    """Return an error as Click reports it."""
    from parlour.puzzles import NoPuzzle
    from parlour.seeing.photographs import NoPhotograph
    from parlour.seeing.tables import Unseen
    from parlour.tournaments.errors import TournamentRefused

    bad_input = (
        *(UnknownGame, BadOption, BadPosition, BadFile, Unreadable, RuleBroken),
        *(NoPuzzle, NoPhotograph, Unseen, TournamentRefused),
    )
    return Refused(str(error)) if isinstance(error, bad_input) else click.ClickException(str(error))

"""Bad input to a command, as Click reports it."""

from __future__ import annotations

import click


class Refused(click.ClickException):
    """Bad input, told in one line; the command exits with 2."""

    exit_code = 2

"""The option ``--clock`` of the commands that play matches."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import click

from parlour.core.errors import BadOption
from parlour.core.time_control import TimeControl, read_control


def clock_option(help: str) -> Callable[[Any], Any]:
    """Return the option ``--clock``, which gives a command a TimeControl or None."""
    return click.option("--clock", metavar="5+3", callback=_read, default=None, help=help)


def _read(context: click.Context, parameter: click.Parameter, text: str | None) -> TimeControl | None:
    """Read the option's value. Raises BadParameter, which names the option."""
    try:
        return None if text is None else read_control(text)
    except BadOption as error:
        raise click.BadParameter(str(error), context, parameter) from None

"""The option ``--clock`` of the commands that play matches, and how it is written in titles."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import click

from parlour.core.errors import BadOption
from parlour.core.time_control import read_control


def clock_option(help: str) -> Callable[[Any], Any]:
    """Return the option ``--clock``, which gives a command a time control as text, or an empty text."""
    return click.option("--clock", metavar="5+3", callback=_check, default=None, help=help)


def _check(context: click.Context, parameter: click.Parameter, text: str | None) -> str:
    """Return the option's value. Raises BadParameter, which names the option, if it is no time control."""
    if text is None:
        return ""
    try:
        read_control(text)
    except BadOption as error:
        raise click.BadParameter(str(error), context, parameter) from None
    return text


def option_words(options: Mapping[str, Any], clock: str) -> str:
    """Return options, and the bots' clock if they have one, as they are typed."""
    return " ".join((*(f"{name}={value}" for name, value in options.items()), *([f"--clock {clock}"] if clock else [])))

"""Refusals of a house's tournaments: facts that the page says in every language, and English for programs."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import TypeVar

from parlour.core.facts import Arg, Fact, say
from parlour.server.base.errors import ApiError, NotNow
from parlour.tournaments.errors import TournamentRefused, speak_english

E = TypeVar("E", bound=ApiError)


def refusal(kind: type[E], id: str, field: str | None = None, /, **args: Arg) -> E:
    """Return an error that says a message, named without ``refused-``, with its arguments."""
    return _say(kind, say(f"refused-{id}", **args), field)


def _say(kind: type[E], reason: Fact, field: str | None) -> E:
    return kind(speak_english(reason), field, reason)


@contextlib.contextmanager
def refusing(field: str, kind: type[ApiError] = NotNow) -> Iterator[None]:
    """Turn a refusal of the engine into an error that names a field."""
    try:
        yield
    except TournamentRefused as error:
        raise _say(kind, error.reason, field) from None

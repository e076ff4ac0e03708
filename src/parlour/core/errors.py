"""Errors caused by input. Every message may be shown to the person who gave the input."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from parlour.core.facts import Fact, Word

Path = tuple[str | int, ...]
"""Where something stands in a position: names of fields and numbers of items, as in ``("players", 1, "hand", 2)``."""


class ParlourError(Exception):
    """Invalid input; ``field`` names the offending field, None where there is none."""

    def __init__(self, message: str, field: str | None = None) -> None:
        super().__init__(message)
        self.field = field


class UnknownGame(ParlourError):
    """No game of this name is installed."""


class BadOption(ParlourError):
    """An option is unknown or out of range, or the number of players is."""


class BadPosition(ParlourError):
    """A position does not fit its game's schema, or breaks a clause of the rules.

    guilty: what is wrong, as paths of the position and names of things; empty where only ``field`` is known
    """

    def __init__(self, message: str, field: str | None = None, guilty: Iterable[Path | str] = ()) -> None:
        super().__init__(message, field)
        self.guilty = tuple(guilty)


class BadFile(ParlourError):
    """A match file is damaged, or its actions break the rules."""


class Unreadable(ParlourError):
    """Text or JSON does not denote an action of the game."""


class BotFault(ParlourError):
    """A bot in another program did not answer in time, or answered with something that it may not do."""

    def __init__(self, message: str, seat: int) -> None:
        super().__init__(message)
        self.seat = seat

    def __reduce__(self) -> tuple[type[BotFault], tuple[str, int]]:
        """Make it picklable, since it may come from another process."""
        return BotFault, (str(self), self.seat)


class CannotUndo(ParlourError):
    """An action cannot be taken back: it revealed something, or there is none. ``reason`` says so as a fact.

    The English text is made only when it is read, since most callers show ``reason`` in another language.
    """

    def __init__(self, reason: Fact, text: Callable[[], str]) -> None:
        super().__init__("")
        self.reason = reason
        self._text = text

    def __str__(self) -> str:
        return self._text()


class RuleBroken(ParlourError):
    """The referee refuses an action, and the match is unchanged.

    clause: the id of the rule
    reason: why, as a fact or text, for people
    name: the rulebook's name of the refusal, for programs; empty where it has none

    As with ``CannotUndo``, the English text is made only when it is read.
    """

    def __init__(self, clause: str, reason: Word, text: Callable[[], str], name: str = "") -> None:
        super().__init__("")
        self.clause = clause
        self.reason = reason
        self.name = name
        self._text = text

    @property
    def text(self) -> str:
        """The reason in English, with the rulebook's name of the refusal in parentheses."""
        return self.with_name(self._text())

    def with_name(self, reason: str) -> str:
        """Return a sentence with the rulebook's name of the refusal in parentheses before its full stop."""
        return f"{reason.removesuffix('.')} ({self.name})." if self.name else reason

    def __str__(self) -> str:
        return f"{self.text} ({self.clause})"

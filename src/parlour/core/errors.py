"""What can be wrong with what somebody gave us. Every message is fit to be shown to that somebody."""

from __future__ import annotations

from collections.abc import Callable

from parlour.core.facts import Fact, Word


class ParlourError(Exception):
    """Bad input. ``field`` names the offending field, where there is one."""

    def __init__(self, message: str, field: str | None = None) -> None:
        super().__init__(message)
        self.field = field


class UnknownGame(ParlourError):
    """No game of this name is installed."""


class BadOption(ParlourError):
    """An option is unknown or out of its range, or the number of players is."""


class BadPosition(ParlourError):
    """A position is not of its game's schema or breaks one of its clauses."""


class BadFile(ParlourError):
    """A match file is damaged, or its moves do not follow the rules."""


class Unreadable(ParlourError):
    """Text or JSON that is no action of the game."""


class BotFault(ParlourError):
    """A bot that is a program of its own did not answer in time, or by nothing that it may do."""

    def __init__(self, message: str, seat: int) -> None:
        super().__init__(message)
        self.seat = seat

    def __reduce__(self) -> tuple[type[BotFault], tuple[str, int]]:
        """It may come from another process."""
        return BotFault, (str(self), self.seat)


class CannotUndo(ParlourError):
    """Something was revealed since, or there is nothing to take back: ``reason`` says so.

    Whoever reads the error gets it in English; most do not, so it is put into words only then.
    """

    def __init__(self, reason: Fact, text: Callable[[], str]) -> None:
        super().__init__("")
        self.reason = reason
        self._text = text

    def __str__(self) -> str:
        return self._text()


class RuleBroken(ParlourError):
    """The referee refuses an action; the match is unchanged. ``clause`` is the id of the rule, ``reason`` why.

    ``name`` is the rulebook's name of the refusal, empty where it has none: for programs, players are given the reason.
    As of ``CannotUndo``, English words are made only when they are read.
    """

    def __init__(self, clause: str, reason: Word, text: Callable[[], str], name: str = "") -> None:
        super().__init__("")
        self.clause = clause
        self.reason = reason
        self.name = name
        self._text = text

    @property
    def text(self) -> str:
        """The reason in English, with the rulebook's name of the refusal in brackets."""
        return self.with_name(self._text())

    def with_name(self, reason: str) -> str:
        """Put the rulebook's name of the refusal in brackets before the full stop of the reason."""
        return f"{reason.removesuffix('.')} ({self.name})." if self.name else reason

    def __str__(self) -> str:
        return f"{self.text} ({self.clause})"

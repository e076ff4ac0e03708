"""What can be wrong with what somebody gave us. Every message is fit to be shown to that somebody."""

from __future__ import annotations

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


class CannotUndo(ParlourError):
    """Something was revealed since, or there is nothing to take back: ``reason`` says so, ``text`` in English."""

    def __init__(self, reason: Fact, text: str) -> None:
        super().__init__(text)
        self.reason = reason


class RuleBroken(ParlourError):
    """The referee refuses an action; the match is unchanged. ``clause`` is the id of the rule, ``text`` English."""

    def __init__(self, clause: str, reason: Word, text: str) -> None:
        super().__init__(f"{text} ({clause})")
        self.clause = clause
        self.reason = reason
        self.text = text

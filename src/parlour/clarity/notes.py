"""What a house keeps of how people play, one note at a time: no name, no text, no table and no time of day."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from parlour.core.game import Game

Kind = Literal["refusal", "hint", "undo", "action"]
Period = Literal["1", "2-3", "4-9", "10+"]
"""Which match of a game it is for a person, in coarse steps."""

PERIODS: tuple[Period, ...] = ("1", "2-3", "4-9", "10+")
BEGINNING: tuple[Period, ...] = ("1", "2-3")
PRACTISED: tuple[Period, ...] = ("10+",)

STEPS_MS = (2_000, 5_000, 10_000, 20_000, 45_000, 120_000)
"""Where the steps of hesitation end; the last one, step 6, has no end."""
STEP_WORDS = ("under 2 s", "2-5 s", "5-10 s", "10-20 s", "20-45 s", "45-120 s", "over 2 min")

GENERAL = "-ACT"
"""What the id of the clause ends with that refuses whatever no other clause does: touches that mean nothing."""

USUAL = "usual"
DIGEST_LETTERS = 8


class Note(msgspec.Struct, frozen=True, order=True):
    """One thing that a person did at a table, as it is kept and exported.

    game: its name
    variant: ``usual``, or a digest of the options where some are not the usual ones
    seats: how many play
    period: which match of the game it is for this person
    kind: a refusal, a hint that was asked for, an action that was taken back, or an action
    verb: the name of the action; of a refusal, that of the refused one; empty where there is none
    clause: of a refusal, the clause; of others, the first clause that refused something in the same decision
    code: of a refusal, how it came about: ``touched`` or ``illegal``; empty for others
    reason: of a refusal, the id of the message that explained it
    step: of an action, the step of hesitation (``STEPS_MS``); −1 where none was measured
    stakes: of an action, the clauses that would have refused something else then
    lots: the lots of the person in the comparisons of the game, as ``Lot.text`` writes them
    day: in days since 1970
    """

    game: str
    variant: str
    seats: int
    period: Period
    kind: Kind
    verb: str = ""
    clause: str = ""
    code: str = ""
    reason: str = ""
    step: int = -1
    stakes: tuple[str, ...] = ()
    lots: tuple[str, ...] = ()
    day: int = 0


class Lot(msgspec.Struct, frozen=True):
    """The lot of a person in a comparison of two wordings.

    name: that of the comparison
    clause: the clause that the message is about
    other: whether the person reads the other wording
    """

    name: str
    clause: str
    other: bool

    @property
    def text(self) -> str:
        """The lot as notes hold it.

        >>> Lot("shorter", "PEN-07", True).text
        'shorter:PEN-07:b'
        """
        return f"{self.name}:{self.clause}:{'b' if self.other else 'a'}"


def read_lot(text: str) -> Lot | None:
    """Read a lot as ``Lot.text`` writes it; None for anything else.

    >>> read_lot("shorter:PEN-07:a")
    Lot(name='shorter', clause='PEN-07', other=False)
    """
    parts = text.split(":")
    return Lot(parts[0], parts[1], parts[2] == "b") if len(parts) == 3 and parts[2] in ("a", "b") else None


def step_of(waited_ms: float) -> int:
    """Return the step of hesitation of a time in milliseconds, from 0.

    >>> step_of(1_999), step_of(2_000), step_of(3_600_000)
    (0, 1, 6)
    """
    return sum(waited_ms >= end for end in STEPS_MS)


def period_of(number: int) -> Period:
    """Return the period of a person's match of a game with this number, from 1.

    >>> [period_of(number) for number in (1, 2, 3, 4, 9, 10, 99)]
    ['1', '2-3', '2-3', '4-9', '4-9', '10+', '10+']
    """
    return PERIODS[(number > 1) + (number > 3) + (number > 9)]


def variant_of(game: Game, options: Mapping[str, Any]) -> str:
    """Return ``usual`` for a game's usual options, else a digest of all of them but who starts.

    ``options``: all of them by name, as JSON values.
    """
    starts = game.rules.starter.option if game.rules.starter is not None else None
    usual = msgspec.to_builtins(game.read_options({}))
    chosen = {name: value for name, value in options.items() if name != starts}
    if all(usual.get(name) == value for name, value in chosen.items()):
        return USUAL
    written = msgspec.json.encode(sorted(chosen.items()))
    return hashlib.sha256(written).hexdigest()[:DIGEST_LETTERS]

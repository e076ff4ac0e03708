"""Score sheets of games at a real table: what is entered, what it is worth, what cannot be, and who has won.

A sheet is data of its game (``data/sheet.json``, a ``Sheet``). Python and the page evaluate the same expressions, so
that no rule of scoring is written twice (``scoring`` and ``web/src/companion/sheet.ts``).
"""

from __future__ import annotations

import functools
from typing import Any, Literal

import msgspec

from parlour.core.game import Game

FILE = "sheet.json"
NOBODY = -1

Expression = Any
"""A number, a name, or a list of an operator and its operands: see ``scoring``."""


class Field(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Something that is entered; its words are ``sheet-ID`` of the game.

    kind: how much, whether, which of ``values``, or which seat (−1: nobody)
    clause: what says how much it can be
    least, most: the limits of a number
    values: what can be chosen, the first one first
    when: whether it is asked at all; else it is 0, the first value or nobody
    unless: another field, a flag, that rules it out
    """

    id: str
    kind: Literal["number", "flag", "choice", "seat"]
    clause: str
    least: Expression = 0
    most: Expression = 0
    values: tuple[str, ...] = ()
    when: Expression = 1
    unless: str = ""

    @property
    def blank(self) -> Any:
        """What stands there before anything is entered."""
        return {"choice": self.values[0] if self.values else "", "seat": NOBODY, "flag": 0}.get(self.kind, 0)


class Check(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Something that holds in every game; its words, for when it does not, are ``sheet-not-ID`` of the game."""

    id: str
    clause: str
    holds: Expression


class Way(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """How the rules say who begins.

    how: the best card, lots, an agreement, all at once, or clockwise from round to round
    clause: what says so
    """

    how: Literal["cards", "lots", "agree", "together", "clockwise"]
    clause: str


class Ends(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """When people may end a game by saying so, since the sheet cannot see it."""

    clause: str
    when: Expression = 1


class Closing(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What is entered for every seat when the game is over."""

    fields: tuple[Field, ...]
    points: Expression
    checks: tuple[Check, ...] = ()


class Timer(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A time that the rules know; its words are ``sheet-timer-ID`` of the game.

    option: the option that says how many; ``none`` or 0 is no limit
    unit: seconds in one of them
    """

    id: str
    clause: str
    option: str
    unit: int = 1
    when: Expression = 1


class Bids(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Bids of a round: the first one starts a timer, and the lowest one, of equal ones the earliest, is shown first.

    timer, timer_clause: the option that says for how many seconds, and what says so
    least, most, clause: the limits of a bid
    lower: what says that bids of one seat go down
    within: what says that no more is shown than was bid
    winner, value: the shared fields that the bid which holds fills in
    failed: the flag of who has shown in vain, where it is asked and the seat has points
    """

    timer: str
    timer_clause: str
    least: int
    most: int
    clause: str
    lower: str
    within: str
    winner: str
    value: str
    failed: str


class Sheet(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """How a game is scored.

    begins, following: who begins, and who begins the next round
    options: those that matter at a real table
    by: whether a line is a turn of one seat, or a round of all
    shared, fields: what is entered once for a line, and for every seat of it
    checks: what holds in a line, for every seat
    points: what a line is worth to a seat
    sums: other numbers that are added up, by name
    bests: numbers of which the highest is kept, by name
    again: whether the same seat goes on after its line
    let: numbers that follow from options and players
    totals: what holds of the sums
    over, over_clause: whether the game is over, and what says so
    ends: set if people may say that it is over
    eligible, keys: who may win, and what decides, the highest first
    """

    begins: Way
    by: Literal["turn", "round"]
    fields: tuple[Field, ...]
    points: Expression
    over: Expression
    over_clause: str
    keys: tuple[Expression, ...]
    options: tuple[str, ...] = ()
    following: Way | None = None
    shared: tuple[Field, ...] = ()
    checks: tuple[Check, ...] = ()
    sums: dict[str, Expression] = {}
    bests: dict[str, Expression] = {}
    again: Expression = 0
    let: dict[str, Expression] = {}
    totals: tuple[Check, ...] = ()
    ends: Ends | None = None
    closing: Closing | None = None
    eligible: Expression = 1
    timers: tuple[Timer, ...] = ()
    bids: Bids | None = None
    lowest_wins: bool = False


class Line(msgspec.Struct, frozen=True):
    """A line of a sheet: what all share, and what each seat has; None for those that have no part in it."""

    seats: tuple[dict[str, Any] | None, ...]
    shared: dict[str, Any] = {}


class Filled(msgspec.Struct, frozen=True):
    """A sheet that is being filled in.

    first: the seat that began
    closing: by seat, once the game is over
    ended: whether people said that it is over
    """

    players: int
    options: dict[str, Any]
    first: int = 0
    lines: tuple[Line, ...] = ()
    closing: tuple[dict[str, Any], ...] = ()
    ended: bool = False


class Refusal(msgspec.Struct, frozen=True):
    """Why something cannot stand on a sheet.

    id: of a check, or ``range``, ``over``, ``turn``, ``ends`` or ``unless``
    field: the field that is out of range
    """

    id: str
    clause: str
    field: str = ""
    seat: int = NOBODY
    least: int = 0
    most: int = 0


class Standing(msgspec.Struct, frozen=True):
    """What a sheet adds up to.

    turn: the seat whose line is next; −1: a round of all, or none
    closes: whether only the closing is missing
    may_end: whether people may say that the game is over
    """

    points: tuple[int, ...]
    rounds: int
    turn: int
    closes: bool
    over: bool
    may_end: bool
    winners: tuple[int, ...]


@functools.cache
def sheet_of(game: Game) -> Sheet | None:
    """Return the sheet of a game, None if it has none."""
    file = game.data / FILE
    return msgspec.json.decode(file.read_bytes(), type=Sheet) if file.exists() else None

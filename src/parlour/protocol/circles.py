"""Circles on the wire: friends who solve the puzzles of the day, and see how each of them did."""

from __future__ import annotations

import msgspec

from parlour.protocol.scalars import Name


class JoinCircle(msgspec.Struct, forbid_unknown_fields=True):
    """Body of ``POST /api/circles`` and ``POST /api/circles/{id}/join``: begin a circle, or come into one.

    name: how the others see this guest, if given
    """

    name: Name | None = None


class CircleResult(msgspec.Struct):
    """How a member fared with the puzzle of a day, on that day; never with which actions.

    day: the date, written as 2026-11-20
    game: the name of the game
    answers: how many finished answers the server has judged, up to the right one
    solved: whether the last of them was right
    helped: whether help was asked for before
    """

    day: str
    game: str
    answers: int
    solved: bool
    helped: bool


class CircleMember(msgspec.Struct):
    """A member of a circle.

    name: the name; empty where none was given
    mine: whether it is this guest
    streak: the days in a row on which a puzzle was solved by the first answer without help, up to today or yesterday
    results: of the days of the circle
    """

    name: str
    mine: bool
    streak: int
    results: tuple[CircleResult, ...]


class Circle(msgspec.Struct):
    """``GET /api/circles/{id}``: a circle, for all who know its address.

    circle: its id
    days: the dates that are shown, today first
    games: the names of the games that have puzzles
    members: in the order in which they came
    """

    circle: str
    days: tuple[str, ...]
    games: tuple[str, ...]
    members: tuple[CircleMember, ...]


class CircleInfo(msgspec.Struct):
    """A circle of this guest.

    circle: its id
    names: of its members
    """

    circle: str
    names: tuple[str, ...]


class Circles(msgspec.Struct):
    """``GET /api/circles``: the circles of this guest.

    circles: in the order in which the guest came into them
    """

    circles: tuple[CircleInfo, ...]

"""Flags: what in the results of a pool somebody who runs a house should look at. None of it is proof."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

from parlour.ratings.results import Result

LEAST_LEFT, LEFT_SHARE = 4, 0.25
"""The number and the share of their matches from which on somebody who left or ran out of time is flagged."""
LEAST_MET, SAME_SHARE = 10, 0.8
"""The number of somebody's matches, and the share against one opponent, from which on they are flagged."""
LEAST_WON, WON_SHARE, RESIGNED_SHARE = 8, 0.9, 0.5
"""The number and the share of matches of two that one of them won, and the share of these that the other gave up."""

Kind = Literal["leaves", "same", "given"]


class Flag(NamedTuple):
    """Something to look at.

    ``kind``: ``leaves``, who often leaves or lets the clock run out; ``same``, who plays almost only one opponent, and
    so may carry a rating along; ``given``, whom another lets win. ``who`` and ``other`` are ids of people, ``matches``
    those that show it, ``of`` those looked at.
    """

    kind: Kind
    who: str
    other: str
    matches: int
    of: int


def find_flags(results: Iterable[Result]) -> list[Flag]:
    """Find what is to be looked at in the results of a pool, by person."""
    counted = [result for result in results if result.ranks]
    return sorted([*_find_leavers(counted), *_find_same(counted), *_find_given(counted)])


def _all(result: Result) -> list[tuple[str, int]]:
    """List the people and programs of a result with their seats."""
    return [(player.id, seat) for seat, player in enumerate(result.players) if player.id is not None]


def _find_leavers(results: Sequence[Result]) -> Iterable[Flag]:
    played, left = Counter[str](), Counter[str]()
    for result in results:
        for who, seat in _all(result):
            played[who] += 1
            left[who] += result.lost[seat] in ("left", "time")
    for who, count in left.items():
        if count >= LEAST_LEFT and count >= LEFT_SHARE * played[who]:
            yield Flag("leaves", who, "", count, played[who])


def _find_same(results: Sequence[Result]) -> Iterable[Flag]:
    played, met = Counter[str](), Counter[tuple[str, str]]()
    for result in results:
        rated = [who for who, _ in result.rated]
        played.update(rated)
        met.update((who, other) for who in rated for other, _ in _all(result) if who != other)
    for (who, other), count in met.items():
        if played[who] >= LEAST_MET and count >= SAME_SHARE * played[who]:
            yield Flag("same", who, other, count, played[who])


def _find_given(results: Sequence[Result]) -> Iterable[Flag]:
    met, won, given = Counter[tuple[str, str]](), Counter[tuple[str, str]](), Counter[tuple[str, str]]()
    for result in results:
        for who, seat in result.rated:
            for other, beaten in _all(result):
                met[who, other] += 1
                if result.ranks[seat] < result.ranks[beaten]:
                    won[who, other] += 1
                    given[who, other] += result.lost[beaten] != ""
    for (who, other), count in won.items():
        of = met[who, other]
        if count >= max(LEAST_WON, WON_SHARE * of) and given[who, other] >= RESIGNED_SHARE * count:
            yield Flag("given", who, other, count, of)
